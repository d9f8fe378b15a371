/// What a view itself looks like after layout, read at once.
///
/// Drawing writes thousands of views, and a dozen getters of another module would take as long as writing.
package struct DrawnView: ~Copyable {
    /// Where the view lies, in its superview's coordinates, in points, physical.
    package let frame: Rect
    /// The opacity, more than 0.
    package let alpha: Double
    /// Whether nothing is drawn of what is in it outside of its frame.
    package let clipsToBounds: Bool
    /// The colour behind everything else.
    package let background: Shades?
    /// The shape of the corners.
    package let corners: DrawnCorners
    /// The width of the edge, in points.
    package let borderWidth: Double
    /// The colour of the edge; none is drawn without.
    package let border: Shades?
    /// What the view is to somebody who does not see it.
    package let role: AccessibilityRole?
    /// What the view says to somebody who does not see it.
    package let label: String?
    /// Whether a tap does something.
    package let isTappable: Bool
    /// Whether the view can show a text.
    package let hasText: Bool
    /// Whether the view shows a picture.
    package let hasImage: Bool
    /// The views in this one, first drawn first.
    package let subviews: [View]
}

/// The two values of a colour; without its name there are no references to count.
package struct Shades {
    /// The value in light surroundings.
    package let light: RGBA
    /// The value in dark surroundings.
    package let dark: RGBA

    init?(_ color: Color?) {
        guard let color else { return nil }
        light = color.light
        dark = color.dark
    }
}

/// The corners of a view, which are round or square.
package struct DrawnCorners {
    /// The corners that are rounded.
    package let rounded: Corners
    /// Their radius, in points.
    package let radius: Double
    /// The radius of the others, in points.
    package let tightRadius: Double
}

extension View {
    /// What the view itself looks like; none if there is nothing to see of it or in it.
    package final var drawn: DrawnView? {
        let core = core
        guard !core.isHidden, core.alpha > 0 else { return nil }
        let leaf = core.leaf
        return DrawnView(
            frame: core.frame,
            alpha: core.alpha,
            clipsToBounds: core.clipsToBounds,
            background: Shades(core.backgroundColor),
            corners: DrawnCorners(
                rounded: core.layer.roundedCorners,
                radius: core.layer.cornerRadius,
                tightRadius: core.layer.tightCornerRadius
            ),
            borderWidth: core.layer.borderWidth,
            border: Shades(core.layer.borderColor),
            role: core.role,
            label: core.label,
            isTappable: core.hasTargets && core.isUserInteractionEnabled,
            hasText: leaf.map { $0.kind != .image } ?? false,
            hasImage: leaf?.image != nil,
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
