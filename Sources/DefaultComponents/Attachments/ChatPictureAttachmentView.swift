import Components
public import Views

/// A picture as wide as the bubble, with its title and a detail below it.
open class ChatPictureAttachmentView: ChatAttachmentView {
    /// The picture, as large as its file states if the slot `pictureFile` returns that.
    public let imageView = ImageView()

    /// The size of pictures whose files are unknown, once one was known.
    private var usualSize: Size?

    /// The title.
    public let titleLabel = Label()

    /// The detail.
    public let detailLabel = Label()

    /// Called once, after `setUp`, to stack picture, title and detail; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        alignment = .fill
        directionalLayoutMargins = metrics.captionMargins
        titleLabel.numberOfLines = 2
        addArrangedSubviews([imageView, titleLabel, detailLabel])
        setRespectsLayoutMargins(false, for: imageView)
        setCustomSpacing(metrics.cardPartSpacing, after: imageView)
        imageView.pictureSize = metrics.pictureSize
        imageView.symbolSize = metrics.symbolSize
    }

    /// Called after `setUpLayout`, to choose fonts, colours and corners; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        backgroundColor = nil
        layer.cornerRadius = 0
        imageView.layer.cornerRadius = components[.appearance].metrics.cardCornerRadius
        titleLabel.font = components[.appearance].fonts.cardBold
        titleLabel.textColor = components[.appearance].palette.text
        detailLabel.font = components[.appearance].fonts.card
        detailLabel.textColor = components[.appearance].palette.subtitleText
    }

    /// Shows a picture, and a title and a detail if they are given.
    public final func show(image: Image?, title: String? = nil, detail: String? = nil) {
        imageView.image = image
        let usual = usualSize ?? imageView.pictureSize
        let own = calling { components.pictureSize(of: image, within: usual.width) }
        if own != nil || usualSize != nil {
            usualSize = usual
            imageView.pictureSize = own ?? usual
        }
        imageView.accessibilityRole = .image
        imageView.accessibilityLabel = title
        titleLabel.show(title)
        detailLabel.show(detailWithProgress(detail))
    }
}

/// A picture and its title.
open class ChatImageAttachmentView: ChatPictureAttachmentView {
    /// Called after `setUpAppearance`, to show the picture; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .image(let image) = content?.known else { return show(image: nil) }
        show(image: .remote(image.imageURL), title: image.title)
    }
}

/// An animated picture and its title.
open class ChatGiphyAttachmentView: ChatPictureAttachmentView {
    /// Called after `setUpAppearance`, to show the picture; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard case .giphy(let giphy) = content?.known else { return show(image: nil) }
        let components = components
        show(
            image: .remote(giphy.previewURL),
            title: giphy.title,
            detail: components[.appearance].formatters.words.gif
        )
    }
}
