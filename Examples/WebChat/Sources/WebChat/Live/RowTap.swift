import ChatStore
import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// The effects of a tap in a row of a page.
struct RowTap: Sendable {
    /// The requests of the row, as commands.
    var commands: [ChatCommand] = []
    /// The frame that shows the destination in the browser.
    var destination: ServerFrame?

    private init() {}

    /// Taps a node of a row as the browser has it.
    init(_ node: Int, in row: HTMLRow, of scene: RoomScene) throws(RowInputError) {
        let host = RowHost(scene)
        let client = ChatClient(
            currentUser: scene.facts.viewer,
            send: { request, _ in host.take(request) }
        )
        let screen = PageScreen(
            scene.pages,
            of: scene.controller(client),
            in: scene.window,
            events: host
        )
        try screen.perform(.tap(node: node), in: row)
        self = host.tap
    }

    /// Collects the requests and events of a row.
    private final class RowHost: EventSink {
        private let scene: RoomScene
        private(set) var tap = RowTap()

        init(_ scene: RoomScene) {
            self.scene = scene
        }

        /// Turns a request into a command.
        func take(_ request: ChatRequest) -> SendingOutcome {
            switch request {
            case .edit(let message):
                tap.commands.append(.edit(id: message.id, text: message.text.plain))
            case .delete(let id): tap.commands.append(.delete(id: id))
            case .addReaction(let id, let name, _):
                tap.commands.append(.react(id: id, name: name, isOn: true))
            case .removeReaction(let id, let name):
                tap.commands.append(.react(id: id, name: name, isOn: false))
            case .send, .custom, .load: return .failed(reason: "This chat cannot do that.")
            }
            return .sent
        }

        func receive(_ event: RaisedEvent) -> EventReply {
            if let quoted = event[.tapOnQuote]?.quote?.messageID {
                show(quoted)
                return .handled
            }
            switch event[.route] {
            case .thread(let message):
                let address = RoomAddress(room: scene.room).thread(message.parentID ?? message.id)
                tap.destination = .open(address)
            case .reactions(let message), .messageActions(_, let message): choose(message.id)
            case .gallery, .link, .user, .readers, nil: return .passed
            }
            return .handled
        }

        /// Scrolls to a message, or opens the page around it.
        private func show(_ id: String) {
            let isShown = scene.root?.id == id || scene.part.shown.contains { $0.id == id }
            guard isShown else { return choose(id) }
            tap.destination = .scroll(row: HTMLText.identifier(ofEntry: id))
        }

        /// Opens the page of a message, with its forms.
        private func choose(_ id: String) {
            let address = RoomAddress(room: scene.room).message(id)
            tap.destination = .open("\(address)#\(HTMLText.identifier(ofEntry: id))")
        }
    }
}
