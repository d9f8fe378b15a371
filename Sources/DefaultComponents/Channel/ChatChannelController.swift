import Components

/// A controller of the messages of a channel or thread in memory: pages, events, changes for its delegate.
///
/// Give it all messages, set the delegate, and call ``synchronize()``; then ``messages`` are the loaded ones.
/// Changes take effect before a call returns, except for calls from the delegate: they are deferred, in order,
/// until all changes of the current call were reported to the delegate, so that these always lead to the
/// current messages. Calls that lead to others without end are ignored after a limit, which is reported to
/// `Components.onDiagnostic`.
///
/// ```swift
/// let controller = ChatChannelController(transcript: transcript)
/// controller.delegate = self
/// controller.synchronize()
/// controller.receive(.newMessage(message))
/// ```
nonisolated public final class ChatChannelController {
    /// The object that is informed of changes.
    public weak var delegate: (any ChatChannelControllerDelegate)? {
        didSet { checkDelegate(insteadOf: oldValue) }
    }

    /// The screen that was the delegate before another one.
    weak var lostScreen: (any ChatChannelScreen)?

    /// The client, which has the reader and sends messages.
    public let client: ChatClient

    /// The number of messages of a page.
    public let pageSize: Int

    /// The users who are typing, including the reader; typing ends with an event or a message.
    ///
    /// At most 1,000; further users are ignored until one of these stops.
    public var typingUsers: Set<ChatUser> { Set(typists.values) }

    /// The typing users, by id.
    var typists: [ChatUser.ID: ChatUser] = [:]

    /// Whether the server can be reached.
    public internal(set) var isConnected = true

    /// Whether events about typing have an effect; switching it off ends all typing.
    public var areTypingEventsEnabled = true {
        didSet { if !areTypingEventsEnabled { stopAllTyping() } }
    }

    /// The id of the root; `nil` for a channel.
    let rootID: String?

    /// The channel, also before ``synchronize()``.
    var knownChannel: ChatChannel

    /// The messages, which `history` reads and changes.
    var keptHistory: MessageHistory

    /// Whether closures of lazy messages may be running.
    var isBusy = false

    /// The id of the newest message that was read; `nil` if all are unread.
    var readMessageID: String?

    /// The roots of replies by the replies' ids.
    var rootIDs: [String: String] = [:]

    /// The requests that are sent when the connection is back, oldest first.
    var waiting: [WaitingRequest] = []

    /// The pages that are requested, by their ends.
    var requested: [RequestedPage] = [] {
        didSet {
            guard requested.isEmpty != oldValue.isEmpty else { return }
            (delegate as? any ChatChannelScreen)?.showLoading()
        }
    }

    var isSynchronized = false
    private var isInstrumented = false
    private var deferred: [(inout ChannelOutcome) -> Bool] = []
    /// The number of deferred changes that deferred changes caused; `nil` before the first of these runs.
    private var followingCount: Int?

    /// Creates a controller of a channel, from all its messages or those between open ends.
    ///
    /// At an open end the server may have more messages, which are requested as ``loadPreviousMessages(limit:)`` says.
    /// If the channel has a last read message, but no unread count, unread messages are counted. The client has the
    /// reader; without a client, the channel has, and messages count as sent at once.
    ///
    /// - Complexity: O(*n*) in the unread messages. An event costs the same for many messages as for a few, if
    ///   these find their indices by id; see ``receive(_:)``.
    public convenience init(
        channel: ChatChannel,
        messages: ChatMessages,
        client: ChatClient? = nil,
        pageSize: Int = 50,
        openEnds: Set<MessageEnd> = []
    ) {
        self.init(channel, messages, rootID: nil, client, pageSize: pageSize, openEnds)
    }

    /// Creates a controller of a channel that a format loaded.
    public convenience init(
        transcript: ChannelTranscript,
        client: ChatClient? = nil,
        pageSize: Int = 50,
        openEnds: Set<MessageEnd> = []
    ) {
        self.init(
            channel: transcript.channel,
            messages: ChatMessages(transcript.messages),
            client: client,
            pageSize: pageSize,
            openEnds: openEnds
        )
        for thread in transcript.threads {
            for reply in thread.messages where reply.parentID == thread.rootID {
                rootIDs[reply.id] = thread.rootID
            }
        }
    }

    /// Creates a controller of a thread, whose messages are its replies and, last, its root.
    ///
    /// The unread count is that of the thread alone, and begins at 0.
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
        pageSize: Int,
        _ openEnds: Set<MessageEnd> = []
    ) {
        self.pageSize = max(pageSize, 1)
        self.rootID = rootID
        self.client = client ?? ChatClient(currentUser: channel.reader)
        knownChannel = channel
        if let id = client?.currentUserId { knownChannel.currentUserId = id }
        keptHistory = MessageHistory(messages, openEnds: openEnds)
        placeReading()
        self.client.add(self)
    }

    /// The channel; `nil` before ``synchronize()``.
    public var channel: ChatChannel? { isSynchronized ? knownChannel : nil }

    /// The loaded messages, newest first.
    public var messages: ChatMessages { history.loaded }

    /// The number of messages, loaded or not.
    public var messageCount: Int { history.messages.count }

    /// The newest message, loaded or not; `nil` if there is none.
    public var newestMessage: ChatMessage? { reading { $0.first } }

    /// Returns the message with an id, loaded or not.
    ///
    /// - Complexity: About O(1) if the messages find their indices by id, or for a message that was searched
    ///   before; else O(*p*) for its index *p*, and O(*n*) if there is none.
    public func message(id: ChatMessage.ID) -> ChatMessage? {
        history.place(of: id).map { place in reading { $0[place] } }
    }

    /// The root of the thread; `nil` for a channel.
    public var threadMessage: ChatMessage? { rootID.flatMap(message(id:)) }

    /// The id of the reader; `nil` for an outsider.
    public var currentUserId: String? { knownChannel.currentUserId }
}

