import Components
import Views

/// The order in which the subviews of a view are read.
struct MeaningOrder {
    private let isRightToLeft: Bool
    private let isLaidOut: Bool

    init(_ root: View) {
        let tree = root.node.connectedTree
        isRightToLeft = tree?.components[.layoutDirection] == .rightToLeft
        isLaidOut = root.frame.size != .zero
    }

    /// Returns the views from the top, then from where lines begin; those over others follow them.
    func sorted(_ views: [View]) -> [View] {
        guard isLaidOut, views.count > 1 else { return views }
        var sorted: [View] = []
        for view in views {
            var place = sorted.count
            while place > 0, isRead(view.frame, before: sorted[place - 1].frame) {
                place -= 1
            }
            sorted.insert(view, at: place)
        }
        return sorted
    }

    private func isRead(_ first: Rect, before second: Rect) -> Bool {
        // Rounding errors do not make a line.
        let tolerance = 0.01
        if first.bottom <= second.y + tolerance { return true }
        if second.bottom <= first.y + tolerance { return false }
        return isRightToLeft
            ? first.x >= second.right - tolerance : first.right <= second.x + tolerance
    }
}

extension Rect {
    fileprivate var right: Double { x + size.width }
    fileprivate var bottom: Double { y + size.height }
}
