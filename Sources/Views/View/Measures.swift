/// The sizes measured for a view, until something in it changes.
struct Measures {
    /// The tree in which the view was measured.
    var tree: ObjectIdentifier?
    /// Whether anything below is known, so that a change below has to be reported.
    var isKnown = false
    /// The size without a limit; no number while unknown.
    var natural = Size(width: .nan)
    /// The last limit, and the size within it.
    var limit = Double.nan
    var limited = Size.zero
    /// The limit before that, and the size within it: what is too wide for a column is asked within the column's
    /// limit and then within its width, at every level.
    var olderLimit = Double.nan
    var olderLimited = Size.zero
    /// The last width that was given exactly, and the height at it.
    var width = Double.nan
    var height = 0.0
    /// The smallest width that everything required in a stack allows, whatever constrains the stack; no number
    /// while unknown.
    var leastWidth = Double.nan
    /// The width of a stack at which its views noted where they are put.
    var notedWidth = Double.nan

    /// Remembers the size within a limit, and the last one besides.
    mutating func remember(_ size: Size, within limit: Double) {
        (olderLimit, olderLimited) = (self.limit, limited)
        (self.limit, limited) = (limit, size)
    }
}

/// The tolerance of comparing lengths, in points.
let lengthTolerance = 1e-6
