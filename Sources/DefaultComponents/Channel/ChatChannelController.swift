import Components

/// The messages of a channel or of a thread, in memory: loads them by pages, takes events, and tells its delegate.
///
/// Give it all the messages that there are, set the delegate, and call ``synchronize()``; then ``messages`` are the
/// loaded ones. Everything happens before a call returns, but for calls from within the delegate: they take
/// effect, in order, once the delegate was reported everything of the call before, so that what it is reported
/// always leads to what it finds. Such calls may lead to others; where they never end, the rest does nothing, and
/// `Components.onDiagnostic` is reported.
///
/// ```swift
/// let controller = ChatChannelController(transcript: transcript)
/// controller.delegate = self
/// controller.synchronize()
/// controller.receive(.newMessage(message))
/// ```
nonisolated public final class ChatChannelController {
    /// Hears what changed.
    public weak var delegate: (any ChatChannelControllerDelegate)?

    /// Who reads and writes, and how what they write leaves the app.
    public let client: ChatClient

    /// How many messages a page has.
    public let pageSize: Int

    /// Those who type, the reader among them; somebody stops by an event or by a message.
    ///
    /// At most 1,000: further users are ignored until one of these stops.
    public var typingUsers: Set<ChatUser> { Set(typists.values) }

    /// The typing users, by id.
    var typists: [ChatUser.ID: ChatUser] = [:]

    /// Whether the server can be reached.
    public internal(set) var isConnected = true

    /// Whether events about typing count; switching them off ends all typing.
    public var areTypingEventsEnabled = true {
        didSet { if !areTypingEventsEnabled { stopAllTyping() } }
    }

    /// The id of the root, for a thread.
    let rootID: String?

    /// The channel as it is, before ``synchronize()`` too.
    var knownChannel: ChatChannel

    var history: MessageHistory

    /// The id of the newest message that was read; nothing if all are unread.
    var readMessageID: String?

    /// The roots of replies by the replies' ids.
    var rootIDs: [String: String] = [:]

    /// What is to be sent once the server can be reached again, oldest first.
    var waiting: [WaitingRequest] = []

    var isSynchronized = false
    private var isInstrumented = false
    private var deferred: [(inout ChannelOutcome) -> Bool] = []
    /// The number of deferred changes that deferred changes caused; none before the first of these runs.
    private var followingCount: Int?

    /// Creates a controller of a channel, from all its messages.
    ///
    /// If the channel knows which message was read last, but not how many are unread, they are counted. A client
    /// says who reads and writes; without one, the channel does, and what is written is sent at once.
    ///
    /// - Complexity: O(*n*) in the messages that are not read. An event about one of so many messages costs the
    ///   same as one of a few, if the messages find their places by ids; see ``receive(_:)``.
    public convenience init(
        channel: ChatChannel,
        messages: ChatMessages,
        client: ChatClient? = nil,
        pageSize: Int = 50
    ) {
        self.init(channel, messages, rootID: nil, client, pageSize: pageSize)
    }

    /// Creates a controller of a channel as a format loaded it.
    public convenience init(
        transcript: ChannelTranscript,
        client: ChatClient? = nil,
        pageSize: Int = 50
    ) {
        self.init(
            channel: transcript.channel,
            messages: ChatMessages(transcript.messages),
            client: client,
            pageSize: pageSize
        )
        for thread in transcript.threads {
            for reply in thread.messages where reply.parentID == thread.rootID {
                rootIDs[reply.id] = thread.rootID
            }
        }
    }

    /// Creates a controller of a thread: of its replies and, last, its root.
    ///
    /// What is not read is counted for the thread alone, beginning with nothing.
    public convenience init(
        thread: ThreadTranscript,
        of channel: ChatChannel,
        client: ChatClient? = nil,
        pageSize: Int = 50
    ) {
        var channel = channel
        channel.lastReadMessageID = nil
        channel.unreadCount = .noUnread
        let messages = ChatMessages(thread.messages)
        self.init(channel, messages, rootID: thread.rootID, client, pageSize: pageSize)
    }

    private init(
        _ channel: ChatChannel,
        _ messages: ChatMessages,
        rootID: String?,
        _ client: ChatClient?,
        pageSize: Int
    ) {
        self.pageSize = max(pageSize, 1)
        self.rootID = rootID
        self.client = client ?? ChatClient(currentUser: channel.reader)
        knownChannel = channel
        if let id = client?.currentUserId { knownChannel.currentUserId = id }
        history = MessageHistory(messages)
        placeReading()
        self.client.add(self)
    }

    /// The channel; nothing before ``synchronize()``.
    public var channel: ChatChannel? {
        isSynchronized ? knownChannel : nil
    }

    /// The loaded messages, newest first.
    public var messages: ChatMessages {
        history.loaded
    }

    /// How many messages there are, loaded or not.
    public var messageCount: Int {
        history.messages.count
    }

    /// The newest message, loaded or not; none if there is none.
    public var newestMessage: ChatMessage? {
        history.messages.first
    }

    /// Returns the message that has an id, loaded or not.
    ///
    /// - Complexity: About O(1) if the messages find their places by ids, or for a message that was looked for
    ///   before; else O(*p*) for its place *p*, and O(*n*) if there is none.
    public func message(id: ChatMessage.ID) -> ChatMessage? {
        history.place(of: id).map { history.messages[$0] }
    }

    /// The root of the thread, as it is; none for a channel.
    public var threadMessage: ChatMessage? {
        rootID.flatMap(message(id:))
    }

    /// The id of the reader; none for an outsider.
    public var currentUserId: String? {
        knownChannel.currentUserId
    }
}

