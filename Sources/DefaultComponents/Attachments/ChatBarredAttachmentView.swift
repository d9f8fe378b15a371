import Components
public import Views

/// A column after a bar at the leading edge, for content from elsewhere.
open class ChatBarredAttachmentView: ChatAttachmentView {
    /// The bar.
    public let barView = View()

    /// The column.
    public let contentStack = ContainerStackView(axis: .vertical, alignment: .leading, spacing: 2)

    /// Called once, after `setUp`, to place the column after the bar; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .horizontal
        alignment = .fill
        let components = components
        spacing = components[.appearance].metrics.cardSpacing
        contentStack.spacing = components[.appearance].metrics.cardLineSpacing
        addArrangedSubviews([barView, contentStack])
        let width = components[.appearance].metrics.accentBarWidth
        barView.widthAnchor.constraint(equalToConstant: width).isActive = true
    }

    /// Called after `setUpLayout`, to colour the bar; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        barView.backgroundColor = components[.appearance].palette.accent
        barView.layer.cornerRadius = components[.appearance].metrics.accentBarWidth / 2
    }

    /// Shows a picture at the end of the column, or hides it.
    final func show(_ address: String?, in imageView: ImageView) {
        let metrics = components[.appearance].metrics
        imageView.image = address.map { .remote($0) }
        imageView.pictureSize = metrics.pictureSize
        imageView.symbolSize = metrics.symbolSize
        imageView.layer.cornerRadius = metrics.cardCornerRadius - metrics.accentBarWidth
        imageView.isHidden = address == nil
    }
}
