/// Who put something into a slot.
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
    var quoted: String {
        description.quoted
    }
}

/// What a registrant did to a slot.
public enum RegistrationVerb: String, Sendable, Hashable {
    /// Declared it.
    case declare
    /// Put a new base there.
    case replace
    /// Set its plain value.
    case set
    /// Laid an extension on top.
    case extend
    /// Wrapped what is below.
    case transform
    /// Listens to an event.
    case on
}