@available(*, unavailable)
extension ChatChannelController: Sendable {}

extension ChatChannelController {
    /// Runs a change and then tells the delegate; from within the delegate, the change is put off.
    ///
    /// Of deferred changes that cause each other without end, the first 200 run.
    ///
    /// - Parameters:
    ///   - name: What is called.
    ///   - isLoading: Whether it loads a page, which comes to an end by itself.
    ///   - operation: The change.
    /// - Returns: Whether something changed; `false` for a change that is put off.
    @discardableResult
    func change(
        _ name: String = #function,
        isLoading: Bool = false,
        _ operation: @escaping (inout ChannelOutcome) -> Bool
    ) -> Bool {
        guard !isInstrumented else {
            if !isLoading, let count = followingCount {
                guard count < 200 else {
                    Components.tell(.callNeverEnds(call: "ChatChannelController.\(name)"))
                    return false
                }
                followingCount = count + 1
            }
            deferred.append(operation)
            return false
        }
        isInstrumented = true
        defer { (isInstrumented, followingCount) = (false, nil) }
        let isChanged = run(operation)
        followingCount = 0
        var next = 0
        while next < deferred.count {
            run(deferred[next])
            next += 1
        }
        deferred = []
        return isChanged
    }

    @discardableResult
    private func run(_ operation: (inout ChannelOutcome) -> Bool) -> Bool {
        var outcome = ChannelOutcome()
        let isChanged = operation(&outcome)
        tell(outcome)
        return isChanged
    }

    private func tell(_ outcome: ChannelOutcome) {
        if !outcome.messages.isEmpty {
            delegate?.channelController(self, didUpdateMessages: outcome.messages)
        }
        if let channel = outcome.channel {
            delegate?.channelController(self, didUpdateChannel: channel)
        }
        if let typingUsers = outcome.typingUsers {
            delegate?.channelController(self, didChangeTypingUsers: typingUsers)
        }
        if let isConnected = outcome.isConnected {
            let observer = delegate as? any ChatConnectionObserving
            observer?.channelController(self, didChangeConnection: isConnected)
        }
        for failure in outcome.failures {
            let observer = delegate as? any ChatSendingObserving
            observer?.channelController(
                self,
                didFailToSend: failure.request,
                reason: failure.reason
            )
        }
        if !outcome.done.isEmpty { client.tell(outcome.done, from: self) }
    }

    /// Changes the channel and says so, unless it stays as it is or was not synchronized yet.
    func update(_ outcome: inout ChannelOutcome, _ body: (inout ChatChannel) -> Void) {
        let old = knownChannel
        body(&knownChannel)
        guard isSynchronized, knownChannel != old else { return }
        outcome.channel = .update(knownChannel)
    }
}
