/// All registrations of a container, from which its table is sealed.
struct InstallRecord: Sendable {
    /// The release of this package that plugins meet.
    var host = HostRelease.current
    /// The installed plugins, in plugin order.
    var plugins: [InstalledPlugin] = []
    /// The plugins whose bases win.
    var preferred: Set<PluginID> = []
    /// The registrations of the app, in order.
    var app: [Registration] = []
    /// The names that the app declared.
    var appNames: [DeclaredName] = []
    /// The registrations of plugins that the app removed.
    var suppressions: Set<Suppression> = []
    /// The scopes that hold where the table is used.
    var scopes = ActiveScopes()
}

/// A plugin with its registrations.
final class InstalledPlugin: Sendable {
    let manifest: PluginManifest
    let registrations: [Registration]
    let names: [DeclaredName]

    init(manifest: PluginManifest, registrations: [Registration], names: [DeclaredName]) {
        (self.manifest, self.registrations, self.names) = (manifest, registrations, names)
    }

    var id: PluginID { manifest.id }
}

/// A plugin's registrations to one slot that the app suppressed.
struct Suppression: Sendable, Hashable {
    let plugin: PluginID
    let slot: Int
}
