/// A plugin's registration that made a mistake, the component to which it belongs, and the call in which it did.
struct FaultSource {
    let registration: Registration
    weak var host: AnyObject?
    var phase = ComponentFault.Phase.layout

    /// Whether it is a function, whose result the component shows.
    var isFunction: Bool { registration.isFunction }
}

extension Lifecycle {
    /// Reports a change that a plugin's hook makes to the component, or to a thing of it that has a name, from outside
    /// of the part in which the hook runs.
    @inline(never)
    package func reportIfElsewhere(as name: String? = nil) {
        guard let tree = node.connectedTree, tree.state.hook != nil,
            let host = tree.state.running.host?.object, !lies(in: host),
            let part = tree.state.faultSource?.remakeable?.component, !lies(in: part)
        else { return }
        let (name, place) = (name ?? typeName(of: self), typeName(of: part))
        tree.note(.refused(.changedElsewhere(component: name, from: place)))
    }

    /// The plugin's registration that put the component where it is, or the nearest one around it.
    var faultSource: FaultSource? {
        for current in outward {
            if !current.node.isSubstitute, let base = current.node.info?.base, base.isOfPlugin {
                return FaultSource(registration: base, host: current)
            }
            if let faultSource = current.faultSourceOfFunction { return faultSource }
            if let adder = current.node.registrant?.object, adder.isOfPlugin {
                return current.faultSource(of: adder)
            }
        }
        return nil
    }

    /// The plugin's function that returned the component, or the nearest one around it that a function returned.
    var nearestFunction: FaultSource? {
        outward.lazy.compactMap { $0.faultSourceOfFunction }.first
    }

    private var faultSourceOfFunction: FaultSource? {
        guard let function = node.registrant?.object, function.isFunction, function.isOfPlugin
        else { return nil }
        return FaultSource(registration: function, host: self, phase: .function(function.verb))
    }

    /// Returns the plugin's registration that is a layer of this component or of the nearest around it.
    func faultSource(who layer: SlotLayer, in hook: ComponentHook?) -> FaultSource? {
        guard case .plugin = layer.owner else { return nil }
        for current in outward {
            if let found = current.registrations.first(where: { $0.layer == layer }) {
                let phase = hook.map { ComponentFault.Phase.hook($0) } ?? .layout
                return FaultSource(registration: found, host: current, phase: phase)
            }
        }
        return nil
    }

    /// The plugin's registration that added most of the components around this one, and more than one.
    var deepestNester: FaultSource? {
        var counts: [ObjectIdentifier: Int] = [:]
        var most: (count: Int, adder: Registration, component: any Lifecycle)?
        for current in outward.dropFirst() {
            if let adder = current.node.registrant?.object, adder.isOfPlugin {
                counts[ObjectIdentifier(adder), default: 0] += 1
                let count = counts[ObjectIdentifier(adder)] ?? 0
                if count > most?.count ?? 1 { most = (count, adder, current) }
            }
        }
        return most.map { $0.component.faultSource(of: $0.adder) }
    }

    /// The registrations that the component is made of: its base, then its extensions, innermost first.
    var registrations: [Registration] {
        var found: [Registration] = []
        if let supplier = node.isSubstitute ? nil : node.info?.base { found.append(supplier) }
        node.forEachExtension { layer in
            if let registration = layer.registration?.object { found.append(registration) }
        }
        return found
    }

    /// Returns a registration that added this component, with the component to which it belongs.
    fileprivate func faultSource(of adder: Registration) -> FaultSource {
        let host = outward.dropFirst().first { $0.isMade(of: adder) }
        return FaultSource(registration: adder, host: host ?? self)
    }
}

extension Registration {
    /// Whether a plugin made it.
    var isOfPlugin: Bool {
        if case .plugin = owner { true } else { false }
    }
}
