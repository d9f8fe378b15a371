import Views

/// An item to draw with its frame, in the order of drawing.
struct SceneItem {
    /// The frame, in points from the corner of the root.
    var bounds: CellBounds
    /// The kind of the item.
    var kind: Kind
    /// The box around it, as its index in the scene.
    var holder: Int?
    /// The opacity, 0 to 1.
    var opacity: Double
    /// The visible columns; nil if nothing around it clips.
    var columns: Range<Int>?

    enum Kind {
        // Most items are texts, so the other kinds do not make them larger.
        indirect case box(SceneBox)
        case text(SceneText)
        indirect case glyph(SceneGlyph)
        case button(SceneText)
    }

    /// The box, if it is one.
    var box: SceneBox? {
        if case .box(let box) = kind { return box }
        return nil
    }

    /// Whether it covers the rows between its edges; others cover one row.
    var hasEdges: Bool {
        switch box?.form {
        case .frame, .bar, .fill, .stroke: true
        case .chip, .rule: false
        case nil: isTallDrawing
        }
    }

    /// Whether it is a drawing over several rows.
    var isTallDrawing: Bool {
        if case .glyph(let glyph) = kind { return glyph.wholeFrame != nil }
        return false
    }

    /// The top of the line that it covers, in points, if it covers one row.
    var lineTop: Double {
        if case .glyph(let glyph) = kind, bounds.height > CellBounds.cellHeight {
            switch glyph.bias {
            case .top: return bounds.top
            case .bottom: return bounds.bottom - CellBounds.cellHeight
            case .center: break
            }
        }
        return (bounds.top + bounds.bottom - CellBounds.cellHeight) / 2
    }
}

/// A background, an edge or both.
struct SceneBox {
    var form: Form
    var fill: Color?
    var edge: Color?
    /// The rounded corners, physical: leading is left.
    var rounded: Corners
    var isRightToLeft: Bool
    /// Whether its upper, or its lower, edge is clipped.
    var isCutAbove = false
    var isCutBelow = false

    enum Form {
        /// Lines on all four sides.
        case frame
        /// A bar at the leading side.
        case bar
        /// One row between two brackets.
        case chip
        /// A background colour only.
        case fill
        /// A horizontal line.
        case rule
        /// A vertical line.
        case stroke
    }
}

/// One line of text, which is cut where it is drawn.
struct SceneText {
    var pieces: LinePieces
    /// The colour of pieces without one of their own.
    var color: Color?
    /// Whether the text was measured with room, as `CellMeasurer.makesRoom` says.
    var makesRoom = false
}

/// A picture or a symbol.
struct SceneGlyph {
    var image: Image
    /// The symbol, or the sign of a remote picture; an unknown one if there is none.
    var symbol: Symbol?
    /// The accessibility label of the picture.
    var label: String?
    var isRound: Bool
    var isRightToLeft: Bool
    var fill: Color?
    var tint: Color?
    /// The top of the row with the glyph.
    var bias: Bias
    /// The frame of a drawing over several rows, also where a view around it clips.
    var wholeFrame: CellBounds?

    /// Returns the characters of the symbol.
    func sign(_ style: TerminalStyle) -> String {
        (style == .unicode ? symbol?.characters : symbol?.plainCharacters) ?? "?"
    }

    /// A vertical position in a height of several rows.
    enum Bias {
        case top
        case center
        case bottom
    }
}

extension View {
    /// Whether a filled view is drawn as a line: between groups, or, if it is low, behind a heading alone.
    func isDivider(whereLow isLow: Bool) -> Bool {
        accessibilityRole == .separator
            || isLow && subviews.count == 1 && subviews[0].accessibilityRole == .heading
    }
}
