public import Components
import Views

/// The number of replies below the root of a thread.
public protocol ThreadRepliesCounterView: ChatMessageDecorationView, Component {
    /// The root.
    var content: ChatMessage? { get set }
}

extension Slot
where Value == any ThreadRepliesCounterView.Type, Part == any ThreadRepliesCounterView {
    /// The number of replies below the root of a thread.
    public static let threadRepliesCounter = Slot(
        "threadRepliesCounter",
        default: ChatThreadRepliesCountDecorationView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// The number of replies in a bar.
open class ChatThreadRepliesCountDecorationView: ChatMessageBarDecorationView,
    ThreadRepliesCounterView
{
    /// The root.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// Called after `setUpAppearance`, to show the number; call `super` first.
    open override func updateContent() {
        super.updateContent()
        textLabel.text = content.map { root in
            components[.appearance].formatters.replies(root.replyCount)
        }
    }
}
