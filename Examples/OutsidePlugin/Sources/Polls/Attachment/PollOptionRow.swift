import Components
import DefaultComponents
public import Views

/// An answer and, at the end of the line, its votes.
open class PollOptionRow: ContainerStackView, PollOptionView {
    /// The answer.
    public var content: PollOption? {
        didSet { contentChanged() }
    }

    /// The answer's words.
    public let textLabel = Label()

    /// The number of votes.
    public let votesLabel = Label()

    /// Called once, after `setUp`, to put words and votes side by side; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        votesLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        addArrangedSubviews([textLabel, votesLabel])
    }

    /// Called after `setUpLayout`, to choose fonts and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        textLabel.font = appearance.fonts.body
        textLabel.textColor = appearance.palette.text
        votesLabel.font = appearance.fonts.footnote
        votesLabel.textColor = appearance.palette.subtitleText
    }

    /// Called after `setUpAppearance`, to show the answer; call `super` first.
    open override func updateContent() {
        super.updateContent()
        textLabel.text = content?.text
        votesLabel.text = content.map { "\($0.votes)" }
        accessibilityLabel = content.map { "\($0.text), \($0.votes)" }
    }
}
