public import Components

/// Registers a widget for each of many slots.
public struct ManyWidgetsPlugin: Plugin {
    /// `many-widgets`.
    public let manifest = PluginManifest("many-widgets")

    /// The slots.
    public let slots: [Slot<any Widget.Type, any Widget>]

    /// Creates a plugin with slots of its own.
    public init(count: Int) {
        slots = (0..<count).map { .widget("widget\(count).\($0)") }
    }

    /// Declares and fills the slots.
    public func register(in registrar: inout Registrar) {
        for slot in slots {
            registrar.declare(slot)
            registrar.replace(slot, with: PlainWidget.self)
        }
    }
}

/// Registers one extension for a slot.
public struct CountingPlugin: Plugin {
    /// `counting-` and the number.
    public let manifest: PluginManifest

    private let slot: Slot<any Widget.Type, any Widget>

    /// Creates one of several plugins that extend the same slot.
    public init(number: Int, slot: Slot<any Widget.Type, any Widget>) {
        manifest = PluginManifest(PluginID(rawValue: "counting-\(number)"))
        self.slot = slot
    }

    /// Extends the slot.
    public func register(in registrar: inout Registrar) {
        registrar.extend(slot, with: Counting.self)
    }
}
