import Components

extension View {
    /// Returns the titles of the gestures that assistive technology offers as actions of the view.
    ///
    /// These are the ones that the keyboard reaches; hovering and scrolling need no action. Those of the views in it are
    /// included if it is a leaf, in which these have no elements of their own.
    package final func actionTitles(isLeaf: Bool) -> [String] {
        guard isLeaf || core.hasGestures,
            outward.allSatisfy({ ($0 as? View)?.takesTaps != false })
        else { return [] }
        let gestures = isLeaf ? reached.flatMap(\.viewGestures) : viewGestures
        return gestures.map(\.gesture).filter {
            $0.kind != .hover && $0.name != ScrollView.gestureName
        }.map(\.title)
    }
}
