/// One layer of a slot's stack, as listings show it.
public struct SlotLayer: Sendable, Hashable {
    /// Who put it there.
    public let owner: Contributor

    /// How it was put there.
    public let verb: ContributionVerb

    /// The name of the type, or a simple value.
    public let what: String

    /// Where it was put there; none for an assignment through a property.
    public let site: SourceSite?
}
