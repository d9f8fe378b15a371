import Components
import DefaultComponents
import Views

/// The share of the attachments of a message that is uploaded.
final class UploadBar: ComponentExtension<ChatMessageContentView> {
    private let (label, bar) = (Label(), BarView())
    private let column = ContainerStackView(axis: .vertical, spacing: 4)

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.attachments) else { return }
        host.bubbleContentContainer.addArrangedSubview(column)
    }

    override func updateContent() {
        super.updateContent()
        let parts = host.content?.attachments.compactMap(\.progress) ?? []
        column.isHidden = parts.isEmpty || host.content?.isDeleted == true
        column.removeAllArrangedSubviews()
        guard !column.isHidden else { return }
        let appearance = host.components[.appearance]
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = appearance.metrics.captionMargins
        (label.font, label.textColor) = (appearance.fonts.footnote, appearance.palette.subtitleText)
        label.text = host.components.words.text(.uploads, ["count": .number(parts.count)])
        (bar.accessibilityLabel, bar.value) = (label.text, parts.reduce(0, +) / Double(parts.count))
        column.addArrangedSubviews([label, bar])
    }
}
