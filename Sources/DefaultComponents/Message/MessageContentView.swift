public import Components
public import Views

/// The view of a message.
public protocol MessageContentView: View, Component {
    /// The message.
    var content: ChatMessage? { get set }

    /// The channel of the message.
    var channel: ChatChannel? { get set }

    /// The layout options; set them before the view is connected.
    var layoutOptions: ChatMessageLayoutOptions { get set }
}

extension Slot where Value == any MessageContentView.Type, Part == any MessageContentView {
    /// The view of a message.
    public static let messageContentView = Slot(
        "messageContentView",
        default: ChatMessageContentView.self,
        contract: .stable
    ) { $0.init($1) }
}
