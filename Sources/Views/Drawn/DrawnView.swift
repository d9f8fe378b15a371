/// What a view itself looks like after layout, read at once.
///
/// Drawing writes thousands of views, and a dozen getters of another module would take as long as writing.
package struct DrawnView: ~Copyable {
    /// Where the view lies, in its superview's coordinates, in points, physical.
    package let frame: Rect
    /// The opacity, more than 0.
    package let alpha: Double
    /// The colour behind everything else.
    package let backgroundColor: Color?
    /// The shape and edge.
    package let layer: Layer
    /// Whether nothing is drawn of what is in it outside of its frame.
    package let clipsToBounds: Bool
    /// What the view is to somebody who does not see it.
    package let role: AccessibilityRole?
    /// What the view says to somebody who does not see it.
    package let label: String?
    /// Whether a tap does something.
    package let isTappable: Bool
    /// Whether the view shows a text or a picture.
    package let hasContent: Bool
    /// The views in this one, first drawn first.
    package let subviews: [View]
}

extension View {
    /// What the view itself looks like; none if there is nothing to see of it or in it.
    package final var drawn: DrawnView? {
        let core = core
        guard !core.isHidden, core.alpha > 0 else { return nil }
        return DrawnView(
            frame: core.frame,
            alpha: core.alpha,
            backgroundColor: core.backgroundColor,
            layer: core.layer,
            clipsToBounds: core.clipsToBounds,
            role: core.role,
            label: core.label,
            isTappable: core.hasTargets && core.isUserInteractionEnabled,
            hasContent: core.leaf != nil,
            subviews: core.subviews
        )
    }

    /// Returns whether a relation holds between the frames of each subview and the one drawn after it.
    package final func neighbouringFrames(satisfy relation: (Rect, Rect) -> Bool) -> Bool {
        let subviews = core.subviews
        guard var last = subviews.first?.core.frame else { return true }
        for subview in subviews.dropFirst() {
            let frame = subview.core.frame
            guard relation(last, frame) else { return false }
            last = frame
        }
        return true
    }
}
