import Components

/// A hovering that is under way, with the last place of the pointer.
struct Hover {
    let candidate: GesturePress.Candidate
    /// The place alone, as a press keeps all views and components below it.
    let point: Point

    /// Whether one of several hoverings is that of the same gesture.
    func isIn(_ others: [Hover]) -> Bool {
        others.contains { $0.candidate.gesture === candidate.gesture }
    }

    func hear(_ phase: GestureChange.Phase) {
        let change = GestureChange(
            phase: phase,
            position: candidate.position(of: point),
            translation: Size(width: 0, height: 0),
            isCrossed: true
        )
        candidate.gesture.hear(change)
    }
}

extension GestureTracker {
    /// Whether a visible view in the tree has a gesture of hovering, so that the place of the pointer is worth asking for.
    ///
    /// - Complexity: Linear in the views.
    public var awaitsHovering: Bool {
        root.reached.contains { $0.viewGestures.contains { $0.gesture.kind == .hover } }
    }

    /// Notes where the pointer is while it is not pressed, or that it is nowhere; returns whether a hovering began or ended.
    ///
    /// The pointer hovers over the view that it hits and over all around it. So does the focus of a ``FocusTracker`` of
    /// the same root; of the two, the one that moved last counts.
    @discardableResult
    public func hover(at point: Point?) -> Bool {
        hover(at: point, in: root, beyondFrames: true)
    }

    /// Notes where the pointer is in a view of the tree.
    package func hover(at point: Point?, in area: View, beyondFrames: Bool) -> Bool {
        guard let point, point.isUsable else { return hover(nil) }
        return hover(GesturePress(on: area, at: point, beyondFrames: beyondFrames))
    }

    /// Notes the view that has the focus, or that none has it; returns false while a call is running.
    func hover(over view: View?) -> Bool {
        guard !isBusy else { return false }
        _ = hover(view.map { GesturePress(over: $0, in: root) })
        return true
    }

    private func hover(_ place: GesturePress?) -> Bool {
        perform {
            let found = place?.hovers ?? []
            let ended = hovers.filter { !$0.isIn(found) }
            let begun = found.filter { !$0.isIn(hovers) }
            hovers = found.filter { !$0.isIn(begun) }
            for hover in ended { hover.hear(.ended) }
            for hover in begun.reversed() where hover.candidate.isPresent(in: root) {
                hovers.insert(hover, at: 0)
                hover.hear(.begun)
            }
            return !ended.isEmpty || !begun.isEmpty
        } ?? false
    }

    /// Ends hoverings as lost for which there is a reason.
    func loseHovers(_ reason: (Hover) -> GestureChange.Loss?) {
        guard !hovers.isEmpty else { return }
        let lost = hovers.compactMap { hover in reason(hover).map { (hover, $0) } }
        hovers.removeAll { $0.isIn(lost.map(\.0)) }
        for (hover, reason) in lost { hover.hear(.lost(reason)) }
    }
}

extension GesturePress {
    /// The gestures of hovering at the point.
    fileprivate var hovers: [Hover] {
        candidates { $0 == .hover }.map { Hover(candidate: $0, point: point) }
    }
}
