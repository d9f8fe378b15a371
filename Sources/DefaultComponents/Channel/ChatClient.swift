public import Components

/// The user of channels, with the function that sends requests.
///
/// Give one client to the controllers of channels and threads: changes by one of them reach the others of the
/// same channel. Without `send`, requests count as sent at once and go nowhere. Ids and times are counted or
/// given, never taken from the machine.
///
/// ```swift
/// let client = ChatClient(currentUser: ann) { request, channelID in
///     queue.append((request, channelID))
///     return .underway
/// }
/// ```
///
/// The outcome of a request that is under way follows as an event: `controller.receive(.messageSent(id: id))`.
nonisolated public final class ChatClient {
    /// The user who reads and writes; `nil` for an outsider, who only reads.
    public let currentUser: ChatUser?

    /// The state of messages, channels and the user, shared by the screens of all channels.
    public let store: StateStore

    private let now: (() -> Timestamp)?
    private let makeMessageID: ((_ number: Int) -> ChatMessage.ID)?
    private let send: (ChatRequest, ChatChannel.ID) -> SendingOutcome
    private var controllers: [Reference] = []
    private var messageCount = 0
    /// Whether the app's function for ids or times is running, so that a nested call uses the defaults.
    private var isAsking = false
    /// The ids that new messages and requests were given, including those of deferred changes.
    private(set) var givenIDs: Set<ChatMessage.ID> = []
    private var changes: [ChatChannel.ID: UnsentChanges] = [:]
    private var requestCount = 0
    /// The requests of plugins' own that were not sent yet, by id.
    var requests: [String: RequestChange] = [:]

    /// Creates a client of a user.
    ///
    /// - Parameters:
    ///   - currentUser: The user; `nil` for an outsider.
    ///   - send: Sends a request to a server and returns its outcome; called in the order of the requests.
    ///   - now: Returns the time of a new message; by default that of the newest message.
    ///   - makeMessageID: Returns the id of the message with a number, counted from 1; by default the user's id and
    ///     the number. Numbers whose ids are taken are skipped.
    ///   - store: The state of messages, channels and the user; by default it is kept in memory.
    public init(
        currentUser: ChatUser?,
        send: @escaping (ChatRequest, ChatChannel.ID) -> SendingOutcome = { _, _ in .sent },
        now: (() -> Timestamp)? = nil,
        makeMessageID: ((_ number: Int) -> ChatMessage.ID)? = nil,
        store: StateStore = StateStore()
    ) {
        self.currentUser = currentUser
        self.now = now
        self.makeMessageID = makeMessageID
        self.send = send
        self.store = store
    }

    /// The id of the user; `nil` for an outsider.
    public var currentUserId: ChatUser.ID? { currentUser?.id }
}

@available(*, unavailable)
extension ChatClient: Sendable {}

extension ChatClient {
    /// Adds a controller whose channel the client writes in, and references it weakly.
    func add(_ controller: ChatChannelController) {
        controllers.removeAll { $0.controller == nil }
        controllers.append(Reference(controller: controller))
    }

    /// Sends a request.
    func hand(_ request: ChatRequest, in channelID: ChatChannel.ID) -> SendingOutcome {
        send(request, channelID)
    }

    /// Passes the changes by one controller of a channel to the others.
    func tell(_ effects: ChannelOutcome, from source: ChatChannelController) {
        for case let controller? in controllers.map(\.controller) where controller !== source {
            guard controller.knownChannel.id == source.knownChannel.id else { continue }
            for event in effects.done { controller.receive(event) }
            for change in effects.requests { controller.change { _ in controller.report(change) } }
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
        // A function that always returns the same id must not replace an existing message.
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

    /// Returns the id of the next request that is no change of a message.
    func nextRequestID() -> String {
        var id: String
        repeat {
            requestCount += 1
            id = "\(currentUserId ?? "reader")-request-\(requestCount)"
        } while !givenIDs.insert(id).inserted
        return id
    }

    /// The changes by the controllers of a channel that were not sent yet.
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

/// A request to the server: a change by the reader, one of a plugin's own, or one for messages.
public enum ChatRequest: Sendable, Hashable {
    /// Sends a new message, or one that could not be sent before.
    case send(ChatMessage)

    /// Replaces a message that was sent before.
    case edit(ChatMessage)

    /// Deletes a message that was sent before.
    case delete(messageID: ChatMessage.ID)

    /// Adds a reaction of the reader.
    case addReaction(messageID: ChatMessage.ID, name: String, emoji: String?)

    /// Removes a reaction of the reader.
    case removeReaction(messageID: ChatMessage.ID, name: String)

    /// Sends a payload of a plugin's own; `messageSent` or `sendingFailed` of ``ChatEvent`` ends it by its id.
    case custom(id: String, ChatPayload)

    /// Asks for messages; `loaded` of ``ChatEvent`` answers it, and `sendingFailed` ends it by its id.
    case load(MessagePageRequest)
}

extension ChatRequest {
    /// The id of the message that it changes or is about; `nil` for the channel.
    public var messageID: ChatMessage.ID? {
        switch self {
        case .send(let message), .edit(let message): message.id
        case .delete(let id), .addReaction(let id, _, _), .removeReaction(let id, _): id
        case .custom(_, let payload): payload.messageID
        case .load: nil
        }
    }
}

/// The outcome of a request when it was sent.
public enum SendingOutcome: Sendable, Hashable {
    /// The server has it.
    case sent

    /// It is under way; `messageSent` or `sendingFailed` of ``ChatEvent`` follows.
    case underway

    /// It could not be sent; the reason is a text for the reader.
    case failed(reason: String)
}
