import ChatStore
import Components
import DefaultComponents
import Hosting
import Synchronization
import Views

/// The messages and settings from which the page of a room or thread is drawn.
struct RoomScene: Sendable {
    let room: String
    let pages: ChannelPages
    let facts: RoomFacts
    let part: RoomReader.Part
    /// The first message of the thread.
    let root: MessageRecord?
    /// The messages with those next to the window, the newest first, and others that bars ask for.
    var messages: [ChatMessage]
    /// The state of the plugins of the person.
    let person: PersonState

    /// The messages that the page shows.
    var window: PageWindow {
        let count = part.shown.count + (root == nil ? 0 : 1)
        return PageWindow(newest: part.shown.last?.id ?? root?.id, count: max(1, count))
    }

    /// Returns the page without the messages in its counts that are known for bars.
    func counted(_ page: ScreenPage) -> ScreenPage {
        guard root == nil else { return page }
        return ScreenPage(
            style: page.style,
            rows: page.rows,
            older: part.older == nil ? 0 : 1,
            newer: part.newer == nil ? 0 : 1,
            bars: page.bars
        )
    }

    /// Returns the messages for which bars ask at an instant and that are not in the scene.
    func unknownMessages(at now: Timestamp?) -> [String] {
        guard pages.mayHaveBars, root == nil else { return [] }
        let asked = AskedMessages()
        let controller = controller(onUnknown: asked.add)
        _ = pages.bars(of: controller, at: now ?? pages.components[.clockStart])
        return asked.ids
    }

    /// Returns a controller of the messages, whose requests go to a function.
    ///
    /// - Parameters:
    ///   - unknown: Called with the identifiers of messages that plugins look for and that the scene does not have.
    ///   - send: Called with requests.
    /// - Returns: A controller of its own for each call.
    func controller(
        onUnknown unknown: @escaping @Sendable (String) -> Void = { _ in },
        sending send: @escaping (ChatRequest) -> SendingOutcome = { _ in .sent }
    ) -> ChatChannelController {
        let client = ChatClient(
            currentUser: facts.viewer,
            send: { request, _ in send(request) },
            store: person.state
        )
        let channel = ChatChannel(
            id: room,
            members: facts.members.map(facts.user),
            currentUserId: facts.viewerID,
            allowsReplies: root == nil
        )
        guard let root else {
            return ChatChannelController(
                channel: channel,
                messages: pages.mayHaveBars
                    ? ChatMessages(messages, onUnknown: unknown) : ChatMessages(messages),
                client: client
            )
        }
        let thread = ThreadTranscript(rootID: root.id, messages: messages)
        return ChatChannelController(thread: thread, of: channel, client: client)
    }
}

extension ChatMessages {
    /// Creates messages, and calls a function with the identifiers of others that are looked for.
    init(_ messages: [ChatMessage], onUnknown unknown: @escaping @Sendable (String) -> Void) {
        let places = Dictionary(messages.enumerated().map { ($1.id, $0) }) { first, _ in first }
        self.init(count: messages.count) { id in
            let place = places[id]
            if place == nil { unknown(id) }
            return place
        } message: {
            messages[$0]
        }
    }
}

/// The identifiers of messages that plugins have looked for in vain, in order.
final class AskedMessages: Sendable {
    private let asked = Mutex<[String]>([])

    /// The identifiers beyond which no other is noted.
    private static let limit = 20

    /// The identifiers.
    var ids: [String] { asked.withLock(\.self) }

    /// Notes an identifier.
    func add(_ id: String) {
        asked.withLock { asked in
            if asked.count < Self.limit, !asked.contains(id) { asked.append(id) }
        }
    }
}
