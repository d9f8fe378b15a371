/// The versions of a slot for which a plugin was made.
///
/// ```swift
/// PluginManifest("tint", slots: [SlotRequirement(.bubble, in: 1..<2)])
/// ```
public struct SlotRequirement: Sendable, Hashable {
    /// The slot's name.
    public let slot: String

    /// Where the slot is declared.
    public let site: SourceSite

    /// What its author promises now.
    public let contract: SlotContract

    /// The versions that will do.
    public let versions: Range<Int>

    init(slot: String, site: SourceSite, contract: SlotContract, versions: Range<Int>) {
        self.slot = slot
        self.site = site
        self.contract = contract
        self.versions = versions
    }
}
