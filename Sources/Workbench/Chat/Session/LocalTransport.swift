import DefaultComponents

/// Hands on what the reader sends: at once, a while later, or not at all.
final class LocalTransport {
    /// How it goes.
    enum Mode: Equatable {
        case atOnce
        /// Whoever drives the chat says when others have it.
        case later
        case refused(reason: String)
    }

    var mode = Mode.atOnce
    /// The messages of which nobody said yet that others have them.
    private(set) var underway: [ChatMessage.ID] = []

    /// Takes a request and says what became of it.
    func take(_ request: ChatRequest) -> SendingOutcome {
        switch mode {
        case .atOnce: return .sent
        case .refused(let reason): return .failed(reason: reason)
        case .later:
            switch request {
            case .send(let message), .edit(let message):
                underway.append(message.id)
                return .underway
            case .delete, .addReaction, .removeReaction: return .sent
            }
        }
    }

    /// Returns what is under way, and forgets it.
    func takeUnderway() -> [ChatMessage.ID] {
        defer { underway = [] }
        return underway
    }
}
