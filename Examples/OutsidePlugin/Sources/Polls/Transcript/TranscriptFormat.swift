public import DefaultComponents

/// Plain text with a message in each line, oldest first; a question mark after the author starts a poll.
///
/// ```
/// 2026-03-02T09:41:00Z Ada: Shall we eat?
/// 2026-03-02T09:42:00Z Ben? Lunch | Soup 3 | Salad 1
/// ```
///
/// It is recognized by the extension `.transcript`.
public struct TranscriptFormat: ConversationFormat {
    /// Creates the format.
    public init() {}

    /// The name `transcript`.
    public var name: String {
        "transcript"
    }

    /// Returns whether the source is a file with the extension `transcript`.
    public func recognizes(_ source: ConversationSource) -> Bool {
        !source.isFolder && source.name.hasSuffix(".transcript")
    }

    /// Returns the conversation: one channel, whose members are the authors.
    public func load(
        _ source: ConversationSource,
        options: LoadOptions
    ) throws(ConversationError) -> Conversation {
        let text = String(decoding: try source.bytes(), as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var conversation = Conversation()
        var messages: [ChatMessage] = []
        for (index, line) in lines.enumerated() where !line.isEmpty {
            guard var message = TranscriptLine(line)?.message(id: "\(index + 1)") else {
                let error = malformed(source, line: index + 1)
                guard options.isLenient else { throw error }
                conversation.notes.append(.skipped(error))
                continue
            }
            message.isSentByCurrentUser = message.author.id == options.currentUserId
            messages.append(message)
        }
        conversation.channels = [
            transcript(of: messages, in: source, currentUserId: options.currentUserId)
        ]
        return conversation
    }

    private func transcript(
        of messages: [ChatMessage],
        in source: ConversationSource,
        currentUserId: String?
    ) -> ChannelTranscript {
        var ids: Set<String> = []
        let channel = ChatChannel(
            id: source.name,
            members: messages.map(\.author).filter { ids.insert($0.id).inserted },
            currentUserId: currentUserId
        )
        return ChannelTranscript(channel: channel, messages: messages.reversed())
    }

    private func malformed(_ source: ConversationSource, line: Int) -> ConversationError {
        .malformed(
            file: source.path,
            line: line,
            column: 1,
            path: "",
            expected: "'TIME AUTHOR: TEXT' or 'TIME AUTHOR? QUESTION | ANSWER VOTES'"
        )
    }
}
