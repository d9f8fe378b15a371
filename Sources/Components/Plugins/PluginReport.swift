/// What an installed plugin is and what it registered.
public struct PluginReport: Sendable, Hashable {
    /// The plugin's name.
    public let id: PluginID

    /// What the plugin does, in one line.
    public let summary: String

    /// The plugin's version.
    public let version: Version

    /// Everything it said, in the order in which it said it, with the slot's name.
    public let registrations: [PluginRegistration]
}

/// One thing an installed plugin said.
public struct PluginRegistration: Sendable, Hashable {
    /// The slot, event or other name it speaks of.
    public let slot: String

    /// What the slot holds.
    public let kind: SlotKind

    /// What was said.
    public let layer: SlotLayer
}
