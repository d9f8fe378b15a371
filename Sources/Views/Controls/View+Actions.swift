import Components

extension View {
    /// Returns the titles of the gestures that assistive technology offers as actions of the view.
    ///
    /// These are the ones that the keyboard reaches; hovering and scrolling need no action. Those of the views in it are
    /// included if it is a leaf, in which these have no elements of their own.
    package final func actionTitles(isLeaf: Bool) -> [String] {
        guard isLeaf ? holdsGestures : core.hasGestures,
            outward.allSatisfy({ ($0 as? View)?.takesTaps != false })
        else { return [] }
        let gestures = isLeaf ? reached.flatMap(\.viewGestures) : viewGestures
        return gestures.map(\.gesture).filter {
            $0.kind != .hover && $0.name != ScrollView.gestureName
        }.map(\.title)
    }

    /// Whether gestures were added to the view or to one in it; most buttons are asked, and few have some.
    private var holdsGestures: Bool {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.core.hasGestures { return true }
            waiting += view.core.subviews
        }
        return false
    }
}
