public import Components
public import DefaultComponents
public import Views

extension ChatMessageDeliveryStatusView {
    /// The number of readers, in groups; spelt with a Cyrillic С, as the documentation has it.
    public var messageReadСountsLabel: Label { messageReadCountsLabel }
}

extension ChatMessageContentView {
    /// The address of an attachment, which is text here, hostile until checked.
    public typealias URL = String
}

extension Components {
    /// The type of somebody's picture as a class; the default where the slot holds another kind of view.
    ///
    /// Parts made with `init()` have no extensions of plugins; `make(.avatar)` gives them those.
    public var avatarView: ChatAvatarView.Type {
        get { self[.avatar] as? ChatAvatarView.Type ?? ChatAvatarView.self }
        set { assign(.avatar, newValue) }
    }
}
