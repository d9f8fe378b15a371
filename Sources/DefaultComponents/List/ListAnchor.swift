/// The scroll position of a list: a row, and the offset of its lower edge, or of its upper edge in a list of channels, whose
/// first row is at the top.
///
/// Lengths are multiples of 1/64 point, as are the heights of rows, so that sums are exact and positions do
/// not drift.
struct ListAnchor: Equatable {
    /// The row's index; 0 is the newest.
    var index = 0
    /// The distance of the row's lower edge below that of the viewport, in points.
    var offset = 0.0

    /// The newest row, at the lower edge.
    static let latest = ListAnchor()
}

extension Double {
    /// The number rounded up to a multiple of 1/64.
    var roundedUpToGrid: Double { (self * 64).rounded(.up) / 64 }

    /// The number rounded to a multiple of 1/64.
    var roundedToGrid: Double { (self * 64).rounded() / 64 }
}

/// A position in the viewport to which a message is scrolled.
public enum ListScrollPosition: Sendable, Hashable {
    /// Its upper edge at that of the viewport.
    case top
    /// In the middle.
    case middle
    /// Its lower edge at that of the viewport.
    case bottom
}
