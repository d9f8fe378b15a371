/// A part of a message that can be tapped.
enum MessagePart: Hashable {
    case avatar, quote, attachment, reactions, thread, delivery, error, message
    /// A button by the name of its action; 0 is the first of that name.
    case button(String, number: Int)

    /// The parts that every message may have, without the message itself.
    static let named: [MessagePart] = [
        .avatar, .quote, .attachment, .reactions, .thread, .delivery, .error,
    ]

    /// Creates a part from the name that scripts have for it; what is no part's names a button.
    init(name: String) {
        self = Self.named.first { $0.name == name } ?? .button(name, number: 0)
    }

    /// The name that scripts have for it.
    var name: String {
        if case .button(let action, _) = self { action } else { "\(self)" }
    }

    /// The title in a menu; a button has its own.
    var title: String {
        switch self {
        case .avatar: "Author"
        case .quote: "Quoted message"
        case .attachment: "Attachment"
        case .reactions: "Reactions"
        case .thread: "Replies"
        case .delivery: "Delivery status"
        case .error: "Error badge"
        case .message: "Message actions"
        case .button(let action, _): action
        }
    }
}
