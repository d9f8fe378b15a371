/// Who reads and writes in channels, and how what they write leaves the app.
///
/// Give one client to the controllers of channels and threads: what one of them does, the others of the same
/// channel hear. Without `send`, everything is sent at once and goes nowhere. Ids and times are counted
/// and given, never taken from the machine.
///
/// ```swift
/// let client = ChatClient(currentUser: ann) { request, channelID in
///     queue.append((request, channelID))
///     return .underway
/// }
/// ```
///
/// What became of a request that is under way comes as an event: `controller.receive(.messageSent(id: id))`.
nonisolated public final class ChatClient {
    /// The person who reads and writes; none for an outsider, who only reads.
    public let currentUser: ChatUser?

    private let now: (() -> Timestamp)?
    private let makeMessageID: ((_ number: Int) -> ChatMessage.ID)?
    private let send: (ChatRequest, ChatChannel.ID) -> SendingOutcome
    private var controllers: [Reference] = []
    private var messageCount = 0
    /// Whether the app's function for ids or times is running, so that a nested call uses the defaults.
    private var isAsking = false
    /// The ids that new messages were given, some of which may still wait for their turn.
    private var givenIDs: Set<ChatMessage.ID> = []
    private var changes: [ChatChannel.ID: UnsentChanges] = [:]

    /// Creates a client of a person.
    ///
    /// - Parameters:
    ///   - currentUser: The person; none for an outsider.
    ///   - send: Hands a request over to a server and says what became of it, in the order of the requests.
    ///   - now: Returns the time of a new message; that of the newest message unless given.
    ///   - makeMessageID: Returns the id of the message with a number, counted from 1; the person's id and the number
    ///     unless given. Numbers whose ids are taken are passed over.
    public init(
        currentUser: ChatUser?,
        send: @escaping (ChatRequest, ChatChannel.ID) -> SendingOutcome = { _, _ in .sent },
        now: (() -> Timestamp)? = nil,
        makeMessageID: ((_ number: Int) -> ChatMessage.ID)? = nil
    ) {
        self.currentUser = currentUser
        self.now = now
        self.makeMessageID = makeMessageID
        self.send = send
    }

    /// The id of the person who reads and writes; none for an outsider.
    public var currentUserId: ChatUser.ID? {
        currentUser?.id
    }
}

@available(*, unavailable)
extension ChatClient: Sendable {}

extension ChatClient {
    /// Notes a controller whose channel the client writes in, and does not keep it.
    func add(_ controller: ChatChannelController) {
        controllers.removeAll { $0.controller == nil }
        controllers.append(Reference(controller: controller))
    }

    /// Hands a request over.
    func hand(_ request: ChatRequest, in channelID: ChatChannel.ID) -> SendingOutcome {
        send(request, channelID)
    }

    /// Tells the other controllers of a channel what one of them did.
    func tell(_ events: [ChatEvent], from source: ChatChannelController) {
        for case let controller? in controllers.map(\.controller) where controller !== source {
            guard controller.knownChannel.id == source.knownChannel.id else { continue }
            for event in events { controller.receive(event) }
        }
    }

    /// Returns the id of the next message, which no message of the controller's channel has.
    func nextMessageID(for source: ChatChannelController) -> ChatMessage.ID {
        let channelID = source.knownChannel.id
        let others = controllers.compactMap(\.controller).filter {
            $0.knownChannel.id == channelID
        }
        let isTaken = { [givenIDs] (id: String) in
            givenIDs.contains(id) || others.contains { $0.knows(id) }
        }
        // Somebody who always says the same does not replace a message that is there.
        for _ in 0..<100 {
            guard let makeMessageID, !isAsking else { break }
            messageCount += 1
            guard let id = ask({ makeMessageID(messageCount) }) else { break }
            guard !isTaken(id) else { continue }
            givenIDs.insert(id)
            return id
        }
        var id: String
        repeat {
            messageCount += 1
            id = "\(currentUserId ?? "message")-\(messageCount)"
        } while isTaken(id)
        givenIDs.insert(id)
        return id
    }

    /// What the controllers of a channel changed and others do not have yet.
    subscript(changesIn channelID: ChatChannel.ID) -> UnsentChanges {
        get { changes[channelID] ?? UnsentChanges() }
        set { changes[channelID] = newValue.isEmpty ? nil : newValue }
    }

    /// Returns the time of a new message.
    func time(in controller: ChatChannelController) -> Timestamp {
        ask { now?() } ?? controller.newestMessage?.createdAt ?? Timestamp(seconds: 0)
    }

    private func ask<Answer>(_ question: () -> Answer?) -> Answer? {
        guard !isAsking else { return nil }
        isAsking = true
        defer { isAsking = false }
        return question()
    }

    private struct Reference {
        weak var controller: ChatChannelController?
    }
}

/// Something that the reader does in a channel and that others are to learn of.
public enum ChatRequest: Sendable, Hashable {
    /// A new message, or one that could not be sent before.
    case send(ChatMessage)

    /// A message that others have says something else, of which this is all.
    case edit(ChatMessage)

    /// A message that others have is taken away.
    case delete(messageID: ChatMessage.ID)

    /// The reader gives a reaction.
    case addReaction(messageID: ChatMessage.ID, name: String, emoji: String?)

    /// The reader takes a reaction back.
    case removeReaction(messageID: ChatMessage.ID, name: String)
}

extension ChatRequest {
    /// The id of the message that it is about.
    public var messageID: ChatMessage.ID {
        switch self {
        case .send(let message), .edit(let message): message.id
        case .delete(let id), .addReaction(let id, _, _), .removeReaction(let id, _): id
        }
    }
}

/// What became of a request when it was handed over.
public enum SendingOutcome: Sendable, Hashable {
    /// Others have it.
    case sent

    /// It is on its way; `messageSent` or `sendingFailed` of ``ChatEvent`` tells the rest.
    case underway

    /// It could not be sent, for a reason in words that the reader may see.
    case failed(reason: String)
}
