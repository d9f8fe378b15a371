import Components
public import Views

/// An attachment as a row: a symbol in a square, and beside it a title and a detail.
///
/// If text is large, the symbol is above the title.
open class ChatTitledAttachmentView: ChatAttachmentView {
    /// The square around the symbol.
    public let symbolContainer = ContainerStackView()

    /// The symbol.
    public let imageView = ImageView()

    /// The column of title and detail.
    public let textStack = ContainerStackView(axis: .vertical, alignment: .leading, spacing: 2)

    /// The title or file name.
    public let titleLabel = Label()

    /// The detail.
    public let detailLabel = Label()

    /// Called once, after `setUp`, to build the row; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        let isTextLarge = components[.textScale] > metrics.largeTextScale
        axis = isTextLarge ? .vertical : .horizontal
        alignment = isTextLarge ? .leading : .center
        spacing = metrics.cardSpacing
        textStack.spacing = metrics.cardLineSpacing
        symbolContainer.isLayoutMarginsRelativeArrangement = true
        symbolContainer.directionalLayoutMargins = metrics.symbolMargins
        symbolContainer.setContentHuggingPriority(251, for: .horizontal)
        symbolContainer.setContentCompressionResistancePriority(760, for: .horizontal)
        symbolContainer.addArrangedSubview(imageView)
        titleLabel.numberOfLines = 2
        detailLabel.numberOfLines = 3
        textStack.addArrangedSubviews([titleLabel, detailLabel])
        addArrangedSubviews([symbolContainer, textStack])
    }

    /// Called after `setUpLayout`, to choose fonts and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        symbolContainer.backgroundColor = components[.appearance].palette.accent
        symbolContainer.layer.cornerRadius = components[.appearance].metrics.symbolMargins.leading
        imageView.tintColor = components[.appearance].palette.accentContent
        imageView.symbolSize = components[.appearance].metrics.symbolSize
        titleLabel.font = components[.appearance].fonts.cardBold
        titleLabel.textColor = components[.appearance].palette.text
        detailLabel.font = components[.appearance].fonts.card
        detailLabel.textColor = components[.appearance].palette.subtitleText
    }

    /// Shows the given parts and hides the others.
    public final func show(image: Image?, title: String? = nil, detail: String? = nil) {
        imageView.image = image
        imageView.accessibilityRole = .image
        imageView.accessibilityLabel = title
        symbolContainer.isHidden = image == nil
        titleLabel.show(title)
        detailLabel.show(detailWithProgress(detail))
    }
}

extension Label {
    /// Shows a text, or hides the label.
    func show(_ words: String?) {
        text = words
        isHidden = words?.isEmpty ?? true
    }
}
