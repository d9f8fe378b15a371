import DefaultComponents

/// A channel with its threads, and what happens in it.
final class ChatSession {
    /// The channel as it was loaded.
    let transcript: ChannelTranscript
    /// What keeps the channel's messages.
    let controller: ChatChannelController
    /// What becomes of what the reader sends.
    let line: LocalTransport
    private let client: ChatClient
    private var threads: [ChatMessage.ID: ChatChannelController] = [:]
    /// What happened, for threads that are opened later.
    private var events: [ChatEvent] = []

    /// Creates the room of a channel, with so many messages if a number is given; what the reader sends goes to a
    /// client, or to the room's own line.
    init(_ transcript: ChannelTranscript, count: Int? = nil, client: ChatClient? = nil) {
        self.transcript = transcript
        let line = LocalTransport()
        self.line = line
        let client =
            client
            ?? ChatClient(
                currentUser: transcript.channel.reader,
                send: { request, _ in line.take(request) }
            )
        self.client = client
        guard let count else {
            controller = ChatChannelController(transcript: transcript, client: client)
            return
        }
        controller = ChatChannelController(
            channel: transcript.channel,
            messages: LongConversation(transcript.messages).messages(count),
            client: client
        )
    }

    /// Everybody who is a member, wrote, or read, each once, by id.
    private(set) lazy var users: [ChatUser] = {
        var users: [String: ChatUser] = [:]
        let messages = transcript.messages + transcript.threads.flatMap(\.messages)
        let known = transcript.channel.members + messages.flatMap { [$0.author] + $0.readBy }
        for user in known where users[user.id] == nil { users[user.id] = user }
        return users.values.sorted { $0.id < $1.id }
    }()

    /// Returns the user who has this id, or else the only one of this name.
    func user(_ name: String) -> ChatUser? {
        if let user = users.first(where: { $0.id == name }) { return user }
        let named = users.filter { $0.name == name }
        return named.count == 1 ? named.first : nil
    }

    /// Returns the name of a user; the id of somebody unknown.
    func name(of id: String) -> String {
        users.first { $0.id == id }?.name ?? id
    }

    /// Takes an event, for the channel and its threads, and says whether it changed anything.
    @discardableResult
    func receive(_ event: ChatEvent) -> Bool {
        events.append(event)
        let isChanged = controller.receive(event)
        return threads.sorted { $0.key < $1.key }
            .reduce(isChanged) { $1.value.receive(event) || $0 }
    }

    /// Returns what keeps the thread that a message begins or stands in.
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

    /// The newest message of the channel; none if it has none.
    var newestMessage: ChatMessage? { controller.newestMessage }

    /// Returns the message of the channel or of an open thread that has an id.
    func message(_ id: ChatMessage.ID) -> ChatMessage? {
        controller.message(id: id) ?? threads.values.lazy.compactMap { $0.message(id: id) }.first
    }

    private var channel: ChatChannel { transcript.channel }
}
