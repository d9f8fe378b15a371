import Components

/// A plugin under another name.
struct NamedPlugin: Plugin {
    let manifest: PluginManifest
    private let plugin: any Plugin

    init(_ plugin: any Plugin, _ id: PluginID) {
        self.plugin = plugin
        var manifest = plugin.manifest
        manifest.id = id
        self.manifest = manifest
    }

    /// Creates a plugin whose manifest refers to another one by that one's new name.
    init(_ plugin: any Plugin, meaning old: PluginID, as new: PluginID) {
        self.plugin = plugin
        var manifest = plugin.manifest
        manifest.ordering = manifest.ordering.map { ordering in
            switch ordering {
            case .before(old): .before(new)
            case .after(old): .after(new)
            case .before, .after: ordering
            }
        }
        self.manifest = manifest
    }

    func register(in registrar: inout Registrar) throws {
        try plugin.register(in: &registrar)
    }
}
