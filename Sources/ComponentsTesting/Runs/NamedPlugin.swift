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

    func register(in registrar: inout Registrar) throws {
        try plugin.register(in: &registrar)
    }
}
