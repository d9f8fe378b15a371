import Views

/// Something to draw, where it lies, in the order in which it is drawn.
struct SceneItem {
    /// Where it lies, in points from the corner of the root.
    var bounds: CellBounds
    /// What it is.
    var kind: Kind
    /// The box around it, as its place in the scene.
    var holder: Int?
    /// How opaque it is, 0 to 1.
    var opacity: Double
    /// The columns in which it is seen; none if nothing around it clips.
    var columns: Range<Int>?

    enum Kind {
        // Texts are many, so the others do not make them larger.
        indirect case box(SceneBox)
        case text(SceneText)
        indirect case glyph(SceneGlyph)
        case button(SceneText)
    }

    /// The box that it is, if it is one.
    var box: SceneBox? {
        if case .box(let box) = kind { return box }
        return nil
    }

    /// Whether it takes the rows between its edges; else it takes one row.
    var hasEdges: Bool {
        switch box?.form {
        case .frame, .bar, .fill, .stroke: true
        case .chip, .rule, nil: false
        }
    }

    /// The top of the line that it takes, in points, if it takes one row.
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
    /// Whether its upper, or its lower, edge is cut off.
    var isCutAbove = false
    var isCutBelow = false

    enum Form {
        /// Lines on all four sides.
        case frame
        /// A bar at the side where lines begin.
        case bar
        /// One row between two brackets.
        case chip
        /// A colour, if there are colours.
        case fill
        /// A horizontal line.
        case rule
        /// A vertical line.
        case stroke
    }
}

/// One line of text; what stands in it is cut out where it is drawn.
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
    /// What the picture says to somebody who does not see it.
    var label: String?
    var isRound: Bool
    var isRightToLeft: Bool
    var fill: Color?
    var tint: Color?
    /// Where the row lies in which the glyph stands.
    var bias: Bias

    /// A place in a height of several rows.
    enum Bias {
        case top
        case center
        case bottom
    }
}
