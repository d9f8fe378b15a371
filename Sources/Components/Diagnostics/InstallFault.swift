/// A reason why plugins cannot be installed together.
public enum InstallFault: Error, Sendable, Hashable {
    /// Plugins with one id, each with its first registration.
    case duplicatePlugin(PluginID, [SlotClaim])
    /// A plugin whose `register` threw, with the error's text.
    case registrationFailed(plugin: PluginID, error: String)
    /// A plugin that needs one that is not installed.
    case missingRequirement(plugin: PluginID, requires: PluginID)
    /// A plugin that needs another version of an installed one.
    case wrongVersion(
        plugin: PluginID,
        requires: PluginID,
        versions: Range<Version>,
        found: Version
    )
    /// A plugin that was made for other versions of this package than the present one, with the changes
    /// since as far as they are known.
    case otherHost(
        plugin: PluginID,
        versions: Range<Version>,
        found: Version,
        changes: [HostChange]
    )
    /// A plugin that was made for other versions of a slot than the present one, with the changes since as far
    /// as they are known.
    case otherSlot(plugin: PluginID, requirement: SlotRequirement, changes: [SlotChange])
    /// A plugin that declares a conflict with another one.
    case declaredConflict(plugin: PluginID, with: PluginID)
    /// Plugins whose orderings put each below the next, and the last below the first.
    case orderingCycle([PluginID])
    /// A preference for a plugin that is not installed.
    case unknownPreference(PluginID, installed: [PluginID])
    /// Two bases of one slot, by one plugin or by two, of which at least one is registered with `replace`.
    case baseClash(slot: String, [SlotClaim])
    /// Two different values that one plugin or two set in one slot.
    case valueClash(slot: String, [SlotClaim])
    /// An extension whose host type does not fit the slot's base.
    case missingHost(slot: String, claim: SlotClaim, host: String, base: SlotLayer)
    /// An extension of a slot that holds no component, so that it would never run.
    case notExtensible(slot: String, claim: SlotClaim, base: SlotLayer)
    /// One slot name declared in two places.
    case slotDeclaredTwice(name: String, sites: [SourceSite])
    /// One name of an open set declared by two owners.
    case nameDeclaredTwice(DeclaredName, DeclaredName)
}

extension InstallFault: Comparable {
    /// Orders by text.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.description < rhs.description
    }
}
