import Components

extension View {
    /// Returns the view that a tap at a point of this one reaches: the deepest, of neighbours the last
    /// drawn.
    ///
    /// Views that are hidden, fainter than 0.01 or closed to interaction are passed over with all they
    /// hold. What lies outside its superview is drawn but not reached, unless by `hitInsets`, or where negative margins
    /// of a stack put it. Call it after layout.
    ///
    /// - Complexity: Linear in the subviews on the way down, and in the views with `hitInsets` and those around them.
    public final func hitTest(_ point: Point) -> View? {
        hitTest(point, beyondFrames: true)
    }

    /// Returns the view that a tap reaches, with what `hitInsets` add to frames or without it.
    final func hitTest(_ point: Point, beyondFrames: Bool) -> View? {
        let inside = hitInFrames(point)
        guard beyondFrames, core.isReachedBeyond else { return inside }
        var next = inside
        while let view = next {
            if view.core.hasTargets { return inside }
            // Nothing below it is reached.
            if view is any TapBarrier {
                return view.hitBeyondFrames(Tap(on: self, at: point).location(in: view)) ?? inside
            }
            next = view === self ? nil : view.superview
        }
        return hitBeyondFrames(point) ?? inside
    }

    /// The area that taps reach, in the view's own coordinates.
    ///
    /// It is as large as the frame without the `hitInsets`. Read it after layout.
    public final var hitArea: Rect {
        let (size, insets) = (core.frame.size, core.hitInsets)
        guard insets != .zero else { return Rect(width: size.width, height: size.height) }
        return Rect(
            x: effectiveLayoutDirection == .rightToLeft ? insets.trailing : insets.leading,
            y: insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
        )
    }

    /// Returns the controls here and below that people can tap but hardly hit, in drawing order.
    ///
    /// These are the ones with actions whose `hitArea` is less wide or less high than a limit in points; 24 is the
    /// least that WCAG 2.2 asks for (success criterion 2.5.8), Apple asks for 44. Call it after layout.
    ///
    /// - Complexity: Linear in the views below.
    public final func smallTargets(below limit: Double = 24) -> [Control] {
        reached.compactMap { $0 as? Control }.filter { control in
            control.isEnabled && !control.targetNames.isEmpty
                && min(control.hitArea.size.width, control.hitArea.size.height) < limit
        }
    }

    /// The views here and below that taps reach if they lie in sight, in drawing order.
    final var reached: some Sequence<View> {
        sequence(state: [self]) { waiting in
            while let view = waiting.popLast() {
                guard view.takesTaps else { continue }
                waiting += view.subviews.reversed()
                return view
            }
            return nil
        }
    }

    /// Marks this view and its ancestors as having areas that reach beyond frames; others need no search.
    final func noteReachedBeyond() {
        var next: View? = self
        while let view = next, !view.core.isReachedBeyond {
            view.core.isReachedBeyond = true
            next = view.core.superview
        }
    }

    /// Whether taps reach the view and what it holds.
    final var takesTaps: Bool {
        !isHidden && alpha >= 0.01 && isUserInteractionEnabled
    }

    private func hitInFrames(_ point: Point) -> View? {
        guard isReached(by: point) else { return nil }
        var (found, place) = (self, point)
        while let next = found.subviews.last(where: { $0.isReached(by: place - $0.frame) }) {
            (found, place) = (next, place - next.frame)
        }
        return found
    }

    /// Returns the last drawn of the views here and below that are reached at a point by their `hitInsets`.
    private func hitBeyondFrames(_ point: Point) -> View? {
        var found: View?
        var waiting = [(view: self, point: point)]
        while let (view, point) = waiting.popLast() {
            guard view.takesTaps, view.core.isReachedBeyond,
                !view.clipsToBounds || view.isReached(by: point)
            else { continue }
            if view.core.hitInsets != .zero, view.hitArea.contains(point) {
                // Only views inside come before it.
                found = view
                waiting = []
            }
            waiting += view.subviews.map { ($0, point - $0.frame) }
        }
        return found
    }

    /// Whether a point in the view's own coordinates lies in it, or in a view that its negative margins put beyond it,
    /// and reaches that.
    private func isReached(by point: Point, beyondMargins: Bool = true) -> Bool {
        guard takesTaps else { return false }
        if Rect(width: frame.size.width, height: frame.size.height).contains(point) {
            return core.hitInsets == .zero || hitArea.contains(point)
        }
        guard beyondMargins, core.margins.isOutset, let stack = core.stack, !clipsToBounds else {
            return false
        }
        return subviews.contains {
            $0.core.keepsMargins ?? stack.isMarginsRelative
                && $0.isReached(by: point - $0.frame, beyondMargins: false)
        }
    }
}

extension DirectionalEdgeInsets {
    /// Whether an edge is moved outwards.
    fileprivate var isOutset: Bool { min(leading, trailing, top, bottom) < 0 }
}

extension Rect {
    /// Whether a point lies in the rectangle; on its right and lower edges it does not.
    func contains(_ point: Point) -> Bool {
        point.x >= x && point.y >= y && point.x < x + size.width && point.y < y + size.height
    }
}

/// The point in the coordinates of a rectangle that it is given beside.
private func - (point: Point, rect: Rect) -> Point {
    Point(x: point.x - rect.x, y: point.y - rect.y)
}
