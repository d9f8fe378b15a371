/// The frames of the views of a case, and the diagnostics.
struct Answer: Encodable {
    /// x, y, width and height of each view by name, in the coordinates of its superview.
    var frames: [String: [Double]] = [:]
    /// The conflicts, in the order in which they were reported.
    var conflicts: [ConflictAnswer] = []
    /// The views with an undetermined position, each with `x` or `y`.
    var ambiguities: [[String]] = []
    /// Other diagnostics; there should be none.
    var others: [String] = []
}

/// A required constraint that was dropped, and the one that it conflicts with.
///
/// Both by their indices in the case: more than one if they have the same description.
struct ConflictAnswer: Encodable {
    var dropped: [Int]
    /// Nil if the dropped constraint cannot hold on its own.
    var kept: [Int]?
}
