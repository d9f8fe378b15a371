/// A builder of a channel's transcript with threads, from messages in any order.
struct TranscriptBuilder {
    private let channel: ChatChannel
    private var messages: [ChatMessage] = []
    private var ids: Set<String> = []
    private var authors: [String: ChatUser] = [:]

    init(channel: ChatChannel) {
        self.channel = channel
    }

    /// Adds a message; one whose id is taken is skipped with a note.
    mutating func append(_ message: ChatMessage, log: LoadLog) {
        guard ids.insert(message.id).inserted else {
            log.add(.duplicateMessage(messageID: message.id, channelID: channel.id))
            return
        }
        messages.append(message)
        // Most messages have an author of an earlier one, with which they share its memory.
        if let author = authors[message.author.id], author == message.author {
            messages[messages.count - 1].author = author
        } else {
            authors[message.author.id] = message.author
        }
    }

    /// Returns the transcript, with a stable order by time, newest first, and replies in their threads.
    ///
    /// A reply whose root is missing or is itself a reply stays in the channel, with a note.
    ///
    /// - Complexity: O(*n* log *n*) in the number of messages.
    mutating func takeTranscript(log: LoadLog) -> ChannelTranscript {
        ids = []
        messages.sort { $0.createdAt < $1.createdAt }
        let threads = threads(log: log)
        messages.removeAll { $0.parentID != nil && !$0.isShownInChannel }
        messages.reverse()
        defer { messages = [] }
        return ChannelTranscript(channel: channel, messages: messages, threads: threads)
    }

    /// Returns the threads of sorted messages, and updates their roots.
    private mutating func threads(log: LoadLog) -> [ThreadTranscript] {
        var roots: [String: Int] = [:]
        for (index, message) in messages.enumerated() where message.parentID == nil {
            roots[message.id] = index
        }
        var replies: [Int: [Int]] = [:]
        for index in messages.indices {
            guard let rootID = messages[index].parentID else { continue }
            if let root = roots[rootID] {
                replies[root, default: []].append(index)
            } else {
                messages[index].isShownInChannel = true
                log.add(.missingThreadRoot(messageID: messages[index].id, rootID: rootID))
            }
        }
        for (root, indices) in replies {
            messages[root].replyCount = indices.count
            messages[root].threadParticipants = Self.authors(of: indices.map { messages[$0] })
        }
        return replies.keys.sorted().map { root in
            let newestFirst = (replies[root] ?? []).reversed().map { messages[$0] }
            return ThreadTranscript(
                rootID: messages[root].id,
                messages: newestFirst + [messages[root]]
            )
        }
    }

    private static func authors(of messages: [ChatMessage]) -> [ChatUser] {
        var ids: Set<String> = []
        return messages.map(\.author).filter { ids.insert($0.id).inserted }
    }
}
