/// The quotes of a channel's messages, before what they quote is known.
struct ConversationQuotes {
    let ids: ConversationMessageIDs
    private var quotedIDs: [String: JSONCursor] = [:]

    init(ids: ConversationMessageIDs) {
        self.ids = ids
    }

    /// Remembers which message of the channel a message quotes; of messages with the same id the
    /// first counts.
    mutating func add(_ message: ChatMessage, from object: JSONCursor) {
        guard quotedIDs[message.id] == nil, let quote = try? object.member("quote"),
            let id = try? quote.string(), ids.contains(id)
        else { return }
        quotedIDs[message.id] = quote
    }

    /// Returns the transcript with its quotes; one of a skipped message is skipped too.
    func linked(
        in transcript: ChannelTranscript,
        log: LoadLog
    ) throws(ConversationError) -> ChannelTranscript {
        guard !quotedIDs.isEmpty else { return transcript }
        let all = transcript.messages + transcript.threads.flatMap(\.messages)
        let messages = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
        var quotes: [String: ChatQuote] = [:]
        for (id, quote) in quotedIDs.sorted(by: { $0.value.entry < $1.value.entry }) {
            if let message = messages[try quote.string()] {
                quotes[id] = ChatQuote(of: message)
            } else {
                try log.skip(quote.malformed("the id of a message of this channel"))
            }
        }
        var linked = transcript
        for index in linked.messages.indices {
            linked.messages[index].quote = quotes[linked.messages[index].id]
        }
        for thread in linked.threads.indices {
            for index in linked.threads[thread].messages.indices {
                let id = linked.threads[thread].messages[index].id
                linked.threads[thread].messages[index].quote = quotes[id]
            }
        }
        return linked
    }
}
