import Synchronization

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
/// `register` runs once, when the plugin is installed. Its registrations are kept and used again when other
/// plugins are installed and uninstalled, so it must depend on the plugin's own value only.
public protocol Plugin: Sendable {
    /// The plugin's id, its version, and its relations to other plugins.
    var manifest: PluginManifest { get }

    /// Registers everything that the plugin contributes.
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

/// Records the registrations of one plugin; handed to `Plugin.register(in:)`.
public struct Registrar: SlotRegistering, Sendable {
    /// The plugin.
    public let owner: Registrant

    var registrations: [Registration] = []
    var names: [DeclaredName] = []

    /// Whether its plugin has registered, for all copies.
    let ending = RegistrarEnding()

    init(_ plugin: PluginID) {
        owner = .plugin(plugin)
    }

    /// Records a registration of the plugin.
    public mutating func record(_ registration: Registration) {
        ending.check(registration.slotName, of: owner)
        registrations.append(registration.copy(by: owner))
    }

    /// Records a name that the plugin declares.
    public mutating func record(_ name: DeclaredName) {
        ending.check(name.name, of: owner)
        names.append(name.owned(by: owner))
    }
}

/// Whether a plugin has registered.
final class RegistrarEnding: Sendable {
    let isOver = Atomic(false)

    /// Reports a name for which something is recorded too late to have an effect.
    func check(_ name: String, of owner: Registrant) {
        guard isOver.load(ordering: .relaxed) else { return }
        let problem =
            "A copy of that of \(owner.description.quoted) was used for \(name.quoted) when the plugin had registered, "
            + "so it has no effect. To fix, register in register(in:)."
        Components.tell(.contradictedContent(component: "Registrar", problem: problem))
    }
}

/// An installed plugin with its registrations.
public struct PluginReport: Sendable, Hashable {
    /// The plugin's name.
    public let id: PluginID

    /// A line about the plugin, for listings.
    public let summary: String

    /// The plugin's version.
    public let version: Version

    /// The registrations in the order of their calls, with the slots' names.
    public let registrations: [PluginRegistration]
}

/// One registration of an installed plugin.
public struct PluginRegistration: Sendable, Hashable {
    /// The slot, event or other name that it is for.
    public let slot: String

    /// The kind of the slot.
    public let kind: SlotKind

    /// The registration as a layer.
    public let layer: SlotLayer
}
