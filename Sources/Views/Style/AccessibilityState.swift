/// The state of a view for assistive technology, such as that of a button that opens a menu.
public struct AccessibilityState: Sendable, Hashable {
    /// Whether the view is selected, or switched on; nil if it cannot be.
    public var isSelected: Bool?
    /// Whether what the view opens is open, such as a menu; nil if it opens nothing.
    public var isExpanded: Bool?
    /// Whether the content of the view is incomplete, such as while it is loaded.
    public var isBusy = false
    /// The level of a heading, 1 to 6, of which 1 is the title of everything; nil for a level by the surroundings.
    public var level: Int?

    /// Creates a state of which nothing is set.
    public init() {}

    /// Whether a property is set.
    package var isSet: Bool { self != AccessibilityState() }

    /// The names and values of the properties that are set, in the order in which trees print them.
    package var facts: [(name: String, value: String?)] {
        guard isSet else { return [] }
        let facts: [(String, String?)?] = [
            isSelected.map { ("selected", $0 ? nil : "false") },
            isExpanded.map { ("expanded", $0 ? nil : "false") },
            isBusy ? ("busy", nil) : nil,
            level.map { ("level", "\($0)") },
        ]
        return facts.compactMap(\.self)
    }

    /// The properties that are set, as trees print them: `selected`, `expanded=false`.
    package var treeTexts: [String] {
        facts.map { fact in fact.value.map { "\(fact.name)=\($0)" } ?? fact.name }
    }
}
