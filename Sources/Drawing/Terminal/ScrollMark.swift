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
        let signs = isRow ? [("←", "<"), ("→", ">")] : [("↑", "^"), ("↓", "v")]
        return [more.before, more.behind].enumerated().filter(\.element).map { end, _ in
            let isLast = (end == 1) != (isRow && isMirrored)
            let x = isRow && !isLast ? 0 : size.width - width
            let y = isRow || !isLast ? 0 : size.height - height
            let frame = Rect(x: x, y: y, width: width, height: isRow ? size.height : height)
            return ScrollMark(signs[isLast ? 1 : 0], frame, of: view)
        }
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
