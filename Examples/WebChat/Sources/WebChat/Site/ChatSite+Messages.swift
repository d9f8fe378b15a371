import ChatStore
import Components
import DefaultComponents
import Drawing
import Foundation
import Hosting
import Hummingbird

extension ChatSite {
    /// Adds the forms that change messages, and the pages around them.
    func addMessages(to router: Router<ChatContext>) {
        router.post("rooms/:room/messages") { request, context in
            let (visit, user, room) = try await place(request, context)
            let fields = try await fields(of: request, visit)
            let parent = fields["parent"]
            try await requireMember(user, of: room)
            let id = "f\(Data(KeyFile.random().prefix(15)).base64URL)"
            let address = RoomAddress(room: room).place(parent)
            let components = looks.components(of: visit.look)
            switch Submission(of: fields["text"] ?? "", in: room, with: components) {
            case .handled: return redirection(to: address)
            case .refused(let reason): throw SiteError(status: .badRequest, words: reason)
            case .message(let text, let attachments):
                let command = ChatCommand.send(
                    id: id,
                    room: room,
                    text: text,
                    parentID: parent,
                    quotedID: fields["quoted"],
                    attachments: attachments
                )
                try await perform(command, by: user)
                return redirection(to: "\(address)#m-\(id.inQuery)")
            }
        }
        router.get("rooms/:room/messages/:id") { request, context in
            let (visit, user, room) = try await place(request, context)
            guard let message = try await message(context.parameters.get("id"), in: room) else {
                throw SiteError.notFound
            }
            return page(
                try await roomPage(
                    visit,
                    user,
                    room,
                    at: .around(message.sequence),
                    thread: message.parentID,
                    target: message
                ),
                visit
            )
        }
        router.post("rooms/:room/messages/:id/edit") { request, context in
            try await change(request, context) { .edit(id: $0.id, text: $1["text"] ?? "") }
        }
        router.post("rooms/:room/messages/:id/delete") { request, context in
            try await change(request, context) { message, _ in .delete(id: message.id) }
        }
        router.post("rooms/:room/messages/:id/actions") { request, context in
            let (visit, user, room) = try await place(request, context)
            let action = try await fields(of: request, visit)["action"] ?? ""
            guard let message = try await message(context.parameters.get("id"), in: room) else {
                throw SiteError.notFound
            }
            try await requireMember(user, of: room)
            try await choose(action, for: message, visit, user)
            return redirection(to: address(of: message))
        }
        router.post("rooms/:room/messages/:id/reactions") { request, context in
            try await change(request, context) {
                .react(id: $0.id, name: $1["name"] ?? "", isOn: $1["on"] == "1")
            }
        }
    }

    private func change(
        _ request: Request,
        _ context: ChatContext,
        _ command: (MessageRecord, FormFields) -> ChatCommand
    ) async throws -> Response {
        let (visit, user, room) = try await place(request, context)
        let fields = try await fields(of: request, visit)
        guard let message = try await message(context.parameters.get("id"), in: room) else {
            throw SiteError.notFound
        }
        try await perform(command(message, fields), by: user)
        return redirection(to: address(of: message))
    }

    private func address(of message: MessageRecord) -> String {
        "\(RoomAddress(room: message.room).message(message.id))#m-\(message.id.inQuery)"
    }

    /// Performs an action that a plugin offers for a message.
    private func choose(
        _ action: String,
        for message: MessageRecord,
        _ visit: Visit,
        _ user: UserRecord
    ) async throws {
        let view = RoomView(
            room: message.room,
            thread: message.parentID,
            window: RoomWindow(first: message.sequence, last: message.sequence),
            look: visit.look,
            userID: user.id
        )
        let now = Timestamp(microseconds: settings.clock())
        let page = try await drawer.draw(view, at: now).page.screen
        let scene = try await drawer.scene(of: view)
        let id = HTMLText.identifier(ofEntry: message.id)
        scene.person.begin(message.id)
        defer { scene.person.end(message.id) }
        guard let row = page.rows.first(where: { $0.id == id }),
            PluginActions(for: message.id, in: page, of: scene, at: now).items
                .contains(where: { $0.id == action }),
            let tap = try? RowTap(.choose(action: action), in: row, of: scene, drawn: now, at: now)
        else { throw SiteError(status: .badRequest, words: "This message has no such action.") }
        var failure: StoreError?
        for request in tap.requests {
            do {
                if let failure { throw failure }
                try await perform(request.command, by: user)
                tap.end(request, refused: nil)
            } catch let error as StoreError {
                tap.end(request, refused: error.summary)
                failure = error
            }
        }
        try await scene.person.save()
        await hub.stateChanged(of: user.id)
        if let failure { throw failure }
    }

    /// Runs a command, and informs the pages of its room.
    func perform(_ command: ChatCommand, by user: UserRecord) async throws {
        let changed = try await perform(command, by: user.id, at: settings.clock())
        await hub.changed(changed)
    }
}
