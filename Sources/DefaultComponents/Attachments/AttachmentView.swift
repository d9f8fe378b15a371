public import Components
public import Views

/// The view of an attachment.
public protocol AttachmentView: View, Component {
    /// The attachment.
    var content: ChatAttachment? { get set }
}

extension SlotFamily where Value == any AttachmentView.Type, Part == any AttachmentView {
    /// The views of attachments, by kind; unknown kinds are shown by the fallback.
    public static let attachment = SlotFamily(
        "attachment",
        fallback: ChatUnknownAttachmentView.self,
        members: [
            "image": ChatImageAttachmentView.self,
            "video": ChatVideoAttachmentView.self,
            "file": ChatFileAttachmentView.self,
            "giphy": ChatGiphyAttachmentView.self,
            "audio": ChatAudioAttachmentView.self,
            "link": ChatLinkAttachmentView.self,
            "card": ChatCardAttachmentView.self,
        ],
        contract: .stable
    ) { $0.init($1) }
}

extension Slot where Value == any AttachmentView.Type, Part == any AttachmentView {
    /// Returns the slot of one kind's view.
    public static func attachment(_ kind: AttachmentKind) -> Self {
        SlotFamily.attachment[kind.rawValue]
    }
}

/// A card with a column that shows an attachment, the superclass of all attachment views.
open class ChatAttachmentView: ContainerStackView, AttachmentView {
    /// The attachment.
    public var content: ChatAttachment? {
        didSet { contentChanged() }
    }

    /// Called once, after `setUp`, to make a column with margins; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        alignment = .leading
        let components = components
        spacing = components[.appearance].metrics.cardLineSpacing
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = components[.appearance].metrics.cardMargins
    }

    /// Called after `setUpLayout`, to draw the shape; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        backgroundColor = components[.appearance].palette.background2
        layer.cornerRadius = components[.appearance].metrics.cardCornerRadius
    }

    /// Returns a detail, and behind it the part that was sent of an attachment that is not complete.
    public final func detailWithProgress(_ detail: String?) -> String? {
        guard let progress = content?.progress else { return detail }
        // The next number, as 0.29 * 100 is less than 29.
        let hundredths = Int(exactly: (progress * 100).nextUp.rounded(.down)) ?? 0
        let components = components
        let percent = components[.appearance].formatters.words.percent(hundredths)
        return detail.map { $0.isEmpty ? percent : "\($0) · \(percent)" } ?? percent
    }
}
