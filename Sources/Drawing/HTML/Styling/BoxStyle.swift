import Views

/// The look of an element, apart from its frame and its content.
struct BoxStyle: Hashable {
    /// The background colour.
    var background: ColorPair?
    /// The radius of the rounded corners, in points.
    var radius: Double
    /// The radius of the other corners, in points.
    var tightRadius: Double
    /// The rounded corners as four bits: top left, top right, bottom right, bottom left.
    var corners: UInt8
    /// The width of the edge, in points; 0 for none.
    var borderWidth: Double
    /// The colour of the edge.
    var borderColor: ColorPair?
    /// Whether the element is so thin that its colour is drawn as a line.
    var line = Line.none

    /// The direction of the line of an element that is thinner than a point.
    enum Line: UInt8 {
        case none
        case horizontal
        case vertical
    }

    /// Creates the look of a box; nil if it is invisible.
    @inline(__always)
    init?(_ box: RenderedBox, size: Size, isMirrored: Bool) {
        background = ColorPair(box.background)
        borderColor = box.borderWidth > 0 ? ColorPair(box.border) : nil
        guard background != nil || borderColor != nil || box.radius > 0 else { return nil }
        borderWidth = borderColor == nil ? 0 : box.borderWidth
        radius = box.radius > 0 ? box.radius : 0
        corners = radius > 0 ? Self.bits(box.roundedCorners, isMirrored: isMirrored) : 0
        tightRadius = corners == 15 ? 0 : max(0, min(box.tightRadius, radius))
        if corners == 0, tightRadius == 0 { radius = 0 }
        if background != nil, min(size.width, size.height) < 1 {
            line = size.height < size.width ? .horizontal : .vertical
        }
    }

    /// Returns the physical corners: right-to-left, leading is right.
    private static func bits(_ corners: Corners, isMirrored: Bool) -> UInt8 {
        let left: (Corners, Corners) =
            isMirrored ? (.topTrailing, .bottomTrailing) : (.topLeading, .bottomLeading)
        let right: (Corners, Corners) =
            isMirrored ? (.topLeading, .bottomLeading) : (.topTrailing, .bottomTrailing)
        var bits: UInt8 = 0
        if corners.contains(left.0) { bits |= 1 }
        if corners.contains(right.0) { bits |= 2 }
        if corners.contains(right.1) { bits |= 4 }
        if corners.contains(left.1) { bits |= 8 }
        return bits
    }
}
