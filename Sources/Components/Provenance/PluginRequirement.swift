/// Another plugin that a plugin cannot do without.
public struct PluginRequirement: Sendable, Hashable {
    /// The plugin that has to be installed.
    public let plugin: PluginID

    /// The versions that will do; none means any.
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
