public import Views

/// A view above or below a message.
open class ChatMessageDecorationView: View {}

/// On which side of a message a decoration is.
public enum ChatMessageDecorationType: String, Sendable, Hashable {
    /// Above.
    case header
    /// Below.
    case footer
}
