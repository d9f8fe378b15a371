/// Where a plugin's layers lie relative to another plugin's, if that one is installed.
public enum PluginOrdering: Sendable, Hashable {
    /// Below the other plugin's layers.
    case before(PluginID)
    /// On top of the other plugin's layers.
    case after(PluginID)
}
