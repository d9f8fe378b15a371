/// What is known of a slot without its types.
@usableFromInline struct SlotFacts: Sendable {
    let name: String
    let kind: SlotKind
    let site: SourceSite
    let contract: SlotContract
    /// Where a number has to lie that the slot holds; anywhere if there is none.
    var limits: ClosedRange<Double>?
}

/// What a slot holds.
public enum SlotKind: Sendable, Hashable {
    /// A component type.
    case component
    /// A function or a plain value.
    case value
    /// The listeners of an event.
    case event
    /// What stands in for the missing keys of a family.
    case fallback
    /// One key of a family.
    case member(family: String, key: String)
}
