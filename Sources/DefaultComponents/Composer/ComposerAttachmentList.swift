public import Components
public import Views

/// The list of attachments in a composer.
public protocol ComposerAttachmentList: View, Component {
    /// The attachments, in order; an empty list is hidden.
    var content: [ChatAttachment] { get set }
}

extension Slot where Value == any ComposerAttachmentList.Type, Part == any ComposerAttachmentList {
    /// The attachments, in a composer.
    public static let composerAttachments = Slot(
        "composerAttachments",
        default: ChatComposerAttachmentList.self
    ) { $0.init($1) }
}

/// An attachment of a composer, with its index.
public struct ComposerAttachmentPlace: Sendable, Hashable {
    /// The attachment.
    public var attachment: ChatAttachment

    /// The index, from 0.
    public var index: Int

    /// Creates an attachment with its index.
    public init(_ attachment: ChatAttachment, at index: Int) {
        self.attachment = attachment
        self.index = index
    }
}

extension Event where Payload == ComposerAttachmentPlace {
    /// A tap on the button that removes an attachment from a composer.
    public static let removeComposerAttachment = Event("removeComposerAttachment")
}

/// A column of attachments as messages show them, each with a button that removes it.
open class ChatComposerAttachmentList: ContainerStackView, ComposerAttachmentList {
    /// The attachments, in order.
    public var content: [ChatAttachment] = [] {
        didSet { contentChanged() }
    }

    /// Called once, after `setUp`, to make a column; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        spacing = components[.appearance].metrics.composerAttachmentSpacing
    }

    /// Called after `setUpAppearance`, to make a row for each attachment; call `super` first.
    open override func updateContent() {
        super.updateContent()
        isHidden = content.isEmpty
        removeAllArrangedSubviews()
        for (index, attachment) in content.enumerated() {
            addArrangedSubview(row(ComposerAttachmentPlace(attachment, at: index)))
        }
    }

    private func row(_ place: ComposerAttachmentPlace) -> View {
        let view = make(SlotFamily.attachment, place.attachment.kind.rawValue)
        view.content = place.attachment
        let button = Button()
        let appearance = components[.appearance]
        button.image = appearance.images.composerCancel
        button.tintColor = appearance.palette.subtitleText
        button.contentInset = appearance.metrics.composerCancelMargins
        button.take(appearance.metrics)
        button.accessibilityLabel = appearance.formatters.composerRemove()
        button.setContentHuggingPriority(252, for: .horizontal)
        button.setContentCompressionResistancePriority(760, for: .horizontal)
        button.addTarget("remove") { [weak self] in
            self?.raise(.removeComposerAttachment, place)
        }
        let row = ContainerStackView(
            alignment: .center,
            spacing: appearance.metrics.composerPartSpacing
        )
        row.addArrangedSubviews([view, button])
        return row
    }
}
