public import Components
public import DefaultComponents
public import Views

/// Shows the result of a poll.
public protocol PollResultView: ChatMessageDecorationView, Component {
    /// The poll.
    var content: Poll? { get set }
}

extension Slot where Value == any PollResultView.Type, Part == any PollResultView {
    /// The result of a poll, below its message.
    public static let pollResult = Slot("pollResult", default: PollResultLine.self) { $0.init($1) }
}

/// A line that names the winners.
open class PollResultLine: ChatMessageDecorationView, PollResultView {
    /// The poll.
    public var content: Poll? {
        didSet { contentChanged() }
    }

    /// The winners' names.
    public let textLabel = Label()

    /// Called once, after `setUp`, to place the label; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        fill(with: textLabel)
    }

    /// Called after `setUpLayout`, to choose font and colour; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        textLabel.font = appearance.fonts.footnote
        textLabel.textColor = appearance.palette.subtitleText
        textLabel.textAlignment = .center
    }

    /// Called after `setUpAppearance`, to name the winners; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let names = content?.leaders.map(\.text).joined(separator: ", ") ?? ""
        textLabel.text = names.isEmpty ? "Nobody voted" : "Decided: \(names)"
    }
}
