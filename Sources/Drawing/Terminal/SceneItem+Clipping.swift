extension SceneItem {
    /// Returns the visible part inside a clipping view; nil if there is none.
    ///
    /// An item of one row is visible if the middle of that row lies inside.
    func clipped(to clip: CellBounds) -> SceneItem? {
        // An empty line has no width, and keeps its row as it does without clipping.
        let begins = bounds.width > 0 ? bounds.right > clip.left : bounds.left >= clip.left
        guard bounds.left < clip.right, begins else { return nil }
        var item = self
        item.columns = clip.columns
        guard hasEdges else {
            let middle = lineTop + CellBounds.cellHeight / 2
            return middle >= clip.top && middle < clip.bottom ? item : nil
        }
        guard bounds.top < clip.bottom, bounds.bottom > clip.top else { return nil }
        item.bounds.top = max(bounds.top, clip.top)
        item.bounds.bottom = min(bounds.bottom, clip.bottom)
        guard case .box(var box) = kind else { return item }
        box.isCutAbove = bounds.top < clip.top
        box.isCutBelow = bounds.bottom > clip.bottom
        item.kind = .box(box)
        return item
    }
}

extension CellBounds {
    /// Returns the intersection; an empty rectangle if there is none.
    func common(with other: CellBounds) -> CellBounds {
        var common = self
        common.left = max(left, other.left)
        common.top = max(top, other.top)
        common.right = max(common.left, min(right, other.right))
        common.bottom = max(common.top, min(bottom, other.bottom))
        return common
    }
}
