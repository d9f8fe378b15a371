/// The purpose of a composer's content.
public enum ComposerState: Sendable, Codable, Hashable {
    /// A new message.
    case new
    /// The new content of an existing message.
    case editing(ChatMessage)
    /// A new message that quotes an existing one.
    case quoting(ChatMessage)
}

extension ComposerState {
    /// The message that is edited or quoted; `nil` for a new one.
    public var message: ChatMessage? {
        switch self {
        case .new: nil
        case .editing(let message), .quoting(let message): message
        }
    }
}
