import Components

/// A plugin that registers with a closure.
struct TestPlugin: Plugin {
    var manifest: PluginManifest
    var body: @Sendable (inout Registrar) throws -> Void

    init(_ manifest: PluginManifest, _ body: @escaping @Sendable (inout Registrar) throws -> Void) {
        self.manifest = manifest
        self.body = body
    }

    init(
        _ id: PluginID,
        _ body: @escaping @Sendable (inout Registrar) throws -> Void = { _ in }
    ) {
        self.init(PluginManifest(id), body)
    }

    func register(in registrar: inout Registrar) throws {
        try body(&registrar)
    }
}

extension Components {
    /// Returns a container with plugins.
    static func with(
        _ plugins: any Plugin...,
        preferring: [PluginID] = []
    ) throws -> Components {
        var components = Components()
        try components.install(plugins, preferring: preferring)
        return components
    }
}
