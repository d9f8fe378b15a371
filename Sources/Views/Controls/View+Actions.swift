import Components

extension View {
    /// Returns the titles of the gestures that assistive technology offers as actions of the view.
    ///
    /// These are the ones that the keyboard reaches; hovering and scrolling need no action. Those of the views in it are
    /// included if it is a leaf, in which these have no elements of their own.
    package final func actionTitles(isLeaf: Bool) -> [String] {
        guard core.holdsGestures,
            outward.allSatisfy({ ($0 as? View)?.takesTaps != false })
        else { return [] }
        let gestures = isLeaf ? reached.flatMap(\.viewGestures) : viewGestures
        return gestures.map(\.gesture).filter {
            $0.kind != .hover && $0.name != ScrollView.gestureName
        }.map(\.title)
    }

    /// Marks this view and its ancestors as holding gestures; others are asked for none.
    final func noteGestures() {
        var next: View? = self
        while let view = next, !view.core.holdsGestures {
            view.core.holdsGestures = true
            next = view.core.superview
        }
    }
}
