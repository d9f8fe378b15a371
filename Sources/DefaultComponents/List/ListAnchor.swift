/// What a list keeps in its place: a row, and where its lower edge is.
///
/// Lengths are multiples of 1/64 point, as are the heights of rows, so that adding them up is exact and
/// nothing drifts.
struct ListAnchor: Equatable {
    /// The row's place; 0 is the newest.
    var index = 0
    /// How far the row's lower edge lies below that of the viewport, in points.
    var offset = 0.0

    /// The newest row stands on the lower edge.
    static let latest = ListAnchor()
}

extension Double {
    /// The next multiple of 1/64 that is not less.
    var roundedUpToGrid: Double { (self * 64).rounded(.up) / 64 }

    /// The nearest multiple of 1/64.
    var roundedToGrid: Double { (self * 64).rounded() / 64 }
}

/// Where in the viewport a message is scrolled to.
public enum ListScrollPosition: Sendable, Hashable {
    /// Its upper edge on that of the viewport.
    case top
    /// In the middle.
    case middle
    /// Its lower edge on that of the viewport.
    case bottom
}
