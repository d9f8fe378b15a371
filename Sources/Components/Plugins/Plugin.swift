/// A set of registrations to slots that can be installed and uninstalled as one.
///
/// ```swift
/// struct SquaredBubblePlugin: Plugin {
///     let manifest = PluginManifest("squared-bubble")
///
///     func register(in registrar: inout Registrar) {
///         registrar.extend(.bubble, with: SquaredCorners.self)
///     }
/// }
/// ```
///
/// `register` runs once, when the plugin is installed. What it says is kept and replayed when other
/// plugins come and go, so it must depend on nothing but the plugin's own value.
public protocol Plugin: Sendable {
    /// The plugin's id, its version, and how it stands to other plugins.
    var manifest: PluginManifest { get }

    /// Says everything that the plugin registers.
    ///
    /// - Throws: Whatever keeps the plugin from working; the whole installation then fails and
    ///   the error is reported with all others.
    func register(in registrar: inout Registrar) throws
}

extension Plugin {
    /// The plugin's name, unique in a container.
    public var id: PluginID {
        manifest.id
    }
}
