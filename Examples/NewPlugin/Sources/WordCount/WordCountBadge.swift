public import Components
public import DefaultComponents
public import Views

/// A view at the end of a message that can be tapped.
public protocol WordCountBadge: Button, Component {
    /// The message.
    var content: ChatMessage? { get set }
}

extension Slot where Value == any WordCountBadge.Type, Part == any WordCountBadge {
    /// The view at the end of a message; an app may replace it.
    public static let wordCountBadge = Slot("wordCountBadge", default: WordCountBadgeView.self) {
        $0.init($1)
    }
}

extension Event where Payload == ChatMessage {
    /// A tap on the view at the end of a message.
    public static let tapOnWordCountBadge = Event("tapOnWordCountBadge")
}

/// A button with the plugin's name that raises `tapOnWordCountBadge`.
open class WordCountBadgeView: Button, WordCountBadge {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// Called once, first, to pass taps on; call `super` first.
    open override func setUp() {
        super.setUp()
        accessibilityRole = .button
        addTarget("tapOnWordCountBadge") { [weak self] in
            guard let self, let message = content else { return }
            raise(.tapOnWordCountBadge, message)
        }
    }

    /// Called after `setUp`, to extend the tap target to 44 points; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        // A terminal draws brackets in the insets at the sides.
        contentInset = DirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        hitInsets = DirectionalEdgeInsets(top: -9, bottom: -9)
    }

    /// Called after `setUpLayout`, to choose font and colour; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        font = appearance.fonts.footnoteBold
        tintColor = appearance.palette.text
    }

    /// Called after `setUpAppearance`, and when the message changes; call `super` first.
    open override func updateContent() {
        super.updateContent()
        title = "WordCount"
    }
}
