/// The limits of one call of a plugin's hook, and of the faults of one registration.
///
/// All are counts, so that every machine gives the same result. A call includes the hooks of the
/// parts that it adds.
public struct FaultBudget: Sendable, Hashable {
    /// The maximum number of views and other components that one call of a hook adds; 1,000 unless set.
    public var components = 1_000

    /// The maximum number of constraints that one call of a hook activates; 500 unless set.
    public var constraints = 500

    /// The maximum number of events and announcements that one call of a hook raises; 200 unless set.
    public var events = 200

    /// The maximum length of the text that one call of a hook sets on views and composers, with their accessibility
    /// labels, and announces, in bytes of UTF-8; 10,000,000 unless set.
    public var text = 10_000_000

    /// The maximum number of line ends in that text; 100,000 unless set.
    public var lines = 100_000

    /// The maximum number of pieces of work, timers and tasks that one call of a hook begins; 500 unless set.
    public var timers = 500

    /// The maximum number of commands and movements of one drawing; 20,000 unless set.
    public var drawing = 20_000

    /// After how many faults a registration is left out of the whole tree; 8 unless set.
    public var faults = 8

    /// Creates the budget that a tree has unless its context has another one.
    public init() {}

    /// The quantities that are counted, each with its name in texts.
    public enum Kind: String, Sendable, Hashable {
        /// Views, and other components, that are added.
        case components = "views and components"
        /// Constraints that are activated.
        case constraints
        /// Events that are raised, and announcements.
        case events
        /// Text that views and composers are given, in bytes of UTF-8.
        case text = "bytes of text"
        /// Ends of lines in that text.
        case lines = "lines of text"
        /// Pieces of work, timers and tasks that are begun.
        case timers = "timers and tasks"
        /// Commands of a drawing, and movements of their paths.
        case drawing = "commands and movements of a drawing"

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
        case .timers: timers
        case .drawing: drawing
        }
    }
}

/// The limits of a tree that no budget changes, as a thread of 512 kB has no room for more.
enum TreeLimits {
    /// The maximum number of nested components.
    static let depth = 500
    /// The maximum number of nested hooks.
    static let hookDepth = 32
    /// The maximum number of transforms of a slot that are applied: their functions call each other.
    static let transforms = 200
}
