import Components
import DefaultComponents
import Hosting
import Synchronization

/// The bars of a room or thread for a person, with the messages that they show.
struct RoomBars: Sendable {
    let pages: ChannelPages
    let channel: ChatChannel
    let viewer: ChatUser?
    /// The state of the plugins of the person.
    let person: PersonState
    /// The messages of the page, the newest first.
    let messages: [ChatMessage]
    /// The first message of the thread.
    var rootID: String?
    /// Messages of the room that are not in the page, the newest first.
    private(set) var others: [ChatMessage] = []
    /// The identifiers of messages that were read, or do not exist.
    private var known: Set<String> = []

    /// The number of times that bars are drawn, as one message can lead them to others.
    static let rounds = 3

    init(
        _ pages: ChannelPages,
        of channel: ChatChannel,
        _ messages: [ChatMessage],
        for person: PersonState,
        _ viewer: ChatUser?,
        rootID: String? = nil
    ) {
        (self.pages, self.channel, self.messages) = (pages, channel, messages)
        (self.person, self.viewer, self.rootID) = (person, viewer, rootID)
    }

    /// Bars that were drawn.
    struct Drawing: Sendable {
        var bars = ScreenBars.none
        /// The instant at which they are to be drawn again.
        var nextDue: Timestamp?
        /// The identifiers of messages that are to be read for them.
        var unknown: [String] = []
    }

    /// Draws the bars at an instant, after a turn of their plugins.
    func draw(at now: Timestamp?) -> Drawing {
        guard pages.mayHaveBars else { return Drawing() }
        let asked = AskedMessages()
        let turn = pages.turnOfBars(
            of: controller(onUnknown: asked.add),
            at: now ?? pages.components[.clockStart]
        )
        return Drawing(bars: turn.bars, nextDue: turn.nextDue, unknown: asked.ids(without: known))
    }

    /// Draws the bars at an instant without a turn, and returns the identifiers of messages that are to be read for them.
    func unknown(at now: Timestamp) -> [String] {
        let asked = AskedMessages()
        _ = pages.bars(of: controller(onUnknown: asked.add), at: now)
        return asked.ids(without: known)
    }

    /// Adds messages that were read, of which some may not exist.
    mutating func add(_ read: [ChatMessage], of ids: [String]) {
        known.formUnion(ids)
        others += read
        others.sort { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }

    /// Returns a controller of the messages, whose requests go to a function.
    ///
    /// - Parameters:
    ///   - unknown: Called with the identifiers of messages that are not there.
    ///   - send: Called with requests.
    /// - Returns: A controller of its own for each call.
    func controller(
        onUnknown unknown: @escaping @Sendable (String) -> Void = { _ in },
        sending send: @escaping (ChatRequest) -> SendingOutcome = { _ in .sent }
    ) -> ChatChannelController {
        let client = ChatClient(
            currentUser: viewer,
            send: { request, _ in send(request) },
            store: person.state
        )
        if let rootID {
            let thread = ThreadTranscript(rootID: rootID, messages: messages)
            return ChatChannelController(thread: thread, of: channel, client: client)
        }
        let newer = others.prefix { other in
            messages.first.map { $0.createdAt < other.createdAt } ?? true
        }
        let all = newer + messages + others.dropFirst(newer.count)
        let places = Dictionary(all.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let found = ChatMessages(count: all.count) { id in
            let place = places[id]
            if place == nil { unknown(id) }
            return place
        } message: {
            all[$0]
        }
        return ChatChannelController(channel: channel, messages: found, client: client)
    }
}

/// The identifiers of messages that were not found, in the order in which they were first looked for.
private final class AskedMessages: Sendable {
    private let asked = Mutex<[String]>([])

    /// The number of identifiers that are kept, the last ones.
    private static let limit = 100

    /// Returns the identifiers that are not among others.
    func ids(without known: Set<String>) -> [String] {
        asked.withLock { $0.filter { !known.contains($0) } }
    }

    /// Adds an identifier.
    func add(_ id: String) {
        asked.withLock { asked in
            guard !asked.contains(id) else { return }
            asked.append(id)
            if asked.count > Self.limit { asked.removeFirst() }
        }
    }
}
