/// The declaration, plugin or app that a registration belongs to.
public enum Registrant: Sendable, Hashable, CustomStringConvertible {
    /// The slot's own declaration.
    case declaration
    /// A plugin.
    case plugin(PluginID)
    /// The app, which is the last layer.
    case app

    /// The plugin's id, `app` or `default`.
    public var description: String {
        switch self {
        case .declaration: "default"
        case .plugin(let id): id.rawValue
        case .app: "app"
        }
    }

    /// The description as errors show it.
    package var quoted: String {
        description.quoted
    }
}

/// The call by which something was registered.
public enum RegistrationVerb: String, Sendable, Hashable {
    /// Declared it.
    case declare
    /// Replaced its base.
    case replace
    /// Set its plain value.
    case set
    /// Added an extension.
    case extend
    /// Wrapped the layer below.
    case transform
    /// Added a listener to an event.
    case on
}
