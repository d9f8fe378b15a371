import Components
public import Views

/// A block of text and fields that a program wrote; empty parts are left out.
open class ChatCardAttachmentView: ChatBarredAttachmentView {
    /// The line before the card.
    public let pretextView = TextView()

    /// The headline.
    public let titleView = TextView()

    /// The body.
    public let textView = TextView()

    /// The names of the fields, in order.
    public private(set) final var fieldTitleViews: [TextView] = []

    /// The values of the fields, in order.
    public private(set) final var fieldValueViews: [TextView] = []

    /// The small line at the end.
    public let footerView = TextView()

    /// The picture.
    public let imageView = ImageView()

    /// Called after `setUpLayout`, to choose fonts and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        for view in [pretextView, textView, footerView] + fieldValueViews {
            style(view)
        }
        for view in [titleView] + fieldTitleViews {
            style(view, isTitle: true)
        }
        let palette = components[.appearance].palette
        pretextView.textColor = palette.subtitleText
        footerView.textColor = palette.subtitleText
    }

    /// Called after `setUpAppearance`, to show the parts of the card, from top to bottom; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let card = if case .card(let card) = content?.known { card } else { CardAttachment() }
        contentStack.removeAllArrangedSubviews()
        show(card.pretext, in: pretextView)
        show(card.title, in: titleView)
        show(card.text, in: textView)
        show(card.fields)
        show(card.footer, in: footerView)
        show(card.imageURL, in: imageView)
        guard card.imageURL != nil else { return }
        separate(imageView)
        contentStack.addArrangedSubview(imageView)
    }

    private func show(_ fields: [CardField]) {
        fieldTitleViews = fields.map { _ in TextView() }
        fieldValueViews = fields.map { _ in TextView() }
        for (field, (title, value)) in zip(fields, zip(fieldTitleViews, fieldValueViews)) {
            style(title, isTitle: true)
            style(value)
            separate(title)
            show(field.title, in: title)
            show(field.value, in: value)
        }
    }

    /// Adds a distance above a new part of the card.
    private func separate(_ view: View) {
        guard let last = contentStack.subviews.last else { return }
        let spacing = components[.appearance].metrics.cardPartSpacing
        contentStack.setCustomSpacing(spacing, after: last)
    }

    private func show(_ text: RichText?, in view: TextView) {
        view.text = text ?? RichText()
        if !view.text.isEmpty { contentStack.addArrangedSubview(view) }
    }

    private func style(_ view: TextView, isTitle: Bool = false) {
        let components = components
        view.textContainerInset = .zero
        view.font =
            isTitle ? components[.appearance].fonts.cardBold : components[.appearance].fonts.card
        view.textColor = components[.appearance].palette.text
    }
}
