/// A picture beside the tree of its parts, each with facts that are shown when a reader clicks it.
///
/// The page needs no script for that: each part is an address in the page.
public struct HTMLInspection {
    /// The picture.
    public var entry: HTMLEntry

    /// The facts about the whole picture.
    public var groups: [InspectedGroup]

    /// The parts, each before the parts in it.
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
