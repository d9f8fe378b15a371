/// What stands in a slot and who put it there.
public struct SlotReport: Sendable, Hashable {
    /// The slot's name.
    public let name: String

    /// What the slot holds.
    public let kind: SlotKind

    /// The protocol or type that a value must have.
    public let accepts: String

    /// Where the slot was declared.
    public let site: SourceSite

    /// What the slot's author promises.
    public let contract: SlotContract

    /// What the slot's declaration puts there.
    public let declared: SlotLayer

    /// What the slot resolves to below its extensions and transforms.
    public let base: SlotLayer

    /// Why the base stands there.
    public let rule: ResolutionReason

    /// The bases that lost, in plugin order, the declared default first.
    public let shadowed: [SlotLayer]

    /// The extensions and transforms, innermost first.
    public let layers: [SlotLayer]

    /// What holds in scopes only, and not where the report was made: by level, the outermost first, and in each in
    /// plugin order, then the app.
    public let scoped: [SlotLayer]
}
