public import Views

/// A view above or below a message.
open class ChatMessageDecorationView: View {}
