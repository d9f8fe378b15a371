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
    private var others: [(sequence: Int64, message: ChatMessage)] = []
    /// The identifiers of messages that were read, or do not exist.
    private var known: Set<String> = []

    /// The number of times that messages are read, as one can lead bars to others.
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

    /// The identifiers of the messages.
    var ids: [String] { messages.map(\.id) + others.map(\.message.id) }

    /// Draws the bars at an instant, after a turn of their plugins, and returns the instant at which they are due again.
    func draw(at now: Timestamp?) -> (bars: ScreenBars, nextDue: Timestamp?) {
        guard pages.mayHaveBars else { return (.none, nil) }
        return pages.turnOfBars(of: controller(), at: now ?? pages.components[.clockStart])
    }

    /// Draws the bars at an instant without a turn, and returns the identifiers of messages that are to be read for them.
    func unknown(at now: Timestamp?) -> [String] {
        guard pages.mayHaveBars, rootID == nil else { return [] }
        let asked = AskedMessages(besides: known)
        _ = pages.bars(of: controller(onUnknown: asked.add), at: now)
        return asked.ids
    }

    /// Adds messages that were read, of which some may not exist.
    mutating func add(_ read: [(sequence: Int64, message: ChatMessage)], of ids: [String]) {
        known.formUnion(ids)
        others += read
        others.sort { $0.sequence > $1.sequence }
    }

    /// Returns a controller of the messages, whose requests go to a function.
    ///
    /// Those that are not in the page are behind its oldest one, so that its newest one is the same for all bars.
    ///
    /// - Parameters:
    ///   - unknown: Called with the identifiers of messages that are looked for and not there.
    ///   - send: Called with requests.
    /// - Returns: A controller of its own for each call.
    func controller(
        onUnknown unknown: (@Sendable (String) -> Void)? = nil,
        sending send: @escaping (ChatRequest) -> SendingOutcome = { _ in .sent }
    ) -> ChatChannelController {
        ChatChannelController(
            of: channel,
            messages + others.map(\.message),
            thread: rootID,
            for: viewer,
            person,
            onUnknown: unknown,
            sending: send
        )
    }
}

/// The identifiers of messages that were not found, in the order in which they were first looked for.
private final class AskedMessages: Sendable {
    private let known: Set<String>
    private let asked = Mutex<[String]>([])

    /// The number of identifiers that are kept, the last ones.
    private static let limit = 100

    /// Creates an empty list, to which some identifiers are not added.
    init(besides known: Set<String>) {
        self.known = known
    }

    /// The identifiers.
    var ids: [String] { asked.withLock(\.self) }

    /// Adds an identifier.
    func add(_ id: String) {
        guard !known.contains(id) else { return }
        asked.withLock { asked in
            guard !asked.contains(id) else { return }
            asked.append(id)
            if asked.count > Self.limit { asked.removeFirst() }
        }
    }
}