@available(*, unavailable)
extension ChatChannelController: Sendable {}

extension ChatChannelController {
    /// Runs a change and then informs the delegate; defers it in a call from the delegate.
    ///
    /// The first 200 run of deferred changes that cause each other without end.
    ///
    /// - Parameters:
    ///   - name: The name of the method that was called.
    ///   - isLoading: Whether it loads a page, which ends by itself.
    ///   - operation: The change.
    /// - Returns: Whether something changed; `false` for a deferred change.
    @discardableResult
    func change(
        _ name: String = #function,
        isLoading: Bool = false,
        _ operation: @escaping (inout ChannelOutcome) -> Bool
    ) -> Bool {
        let isShowing = isBusy || isBeingShown(isLoading: isLoading)
        guard !isInstrumented, !isShowing else {
            if isBusy || !isLoading, let count = followingCount ?? (isShowing ? 0 : nil) {
                guard count < (isShowing ? 8 : 200) else {
                    tellOfEndless("ChatChannelController.\(name)")
                    return false
                }
                followingCount = count + 1
            }
            deferred.append(operation)
            return false
        }
        goOn()
        var isChanged = false
        runDeferred { isChanged = run(operation) }
        return isChanged
    }

    /// Runs the changes that were deferred while the delegate placed rows.
    func goOn() {
        if !isInstrumented, !deferred.isEmpty { runDeferred {} }
    }

    private func runDeferred(after first: () -> Void) {
        isInstrumented = true
        defer { (isInstrumented, followingCount) = (false, nil) }
        first()
        followingCount = followingCount ?? 0
        var next = 0
        while next < deferred.count {
            run(deferred[next])
            next += 1
        }
        deferred = []
    }

    @discardableResult
    private func run(_ operation: (inout ChannelOutcome) -> Bool) -> Bool {
        var outcome = ChannelOutcome()
        let isChanged = operation(&outcome)
        tell(outcome)
        if let lostScreen { report(toLost: lostScreen) }
        return isChanged
    }

    private func tell(_ outcome: ChannelOutcome) {
        if !outcome.messages.isEmpty {
            delegate?.channelController(self, didUpdateMessages: outcome.mergedMessages)
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
        for change in outcome.requests { report(change) }
        for payload in outcome.payloads {
            (delegate as? any ChatPayloadObserving)?.channelController(self, didReceive: payload)
        }
        client.tell(outcome, from: self)
    }

    /// Changes the channel, and reports it if it differs and was synchronized.
    func update(_ outcome: inout ChannelOutcome, _ body: (inout ChatChannel) -> Void) {
        let old = knownChannel
        body(&knownChannel)
        guard isSynchronized, knownChannel != old else { return }
        outcome.channel = .update(knownChannel)
    }
}
