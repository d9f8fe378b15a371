extension View {
    /// Returns the view that a tap at a point of this one reaches: the deepest, of neighbours the last
    /// drawn.
    ///
    /// Views that are hidden, fainter than 0.01 or closed to interaction are passed over with all they
    /// hold. What lies outside its superview is drawn but not reached. Call it after layout.
    ///
    /// - Complexity: Linear in the subviews on the way down.
    public final func hitTest(_ point: Point) -> View? {
        guard isReached(by: point) else { return nil }
        var (found, place) = (self, point)
        while let next = found.subviews.last(where: { $0.isReached(by: place - $0.frame) }) {
            (found, place) = (next, place - next.frame)
        }
        return found
    }

    /// Returns the controls here and below that people can tap but hardly hit, in drawing order.
    ///
    /// These are the ones with actions that are less wide or less high than a limit in points; 24 is the
    /// least that WCAG 2.2 asks for (success criterion 2.5.8), Apple asks for 44. Call it after layout.
    ///
    /// - Complexity: Linear in the views below.
    public final func smallTargets(below limit: Double = 24) -> [Control] {
        var found: [Control] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            guard view.takesTaps else { continue }
            if let control = view as? Control, control.isEnabled, !control.targetNames.isEmpty,
                min(control.frame.size.width, control.frame.size.height) < limit
            {
                found.append(control)
            }
            waiting += view.subviews.reversed()
        }
        return found
    }

    private var takesTaps: Bool {
        !isHidden && alpha >= 0.01 && isUserInteractionEnabled
    }

    /// Whether a point in the view's own coordinates lies in it and reaches it.
    private func isReached(by point: Point) -> Bool {
        takesTaps && point.x >= 0 && point.y >= 0
            && point.x < frame.size.width && point.y < frame.size.height
    }
}

/// The point in the coordinates of a rectangle that it is given beside.
private func - (point: Point, rect: Rect) -> Point {
    Point(x: point.x - rect.x, y: point.y - rect.y)
}
