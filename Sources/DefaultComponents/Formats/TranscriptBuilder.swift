/// Turns the messages of a channel, in any order, into a transcript with threads.
struct TranscriptBuilder {
    private let channel: ChatChannel
    private var messages: [ChatMessage] = []
    private var ids: Set<String> = []

    init(channel: ChatChannel) {
        self.channel = channel
    }

    /// Adds a message; one whose id is taken is left out and noted.
    mutating func append(_ message: ChatMessage, log: LoadLog) {
        guard ids.insert(message.id).inserted else {
            log.add(.duplicateMessage(messageID: message.id, channelID: channel.id))
            return
        }
        messages.append(message)
    }

    /// Returns the transcript: stable by time, newest first, replies in their threads.
    ///
    /// A reply whose root is missing, or is a reply itself, stays in the channel and is noted.
    ///
    /// - Complexity: O(*n* log *n*) in the number of messages.
    func transcript(log: LoadLog) -> ChannelTranscript {
        var sorted = messages.sorted { $0.createdAt < $1.createdAt }
        var roots: [String: Int] = [:]
        for (index, message) in sorted.enumerated() where message.parentID == nil {
            roots[message.id] = index
        }
        var replies: [Int: [Int]] = [:]
        for index in sorted.indices {
            guard let rootID = sorted[index].parentID else { continue }
            if let root = roots[rootID] {
                replies[root, default: []].append(index)
            } else {
                sorted[index].isShownInChannel = true
                log.add(.missingThreadRoot(messageID: sorted[index].id, rootID: rootID))
            }
        }
        for (root, indices) in replies {
            sorted[root].replyCount = indices.count
            sorted[root].threadParticipants = Self.authors(of: indices.map { sorted[$0] })
        }
        let threads = replies.keys.sorted().map { root in
            let newestFirst = (replies[root] ?? []).reversed().map { sorted[$0] }
            return ThreadTranscript(rootID: sorted[root].id, messages: newestFirst + [sorted[root]])
        }
        return ChannelTranscript(
            channel: channel,
            messages: sorted.reversed().filter { $0.parentID == nil || $0.isShownInChannel },
            threads: threads
        )
    }

    private static func authors(of messages: [ChatMessage]) -> [ChatUser] {
        var ids: Set<String> = []
        return messages.map(\.author).filter { ids.insert($0.id).inserted }
    }
}
