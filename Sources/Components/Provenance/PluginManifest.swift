/// A plugin's id, version, summary and relations to other plugins.
public struct PluginManifest: Sendable, Hashable {
    /// The plugin's name, unique in a container.
    public var id: PluginID

    /// A line about the plugin, for listings.
    public var summary: String

    /// The plugin's version.
    public var version: Version

    /// The plugins that have to be installed too.
    public var requirements: [PluginRequirement]

    /// The position of the plugin's layers relative to other plugins'.
    public var ordering: [PluginOrdering]

    /// The plugins that it conflicts with.
    public var conflicts: [PluginID]

    /// The versions of this package for which the plugin was made; nil for any.
    public var host: Range<Version>?

    /// The versions of slots for which the plugin was made; those that are not named may be in any.
    public var slots: [SlotRequirement]

    /// Creates a manifest, of version 1.0.0 and without relations unless they are given.
    public init(
        _ id: PluginID,
        summary: String = "",
        version: Version = Version(1),
        requirements: [PluginRequirement] = [],
        ordering: [PluginOrdering] = [],
        conflicts: [PluginID] = [],
        host: Range<Version>? = nil,
        slots: [SlotRequirement] = []
    ) {
        self.id = id
        self.summary = summary
        self.version = version
        self.requirements = requirements
        self.ordering = ordering
        self.conflicts = conflicts
        self.host = host
        self.slots = slots
    }
}

/// Another plugin that a plugin cannot do without.
public struct PluginRequirement: Sendable, Hashable {
    /// The plugin that has to be installed.
    public let plugin: PluginID

    /// The accepted versions; nil for any.
    public let versions: Range<Version>?

    /// Creates a requirement of any version, or of a range of versions.
    public init(_ plugin: PluginID, in versions: Range<Version>? = nil) {
        self.plugin = plugin
        self.versions = versions
    }
}

extension PluginRequirement: ExpressibleByStringLiteral {
    /// Creates a requirement of any version of a plugin.
    public init(stringLiteral plugin: String) {
        self.init(PluginID(rawValue: plugin))
    }
}

/// The position of a plugin's layers relative to another plugin's, if that one is installed.
public enum PluginOrdering: Sendable, Hashable {
    /// Below the other plugin's layers.
    case before(PluginID)
    /// On top of the other plugin's layers.
    case after(PluginID)
}
