/// The quotes of a channel's messages, before the quoted messages are read.
struct ConversationQuotes {
    let ids: ConversationMessageIDs
    private(set) var quotedIDs: [String: JSONCursor] = [:]

    /// Adds the quote of a message; of messages with the same id the first
    /// counts.
    mutating func add(_ message: ChatMessage, from object: JSONCursor) {
        guard quotedIDs[message.id] == nil, let quote = try? object.member("quote"),
            let id = try? quote.string(), ids.contains(id)
        else { return }
        quotedIDs[message.id] = quote
    }

    /// Sets the quotes of a transcript's messages; a quote of a skipped message is skipped, too.
    func link(
        _ transcript: inout ChannelTranscript,
        log: LoadLog
    ) throws(ConversationError) {
        guard !quotedIDs.isEmpty else { return }
        let messages = quoted(in: transcript)
        var quotes: [String: ChatQuote] = [:]
        for (id, quote) in quotedIDs.sorted(by: { $0.value.entry < $1.value.entry }) {
            if let message = messages[try quote.string()] {
                quotes[id] = ChatQuote(of: message)
            } else {
                try log.skip(quote.malformed("the id of a message of this channel"))
            }
        }
        Self.add(quotes, to: &transcript.messages)
        for thread in transcript.threads.indices {
            Self.add(quotes, to: &transcript.threads[thread].messages)
        }
    }

    /// Returns the messages that are quoted, by id.
    private func quoted(in transcript: ChannelTranscript) -> [String: ChatMessage] {
        let ids = Set(quotedIDs.values.compactMap { try? $0.string() })
        var quoted: [String: ChatMessage] = [:]
        for messages in [transcript.messages] + transcript.threads.map(\.messages) {
            for message in messages where ids.contains(message.id) {
                quoted[message.id] = quoted[message.id] ?? message
            }
        }
        return quoted
    }

    private static func add(_ quotes: [String: ChatQuote], to messages: inout [ChatMessage]) {
        for index in messages.indices {
            guard let quote = quotes[messages[index].id] else { continue }
            messages[index].quote = quote
        }
    }
}
