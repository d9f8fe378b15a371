import ChatStore
import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// An input of a person in a row or bar of a page, and its effects.
///
/// What plugins ask for waits until ``end(_:refused:)`` says what came of it.
final class RowTap {
    /// A change that the row asks for, with the identifier of its request if it is a plugin's own.
    struct Request: Sendable {
        var command: ChatCommand
        var requestID: String?
    }

    private let host: RowHost
    private let controller: ChatChannelController
    private let screen: PageScreen

    /// Performs an input in a row as the browser has it.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - row: The row.
    ///   - texts: The texts that were entered in fields of the row, by their nodes.
    ///   - scene: The messages of the page.
    ///   - bars: The bars of the page, if the row is theirs.
    ///   - drawn: The instant at which the row was drawn.
    ///   - now: The instant of the input.
    /// - Throws: `RowInputError` for what was not offered, or has changed.
    init(
        _ input: RowInput,
        in row: HTMLRow,
        entering texts: [Int: String] = [:],
        of scene: RoomScene,
        _ bars: RoomBars? = nil,
        drawn: Timestamp = Timestamp(microseconds: 0),
        at now: Timestamp = Timestamp(microseconds: 0)
    ) throws(RowInputError) {
        let host = RowHost(scene)
        self.host = host
        controller =
            bars?.controller(sending: host.take) ?? scene.controller(sending: host.take)
        screen = PageScreen(
            scene.pages,
            of: controller,
            in: scene.window,
            at: drawn,
            events: host
        )
        try screen.perform(input, in: row, entering: texts, at: now)
    }

    /// The requests of the row, in their order.
    var requests: [Request] { host.requests }
    /// The commands of these requests.
    var commands: [ChatCommand] { host.requests.map(\.command) }
    /// The texts of fields that are not those that were entered, by their nodes.
    var texts: [Int: String] { screen.changedTexts }
    /// The frame that shows the destination in the browser.
    var destination: ServerFrame? { host.destination }

    /// Tells plugins what came of a request of theirs; the reason is nil if it was stored.
    func end(_ request: Request, refused reason: String?) {
        guard let id = request.requestID else { return }
        controller.receive(
            reason.map { .sendingFailed(id: id, reason: $0) } ?? .messageSent(id: id)
        )
    }

    /// Collects the requests and events of a row.
    private final class RowHost: EventSink {
        private let scene: RoomScene
        private(set) var requests: [Request] = []
        private(set) var destination: ServerFrame?

        init(_ scene: RoomScene) {
            self.scene = scene
        }

        /// Turns a request into a command.
        func take(_ request: ChatRequest) -> SendingOutcome {
            switch request {
            case .edit(let message): add(.edit(id: message.id, text: message.text.plain))
            case .delete(let id): add(.delete(id: id))
            case .addReaction(let id, let name, _): add(.react(id: id, name: name, isOn: true))
            case .removeReaction(let id, let name): add(.react(id: id, name: name, isOn: false))
            case .custom(let id, let payload):
                guard let message = payload.messageID, let json = try? payload.json.payloadText()
                else { return Self.refusal }
                let answer = ChatCommand.respond(id: message, kind: payload.name, json: json)
                requests.append(Request(command: answer, requestID: id))
                return .underway
            case .send, .load: return Self.refusal
            }
            return .sent
        }

        private static let refusal = SendingOutcome.failed(reason: "This chat cannot do that.")

        private func add(_ command: ChatCommand) {
            requests.append(Request(command: command))
        }

        func receive(_ event: RaisedEvent) -> EventReply {
            if let quoted = event[.tapOnQuote]?.quote?.messageID {
                show(quoted)
                return .handled
            }
            if let message = event[.scrollToMessage] {
                show(message.id)
                return .handled
            }
            if let text = event[.copyText] {
                destination = .copy(text)
                return .handled
            }
            switch event[.route] {
            case .thread(let message):
                let address = RoomAddress(room: scene.room).thread(message.parentID ?? message.id)
                destination = .open(address)
            case .reactions(let message), .messageActions(_, let message): choose(message.id)
            case .gallery(_, let picture):
                guard case .image(let image) = picture.payload,
                    let address = PictureAddress(text: image.imageURL)
                else { return .passed }
                destination = .open(address.path)
            case .link, .user, .readers, nil: return .passed
            }
            return .handled
        }

        /// Scrolls to a message, or opens the page around it.
        private func show(_ id: String) {
            let isShown = scene.root?.id == id || scene.part.shown.contains { $0.id == id }
            guard isShown else { return choose(id) }
            destination = .scroll(row: HTMLText.identifier(ofEntry: id))
        }

        /// Opens the page of a message, with its forms.
        private func choose(_ id: String) {
            let address = RoomAddress(room: scene.room).message(id)
            destination = .open("\(address)#\(HTMLText.identifier(ofEntry: id))")
        }
    }
}
