/// What becomes of what is typed into a composer.
public enum ComposerState: Sendable, Codable, Hashable {
    /// A new message.
    case new
    /// Another content of a message that is there.
    case editing(ChatMessage)
    /// A new message that answers one that is there.
    case quoting(ChatMessage)
}

extension ComposerState {
    /// The message that is edited or answered; none for a new one.
    public var message: ChatMessage? {
        switch self {
        case .new: nil
        case .editing(let message), .quoting(let message): message
        }
    }
}
