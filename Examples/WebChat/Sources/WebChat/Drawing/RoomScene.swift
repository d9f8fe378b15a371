import ChatStore
import DefaultComponents
import Hosting

/// The messages and settings from which the page of a room or thread is drawn.
struct RoomScene: Sendable {
    let room: String
    let pages: ChannelPages
    let facts: RoomFacts
    let part: RoomReader.Part
    /// The first message of the thread.
    let root: MessageRecord?
    /// The messages with those next to the window, the newest first.
    let messages: [ChatMessage]
    /// The state of the plugins of the person.
    let person: PersonState

    /// The messages that the page shows.
    var window: PageWindow {
        let count = part.shown.count + (root == nil ? 0 : 1)
        return PageWindow(newest: part.shown.last?.id ?? root?.id, count: max(1, count))
    }

    private var channel: ChatChannel {
        ChatChannel(
            id: room,
            members: facts.members.map(facts.user),
            currentUserId: facts.viewerID,
            allowsReplies: root == nil
        )
    }

    /// The bars of the page.
    var bars: RoomBars {
        RoomBars(pages, of: channel, messages, for: person, facts.viewer, rootID: root?.id)
    }

    /// Returns a controller of the messages, whose requests go to a function.
    func controller(
        sending send: @escaping (ChatRequest) -> SendingOutcome = { _ in .sent }
    ) -> ChatChannelController {
        ChatChannelController(
            of: channel,
            messages,
            thread: root?.id,
            for: facts.viewer,
            person,
            sending: send
        )
    }
}

extension ChatChannelController {
    /// Creates a controller of what a person sees of a room or thread.
    ///
    /// - Parameters:
    ///   - channel: The room.
    ///   - messages: The messages, the newest first.
    ///   - rootID: The first message of the thread; nil for the room.
    ///   - viewer: The person, if a member.
    ///   - person: The state of the plugins of the person.
    ///   - unknown: Called with the identifiers of messages that are looked for and not there.
    ///   - send: Called with requests.
    convenience init(
        of channel: ChatChannel,
        _ messages: [ChatMessage],
        thread rootID: String?,
        for viewer: ChatUser?,
        _ person: PersonState,
        onUnknown unknown: (@Sendable (String) -> Void)? = nil,
        sending send: @escaping (ChatRequest) -> SendingOutcome
    ) {
        let client = ChatClient(
            currentUser: viewer,
            send: { request, _ in send(request) },
            store: person.state
        )
        if let rootID {
            let thread = ThreadTranscript(rootID: rootID, messages: messages)
            self.init(thread: thread, of: channel, client: client)
        } else {
            let known = unknown.map { ChatMessages(messages, onUnknown: $0) }
            let messages = known ?? ChatMessages(messages)
            self.init(channel: channel, messages: messages, client: client)
        }
    }
}

extension ChatMessages {
    /// Creates messages that report the identifiers which are looked for and not theirs.
    fileprivate init(
        _ messages: [ChatMessage],
        onUnknown unknown: @escaping @Sendable (String) -> Void
    ) {
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
