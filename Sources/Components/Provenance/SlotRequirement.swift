/// The versions of a slot for which a plugin was made.
///
/// ```swift
/// PluginManifest("tint", slots: [SlotRequirement(.bubble, in: 1..<2)])
/// ```
public struct SlotRequirement: Sendable, Hashable {
    /// The slot's name.
    public let slot: String

    /// The source location of the slot's declaration.
    public let site: SourceSite

    /// The present contract of the slot.
    public let contract: SlotContract

    /// The versions of the slot that the plugin works with.
    public let versions: Range<Int>
}
