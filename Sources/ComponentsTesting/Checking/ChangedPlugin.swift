import Components

/// A plugin that registers as another one does, with another manifest.
struct ChangedPlugin: Plugin {
    let manifest: PluginManifest
    private let plugin: any Plugin

    init(_ plugin: any Plugin, _ change: (inout PluginManifest) -> Void) {
        self.plugin = plugin
        var manifest = plugin.manifest
        change(&manifest)
        self.manifest = manifest
    }

    func register(in registrar: inout Registrar) throws {
        try plugin.register(in: &registrar)
    }
}
