/// What is known of a slot without its types.
@usableFromInline struct SlotFacts: Sendable {
    let name: String
    let kind: SlotKind
    let site: SourceSite
    let contract: SlotContract
    /// Where a number has to lie that the slot holds; anywhere if there is none.
    var limits: ClosedRange<Double>?
}
