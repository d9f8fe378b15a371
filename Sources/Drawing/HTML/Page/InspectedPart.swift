public import Views

/// A view of an inspected picture, with what is known of it.
public struct InspectedPart {
    /// What it is called among the parts around it; hostile until escaped.
    public var name: String

    /// What it is, such as its type; hostile until escaped.
    public var kind: String

    /// How many parts lie around it.
    public var depth: Int

    /// The view; it lies in the picture if it can be pointed at there.
    public var view: View?

    /// What is known of it.
    public var groups: [InspectedGroup]

    /// Creates a part.
    public init(
        _ name: String,
        kind: String,
        depth: Int,
        view: View?,
        groups: [InspectedGroup]
    ) {
        self.name = name
        self.kind = kind
        self.depth = depth
        self.view = view
        self.groups = groups
    }
}

@available(*, unavailable)
extension InspectedPart: Sendable {}

/// What is known of a part, under one heading.
public struct InspectedGroup: Sendable, Hashable {
    /// The heading; hostile until escaped.
    public var title: String

    /// A sentence below it; hostile until escaped.
    public var note: String?

    /// The facts, what counts before what lost to it.
    public var facts: [InspectedFact]

    /// Creates a group.
    public init(_ title: String, note: String? = nil, facts: [InspectedFact]) {
        self.title = title
        self.note = note
        self.facts = facts
    }
}

/// One thing that is known of a part.
public struct InspectedFact: Sendable, Hashable {
    /// What it is about; hostile until escaped.
    public var name: String

    /// What is said of that; hostile until escaped.
    public var value: String

    /// Whose doing it is; hostile until escaped.
    public var origin: String?

    /// Where it was said, as a place in the code; hostile until escaped.
    public var place: String?

    /// Whether something else counts in its place.
    public var isLost: Bool

    /// Creates a fact.
    public init(
        _ name: String,
        _ value: String,
        origin: String? = nil,
        place: String? = nil,
        isLost: Bool = false
    ) {
        self.name = name
        self.value = value
        self.origin = origin
        self.place = place
        self.isLost = isLost
    }
}
