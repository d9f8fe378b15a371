import Views

/// Scalars that are drawn together in a number of cells.
struct CellCluster: Sendable, Hashable {
    /// The scalars: no control characters, no direction overrides, a limited number of marks.
    private(set) var glyph: String
    /// At least one.
    var width: Int
    /// Whether terminals disagree on its width, or on that of the clusters that it is written with.
    var isUncertain: Bool
    /// The number of scalars.
    private(set) var length = 1
    /// The number of marks among them.
    private(set) var marks = 0

    /// Creates a cluster that begins with a scalar, one cell wide so far.
    init(_ scalar: Unicode.Scalar) {
        let isDrawn = !scalar.properties.isNoncharacterCodePoint
        glyph = String(isDrawn ? scalar : "\u{FFFD}")
        width = 1
        isUncertain = false
    }

    /// Creates a cluster of our own, one cell wide.
    init(chrome glyph: String) {
        self.glyph = glyph
        width = 1
        isUncertain = false
    }

    /// Adds a scalar that is drawn in the same cells, after a joiner if it needs one.
    mutating func add(_ scalar: Unicode.Scalar, after joiner: Unicode.Scalar?, isMark: Bool) {
        if let joiner { glyph.unicodeScalars.append(joiner) }
        glyph.unicodeScalars.append(scalar)
        length += joiner == nil ? 1 : 2
        marks += isMark ? 1 : 0
    }
}

extension [CellCluster] {
    /// The number of cells of all clusters together.
    var cells: Int {
        reduce(0) { $0 + $1.width }
    }
}
