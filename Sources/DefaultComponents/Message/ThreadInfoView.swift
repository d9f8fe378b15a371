public import Components
public import Views

/// The thread info of a message with a thread or in one.
public protocol ThreadInfoView: View, Component {
    /// The message.
    var content: ChatMessage? { get set }
}

extension Slot where Value == any ThreadInfoView.Type, Part == any ThreadInfoView {
    /// The thread info of a message: the number of replies and their authors.
    public static let threadInfo = Slot(
        "threadInfo",
        default: ChatMessageThreadInfoView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// The number of replies and their first author.
open class ChatMessageThreadInfoView: ContainerStackView, ThreadInfoView {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// The symbol of a thread.
    public let imageView = ImageView()

    /// The number of replies.
    public let textLabel = Label()

    /// The first user who replied; `nil` while there is none.
    public private(set) final var participantView: (any AvatarView)?

    /// Called once, after `setUp`, to build the row; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        alignment = .center
        let components = components
        spacing = components[.appearance].metrics.threadInfoSpacing
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = components[.appearance].metrics.metadataMargins
        addArrangedSubviews([imageView, textLabel])
    }

    /// Called after `setUpLayout`, to choose fonts and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        imageView.image = components[.appearance].images.thread
        imageView.symbolSize = components[.appearance].metrics.symbolSize
        imageView.tintColor = components[.appearance].palette.accent
        textLabel.font = components[.appearance].fonts.footnoteBold
        textLabel.textColor = components[.appearance].palette.accent
    }

    /// Called after `setUpAppearance`, to show the replies; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let replies = content?.replyCount ?? 0
        let formatters = components[.appearance].formatters
        textLabel.text =
            replies > 0 ? formatters.replies(replies) : formatters.words.threadReplyNote
        show(content?.threadParticipants.first)
    }

    private func show(_ participant: ChatUser?) {
        if let participant {
            let avatar = participantView ?? addParticipantView()
            avatar.content = participant
        } else {
            participantView?.removeFromSuperview()
            participantView = nil
        }
    }

    private func addParticipantView() -> any AvatarView {
        let avatar = make(.avatar)
        avatar.diameter = components[.appearance].metrics.smallAvatarSize
        participantView = avatar
        insertArrangedSubview(avatar, at: 1)
        return avatar
    }
}

extension ChatMessageThreadInfoView: HeldViewNaming {
    package var heldViews: KeyValuePairs<String, View?> {
        ["imageView": imageView, "textLabel": textLabel]
    }
}
