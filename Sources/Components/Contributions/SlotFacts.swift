/// What is known of a slot without its types.
@usableFromInline struct SlotFacts: Sendable {
    let name: String
    let kind: SlotKind
    let site: SourceSite
    let contract: SlotContract
}
