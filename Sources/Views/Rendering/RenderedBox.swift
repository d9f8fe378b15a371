/// The background, corners and border of a view.
package struct RenderedBox {
    /// The colour behind everything else.
    package var background: Opacity?
    /// The corners that are rounded.
    package let roundedCorners: Corners
    /// Their radius, in points.
    package var radius: Double
    /// The radius of the others, in points.
    package let tightRadius: Double
    /// The width of the edge, in points.
    package let borderWidth: Double
    /// The colour of the edge; none is drawn without.
    package let border: Opacity?

    init(_ core: borrowing ViewCore) {
        background = Opacity(core.backgroundColor)
        roundedCorners = core.layer.roundedCorners
        radius = core.layer.cornerRadius
        tightRadius = core.layer.tightCornerRadius
        borderWidth = core.layer.borderWidth
        border = Opacity(core.layer.borderColor)
    }
}

extension Color? {
    /// Whether there is a colour; comparing with `nil` would count its references.
    @inline(__always)
    var isThere: Bool {
        switch self {
        case .some: true
        case .none: false
        }
    }
}

/// The two values of a colour; without its name there are no references to count.
package struct Opacity {
    /// The value in light surroundings.
    package let light: RGBA
    /// The value in dark surroundings.
    package let dark: RGBA

    @inline(__always)
    init?(_ color: Color?) {
        guard let color else { return nil }
        light = color.light
        dark = color.dark
    }
}
