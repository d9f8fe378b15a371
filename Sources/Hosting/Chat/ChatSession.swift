package import Components
package import DefaultComponents

/// A channel with its threads, and the events that reach them.
package final class ChatSession {
    /// The channel as it was loaded.
    package let transcript: ChannelTranscript
    /// The controller of the channel.
    package let controller: ChatChannelController
    /// The transport of messages that the reader sends.
    package let line: LocalTransport
    private let client: ChatClient
    private var threads: [ChatMessage.ID: ChatChannelController] = [:]
    /// The events so far, for threads that are opened later.
    private var events: [ChatEvent] = []

    /// Creates the session of a channel.
    ///
    /// - Parameters:
    ///   - transcript: The channel with its messages and threads.
    ///   - messages: The channel's messages, if they are not those of the transcript.
    ///   - client: The client that sends; without one, the session's own transport takes what the reader sends.
    ///   - store: The state of the session's own client.
    ///   - openEnds: The ends at which the client's server may have more messages.
    package init(
        _ transcript: ChannelTranscript,
        messages: ChatMessages? = nil,
        client: ChatClient? = nil,
        store: StateStore = StateStore(),
        openEnds: Set<MessageEnd> = []
    ) {
        self.transcript = transcript
        let line = LocalTransport()
        self.line = line
        let client =
            client
            ?? ChatClient(
                currentUser: transcript.channel.reader,
                send: { request, _ in line.take(request) },
                store: store
            )
        self.client = client
        guard let messages else {
            controller = ChatChannelController(
                transcript: transcript,
                client: client,
                openEnds: openEnds
            )
            return
        }
        controller = ChatChannelController(
            channel: transcript.channel,
            messages: messages,
            client: client,
            openEnds: openEnds
        )
    }

    /// The members, authors and readers, sorted by id.
    package private(set) lazy var users: [ChatUser] = {
        var users: [String: ChatUser] = [:]
        let messages = transcript.messages + transcript.threads.flatMap(\.messages)
        let known = transcript.channel.members + messages.flatMap { [$0.author] + $0.readBy }
        for user in known where users[user.id] == nil { users[user.id] = user }
        return users.values.sorted { $0.id < $1.id }
    }()

    /// Returns the user with an id, or else the only one with this name.
    package func user(_ name: String) -> ChatUser? {
        if let user = users.first(where: { $0.id == name }) { return user }
        let named = users.filter { $0.name == name }
        return named.count == 1 ? named.first : nil
    }

    /// Returns the name of a user; the id of an unknown user.
    func name(of id: String) -> String {
        users.first { $0.id == id }?.name ?? id
    }

    /// Takes an event for the channel and its threads, and returns whether it changed anything.
    @discardableResult
    package func receive(_ event: ChatEvent) -> Bool {
        switch event {
        // Raised once, by the screen of the channel.
        case .custom: return controller.receive(event)
        case .loaded: break
        default: events.append(event)
        }
        let isChanged = controller.receive(event)
        return threads.sorted { $0.key < $1.key }
            .reduce(isChanged) { $1.value.receive(event) || $0 }
    }

    /// Returns the controller of the thread that a message begins or belongs to.
    func thread(of message: ChatMessage) -> ChatChannelController {
        let rootID = message.parentID ?? message.id
        if let thread = threads[rootID] { return thread }
        let known = transcript.threads.first { $0.rootID == rootID }
        let transcript = known ?? ThreadTranscript(rootID: rootID, messages: [message])
        let thread = ChatChannelController(
            thread: transcript,
            of: controller.channel ?? channel,
            client: client
        )
        for event in events { thread.receive(event) }
        if message.id == rootID { thread.receive(.messageEdited(message)) }
        threads[rootID] = thread
        return thread
    }

    /// The newest message of the channel; nil if it has none.
    package var newestMessage: ChatMessage? { controller.newestMessage }

    /// Returns the message of the channel or of an open thread that has an id.
    package func message(_ id: ChatMessage.ID) -> ChatMessage? {
        controller.message(id: id) ?? threads.values.lazy.compactMap { $0.message(id: id) }.first
    }

    private var channel: ChatChannel { transcript.channel }
}

/// A transport that delivers messages at once, later, or not at all.
package final class LocalTransport {
    /// The outcome of requests.
    package enum Mode: Equatable {
        case atOnce
        /// Messages are delivered when `takeUnderway` is called.
        case later
        case refused(reason: String)
    }

    package var mode = Mode.atOnce
    /// The messages that are not delivered yet.
    private(set) var underway: [ChatMessage.ID] = []

    /// Takes a request and returns its outcome.
    func take(_ request: ChatRequest) -> SendingOutcome {
        switch mode {
        case .atOnce: return .sent
        case .refused(let reason): return .failed(reason: reason)
        case .later:
            switch request {
            case .send(let message), .edit(let message):
                underway.append(message.id)
                return .underway
            case .custom(let id, _):
                underway.append(id)
                return .underway
            case .delete, .addReaction, .removeReaction, .load: return .sent
            }
        }
    }

    /// Returns the messages that are not delivered yet, and clears them.
    func takeUnderway() -> [ChatMessage.ID] {
        defer { underway = [] }
        return underway
    }
}
