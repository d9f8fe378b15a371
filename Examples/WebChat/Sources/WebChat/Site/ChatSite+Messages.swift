import ChatStore
import Foundation
import Hummingbird

extension ChatSite {
    /// Adds the forms that change messages, and the pages around them.
    func addMessages(to router: Router<ChatContext>) {
        router.post("rooms/:room/messages") { request, context in
            let (visit, user, room) = try await place(request, context)
            let fields = try await fields(of: request, visit)
            let parent = fields["parent"]
            let id = "f\(Data(KeyFile.random().prefix(15)).base64URL)"
            try await perform(
                .send(
                    id: id,
                    room: room,
                    text: fields["text"] ?? "",
                    parentID: parent,
                    quotedID: fields["quoted"]
                ),
                by: user
            )
            return redirection(to: "\(RoomAddress(room: room).place(parent))#m-\(id.inQuery)")
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
        return redirection(
            to: "\(RoomAddress(room: room).message(message.id))#m-\(message.id.inQuery)"
        )
    }

    private func perform(_ command: ChatCommand, by user: UserRecord) async throws {
        let changed = try await perform(command, by: user.id, at: settings.clock())
        for room in Set(changed.map(\.room)) { await hub.changed(room) }
    }
}
