import Views

/// What is drawn in cells of its own, harmless, with the number of these cells.
struct CellCluster: Sendable, Hashable {
    /// The scalars: no control characters, no direction overrides, a limited number of marks.
    private(set) var glyph: String
    /// At least one.
    var width: Int
    /// Whether terminals disagree on the width, of this cluster or of those that it is written with.
    var isUncertain: Bool
    /// How many scalars there are.
    private(set) var length = 1
    /// How many of them are marks.
    private(set) var marks = 0

    /// Creates a cluster that begins with a scalar, one cell wide so far.
    init(_ scalar: Unicode.Scalar) {
        let isDrawn = !scalar.properties.isNoncharacterCodePoint
        glyph = String(isDrawn ? scalar : "\u{FFFD}")
        width = 1
        isUncertain = false
    }

    /// Creates a cluster of our own that is one cell wide.
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
