/// Everything that was said to a container, from which its table is sealed.
struct InstallRecord: Sendable {
    /// The release of this package that plugins meet.
    var host = HostRelease.current
    /// The installed plugins, in plugin order.
    var plugins: [InstalledPlugin] = []
    /// The plugins whose bases win.
    var preferred: Set<PluginID> = []
    /// What the app said, in order.
    var app: [Registration] = []
    /// The names that the app declared.
    var appNames: [DeclaredName] = []
    /// What the app took away from plugins.
    var suppressions: Set<Suppression> = []
    /// The scopes that hold where the table is used.
    var scopes = ActiveScopes()
}

/// A plugin with what it said.
struct InstalledPlugin: Sendable {
    let manifest: PluginManifest
    let registrations: [Registration]
    let names: [DeclaredName]

    var id: PluginID { manifest.id }
}

/// A plugin's registrations to one slot that the app does not want.
struct Suppression: Sendable, Hashable {
    let plugin: PluginID
    let slot: Int
}
