public import Components
public import Views

/// Shows a whole message.
public protocol MessageContentView: View, Component {
    /// The message.
    var content: ChatMessage? { get set }

    /// The channel that the message stands in.
    var channel: ChatChannel? { get set }

    /// What the layout has; set it before the view is connected.
    var layoutOptions: ChatMessageLayoutOptions { get set }
}

extension Slot where Value == any MessageContentView.Type, Part == any MessageContentView {
    /// A whole message.
    public static let messageContentView = Slot(
        "messageContentView",
        default: ChatMessageContentView.self,
        contract: .stable
    ) { $0.init($1) }
}
