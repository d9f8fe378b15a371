import Components

/// A plugin that is ordered below another one, whatever their manifests state.
struct OrderedPlugin: Plugin {
    let manifest: PluginManifest
    private let plugin: any Plugin

    init(_ plugin: any Plugin, before other: PluginID) {
        self.plugin = plugin
        var manifest = plugin.manifest
        manifest.ordering.append(.before(other))
        self.manifest = manifest
    }

    func register(in registrar: inout Registrar) throws {
        try plugin.register(in: &registrar)
    }
}
