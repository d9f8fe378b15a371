/// Where the views of a case lie, and what was told of it.
struct Answer: Encodable {
    /// x, y, width and height of each view by name, in the coordinates of its superview.
    var frames: [String: [Double]] = [:]
    /// The conflicts, in the order in which they were reported.
    var conflicts: [ConflictAnswer] = []
    /// The views whose place is open, each with `x` or `y`.
    var ambiguities: [[String]] = []
    /// Other diagnostics, of which there should be none.
    var others: [String] = []
}

/// A required constraint that was dropped, and the one that ruled it out.
///
/// Both by their places among those of the case: more than one if they read the same.
struct ConflictAnswer: Encodable {
    var dropped: [Int]
    /// None if nothing can keep what was dropped.
    var kept: [Int]?
}
