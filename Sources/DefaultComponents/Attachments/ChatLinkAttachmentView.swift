import Components
public import Views

/// A web page: its site, its title and a summary.
open class ChatLinkAttachmentView: ChatBarredAttachmentView {
    /// The site's name, or the address.
    public let siteLabel = Label()

    /// The page's title.
    public let titleLabel = Label()

    /// The summary.
    public let textView = TextView()

    /// A picture of the page.
    public let imageView = ImageView()

    /// Called once, after `setUp`, to stack the parts; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        titleLabel.numberOfLines = 2
        textView.textContainerInset = .zero
        contentStack.addArrangedSubviews([siteLabel, titleLabel, textView, imageView])
        let spacing = components[.appearance].metrics.cardPartSpacing
        contentStack.setCustomSpacing(spacing, after: textView)
    }

    /// Called after `setUpLayout`, to choose fonts and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        siteLabel.font = components[.appearance].fonts.cardBold
        siteLabel.textColor = components[.appearance].palette.accent
        titleLabel.font = components[.appearance].fonts.cardBold
        titleLabel.textColor = components[.appearance].palette.text
        textView.font = components[.appearance].fonts.card
        textView.textColor = components[.appearance].palette.subtitleText
        accessibilityRole = .link
    }

    /// Called after `setUpAppearance`, to show the page; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let link: LinkAttachment? =
            if case .link(let link) = content?.known { link } else { nil }
        siteLabel.text = link.map { $0.siteName ?? $0.originalURL }
        titleLabel.text = link?.title
        titleLabel.isHidden = link?.title == nil
        textView.text = link?.text ?? RichText()
        textView.isHidden = textView.text.isEmpty
        show(link?.previewURL, in: imageView)
        accessibilityLabel = link.map { $0.title ?? $0.originalURL }
    }
}
