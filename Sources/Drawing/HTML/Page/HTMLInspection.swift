/// A picture beside the tree of its parts, each of which says what is known of it once somebody points at it.
///
/// The page needs no script for that: each part is an address in the page.
public struct HTMLInspection {
    /// What is drawn.
    public var entry: HTMLEntry

    /// What is known of the whole of it.
    public var groups: [InspectedGroup]

    /// The parts, each before those in it.
    public var parts: [InspectedPart]

    /// Creates an inspection.
    public init(_ entry: HTMLEntry, groups: [InspectedGroup] = [], parts: [InspectedPart]) {
        self.entry = entry
        self.groups = groups
        self.parts = parts
    }
}

@available(*, unavailable)
extension HTMLInspection: Sendable {}
