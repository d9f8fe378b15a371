public import Views

/// A view of an inspected picture, with its facts.
public struct InspectedPart {
    /// The name among the parts around it; hostile until escaped.
    public var name: String

    /// The description, such as its type; hostile until escaped.
    public var kind: String

    /// The number of parts around it.
    public var depth: Int

    /// The view; it is in the picture if it can be clicked there.
    public var view: View?

    /// The facts, in groups.
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

/// Facts of a part, under one heading.
public struct InspectedGroup: Sendable, Hashable {
    /// The heading; hostile until escaped.
    public var title: String

    /// A sentence below it; hostile until escaped.
    public var note: String?

    /// The facts, those in effect before those that lost to them.
    public var facts: [InspectedFact]

    /// Creates a group.
    public init(_ title: String, note: String? = nil, facts: [InspectedFact]) {
        self.title = title
        self.note = note
        self.facts = facts
    }
}

/// One fact about a part.
public struct InspectedFact: Sendable, Hashable {
    /// The subject; hostile until escaped.
    public var name: String

    /// The statement; hostile until escaped.
    public var value: String

    /// The author; hostile until escaped.
    public var origin: String?

    /// The source location; hostile until escaped.
    public var place: String?

    /// Whether another fact is in effect instead.
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
