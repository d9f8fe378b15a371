public import Components
public import Views

/// The list of suggestions for the text before the cursor.
public protocol ComposerSuggestionList: View, Component {
    /// The suggestions, and the selected one; an empty list is hidden.
    var content: ComposerSuggestions { get set }
}

extension Slot where Value == any ComposerSuggestionList.Type, Part == any ComposerSuggestionList {
    /// The list of suggestions, in a composer.
    public static let composerSuggestions = Slot(
        "composerSuggestions",
        default: ChatComposerSuggestionList.self
    ) { $0.init($1) }
}

/// The suggestions of a composer, and the selected one.
public struct ComposerSuggestions: Sendable, Hashable {
    /// The suggestions, the best first.
    public let items: [ComposerSuggestion]

    /// The index of the selected suggestion; 0 if there is none.
    public var selectedIndex: Int {
        didSet { selectedIndex = max(0, min(selectedIndex, items.count - 1)) }
    }

    /// Creates suggestions, with the best selected.
    public init(_ items: [ComposerSuggestion] = []) {
        self.items = items
        selectedIndex = 0
    }

    /// The selected suggestion; `nil` if there is none.
    public var selected: ComposerSuggestion? {
        items.isEmpty ? nil : items[selectedIndex]
    }
}

extension Event where Payload == ComposerSuggestion {
    /// A tap on a suggestion of a composer.
    public static let pickSuggestion = Event("pickSuggestion")
}

/// A column of suggestions, on a card: the selected one and its neighbours, up to a limit.
open class ChatComposerSuggestionList: ContainerStackView, ComposerSuggestionList {
    /// The suggestions.
    public var content = ComposerSuggestions() {
        didSet { contentChanged() }
    }

    /// Called once, after `setUp`, to make a column with margins; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        let components = components
        spacing = components[.appearance].metrics.suggestionsSpacing
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = components[.appearance].metrics.suggestionsMargins
    }

    /// Called after `setUpLayout`, to draw the card; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        backgroundColor = components[.appearance].palette.floating
        layer.borderColor = components[.appearance].palette.border
        layer.borderWidth = components[.appearance].metrics.borderWidth
        layer.cornerRadius = components[.appearance].metrics.cardCornerRadius
        accessibilityRole = .listbox
        accessibilityLabel = components[.appearance].formatters.words.text(.composerSuggestions)
    }

    /// Called after `setUpAppearance`, to make the rows; call `super` first.
    open override func updateContent() {
        super.updateContent()
        isHidden = content.items.isEmpty
        removeAllArrangedSubviews()
        for index in shownRange {
            let row = make(.composerSuggestionItem)
            row.content = content.items[index]
            row.isSelected = index == content.selectedIndex
            addArrangedSubview(row)
        }
    }

    /// The indices of the suggestions that are shown, including the selected one.
    private var shownRange: Range<Int> {
        let room = max(1, components[.appearance].metrics.maxSuggestions)
        let first = max(0, content.selectedIndex - room + 1)
        return first..<min(content.items.count, first + room)
    }
}
