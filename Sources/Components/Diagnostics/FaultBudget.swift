/// How much one call of a hook of a plugin's registration may do, and how often it may go wrong.
///
/// All are counts, so that the same happens on every machine. What lies in a hook counts, with the hooks of the
/// parts that it adds.
public struct FaultBudget: Sendable, Hashable {
    /// How many views and other components one call of a hook adds at most; 1,000 unless set.
    public var components = 1_000

    /// How many constraints one call of a hook activates at most; 500 unless set.
    public var constraints = 500

    /// How many events one call of a hook raises at most; 200 unless set.
    public var events = 200

    /// How much text one call of a hook gives to views and composers at most, with what they say to somebody who does not
    /// see them, in bytes of UTF-8; 10,000,000 unless set.
    public var text = 10_000_000

    /// How many ends of lines that text has at most; 100,000 unless set.
    public var lines = 100_000

    /// After how many faults a registration is left out of the whole tree; 8 unless set.
    public var faults = 8

    /// Creates the budget that every tree has unless its context says otherwise.
    public init() {}

    /// What is counted.
    public enum Kind: Sendable, Hashable {
        /// Views, and other components, that are added.
        case components
        /// Constraints that are activated.
        case constraints
        /// Events that are raised.
        case events
        /// Text that views and composers are given, in bytes of UTF-8.
        case text
        /// Ends of lines in that text.
        case lines

        /// What is counted, as texts tell it.
        var shown: String {
            switch self {
            case .components: "views and components"
            case .constraints: "constraints"
            case .events: "events"
            case .text: "bytes of text"
            case .lines: "lines of text"
            }
        }

        /// The name of the limit.
        var property: String { "\(self)".quoted }
    }

    subscript(kind: Kind) -> Int {
        switch kind {
        case .components: components
        case .constraints: constraints
        case .events: events
        case .text: text
        case .lines: lines
        }
    }
}
