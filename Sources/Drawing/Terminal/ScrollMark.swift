import Views

/// An arrow at an end of a view that scrolls, behind which there is more.
struct ScrollMark {
    /// The frame in the view, in points.
    let frame: Rect
    let glyph: SceneGlyph

    /// Returns the marks of a view, which is laid out; leading is right or left.
    static func all(of view: ScrollView, isMirrored: Bool) -> [ScrollMark] {
        let (size, more) = (view.frame.size, view.hasMore)
        let (width, height) = (CellBounds.cellWidth, CellBounds.cellHeight)
        let isRow = view.axis == .horizontal
        let isTurned = isRow && isMirrored
        let left = isRow ? 0 : size.width - width
        let length = isRow ? size.height : height
        var marks: [ScrollMark] = []
        if isTurned ? more.behind : more.before {
            let frame = Rect(x: left, y: 0, width: width, height: length)
            marks.append(ScrollMark(isRow ? ("←", "<") : ("↑", "^"), frame, of: view))
        }
        if isTurned ? more.before : more.behind {
            let top = isRow ? 0 : size.height - height
            let frame = Rect(x: size.width - width, y: top, width: width, height: length)
            marks.append(ScrollMark(isRow ? ("→", ">") : ("↓", "v"), frame, of: view))
        }
        return marks
    }

    private init(_ signs: (String, String), _ frame: Rect, of view: View) {
        self.frame = frame
        glyph = SceneGlyph(
            image: .symbol("more"),
            symbol: try? Symbol(path: "M0 0", characters: signs.0, plain: signs.1),
            isRound: false,
            isRightToLeft: false,
            tint: view.tintColor,
            bias: .center
        )
    }
}
