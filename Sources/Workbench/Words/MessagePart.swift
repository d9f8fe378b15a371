/// A part of a message that can be tapped.
enum MessagePart: String, CaseIterable {
    case avatar, quote, attachment, share, reactions, thread, delivery, error, message

    /// What it is called in a menu.
    var title: String {
        switch self {
        case .avatar: "Author"
        case .quote: "Quoted message"
        case .attachment: "Attachment"
        case .share: "Share button"
        case .reactions: "Reactions"
        case .thread: "Replies"
        case .delivery: "Delivery status"
        case .error: "Error badge"
        case .message: "Message actions"
        }
    }
}
