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

/// Takes down what one plugin says; handed to `Plugin.register(in:)`.
public struct Registrar: SlotRegistering, Sendable {
    /// Who is speaking.
    public let owner: Registrant

    var registrations: [Registration] = []
    var names: [DeclaredName] = []

    init(_ plugin: PluginID) {
        owner = .plugin(plugin)
    }

    /// Takes down what the plugin says.
    public mutating func record(_ registration: Registration) {
        registrations.append(registration.copy(by: owner))
    }

    /// Records a name that the plugin declares.
    public mutating func record(_ name: DeclaredName) {
        names.append(name.owned(by: owner))
    }
}

/// What an installed plugin is and what it registered.
public struct PluginReport: Sendable, Hashable {
    /// The plugin's name.
    public let id: PluginID

    /// What the plugin does, in one line.
    public let summary: String

    /// The plugin's version.
    public let version: Version

    /// Everything it said, in the order in which it said it, with the slot's name.
    public let registrations: [PluginRegistration]
}

/// One thing an installed plugin said.
public struct PluginRegistration: Sendable, Hashable {
    /// The slot, event or other name it speaks of.
    public let slot: String

    /// What the slot holds.
    public let kind: SlotKind

    /// What was said.
    public let layer: SlotLayer
}
