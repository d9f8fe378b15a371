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
    /// The class of avatars; the default where the slot holds a view of another kind.
    ///
    /// Avatars made with `init()` have no extensions of plugins; `make(.avatar)` makes one with them.
    public var avatarView: ChatAvatarView.Type {
        get { self[.avatar] as? ChatAvatarView.Type ?? ChatAvatarView.self }
        set { assign(.avatar, newValue) }
    }
}
