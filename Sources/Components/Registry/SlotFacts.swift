/// The facts of a slot that do not depend on its types.
@usableFromInline package struct SlotFacts: Sendable {
    package let name: String
    package let kind: SlotKind
    package let site: SourceSite
    let contract: SlotContract
    /// The range of a slot of numbers; nil for any number.
    var limits: ClosedRange<Double>?
}

/// The kinds of content of a slot.
public enum SlotKind: Sendable, Hashable {
    /// A component type.
    case component
    /// A function or a plain value.
    case value
    /// The listeners of an event.
    case event
    /// The default of a family's unfilled keys.
    case fallback
    /// One key of a family.
    case member(family: String, key: String)
}
