public import Components

/// A place that a reader wants to go to from a list of messages.
///
/// Plugins that lead elsewhere declare events of their own.
public enum ChatRoute: Sendable {
    /// The thread that a message begins or stands in.
    case thread(ChatMessage)
    /// What a message carries, one attachment first.
    case gallery(ChatMessage, first: ChatAttachment)
    /// A page elsewhere, whose address may be opened.
    case link(String, in: ChatMessage)
    /// A person.
    case user(ChatUser)
    /// What can be done with a message.
    case messageActions([any ChatMessageActionItem], for: ChatMessage)
    /// Who reacted to a message.
    case reactions(to: ChatMessage)
    /// Who read a message.
    case readers(of: ChatMessage)
}

extension Event where Payload == ChatRoute {
    /// That a reader wants to go somewhere; whoever can show it handles it.
    public static let route = Event("route", contract: .stable)
}
