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
            let part = tree.state.faultSource?.unit?.component, !lies(in: part)
        else { return }
        let (name, place) = (name ?? typeName(of: self), typeName(of: part))
        tree.note(.refused(.changedElsewhere(component: name, from: place)))
    }

    /// The plugin's registration that put the component where it is, or the nearest one around it.
    var faultSource: FaultSource? {
        for current in outward {
            if let base = current.node.base, base.isOfPlugin {
                return FaultSource(registration: base, host: current)
            }
            if let faultSource = current.adderSource { return faultSource }
        }
        return nil
    }

    /// The plugin's function that returned the component, or the nearest one around it that a function returned.
    var nearestFunction: FaultSource? {
        outward.lazy.compactMap { $0.adderSource }.first { $0.isFunction }
    }

    /// The plugin's registration that added the component, or whose function returned it.
    private var adderSource: FaultSource? {
        guard let adder = node.registrant?.object, adder.isOfPlugin else { return nil }
        if adder.isFunction {
            return FaultSource(registration: adder, host: self, phase: .function(adder.verb))
        }
        let host = outward.dropFirst().first { $0.isMade(of: adder) }
        return FaultSource(registration: adder, host: host ?? self)
    }

    /// Returns the plugin's registration that is a layer of this component or of the nearest around it.
    func faultSource(who layer: SlotLayer, in hook: ComponentHook?) -> FaultSource? {
        guard layer.owner.plugin != nil else { return nil }
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
        var most: (count: Int, component: any Lifecycle)?
        for current in outward.dropFirst() {
            guard let adder = current.node.registrant, adder.object.isOfPlugin else { continue }
            let count = counts[ObjectIdentifier(adder.object), default: 0] + 1
            counts[ObjectIdentifier(adder.object)] = count
            if count > most?.count ?? 1 { most = (count, current) }
        }
        return most?.component.adderSource
    }

    /// The registrations that the component is made of: its base, then its extensions, innermost first.
    var registrations: [Registration] {
        var found: [Registration] = []
        if let base = node.base { found.append(base) }
        node.forEachExtension { layer in
            if let registration = layer.registration?.object { found.append(registration) }
        }
        return found
    }

    /// Whether a registration is the component's base or extends it.
    func isMade(of registration: Registration) -> Bool {
        registrations.contains { $0 === registration }
    }

    /// Whether the component is another one or lies in it.
    package func lies(in other: AnyObject) -> Bool {
        outward.contains { $0 === other }
    }
}

extension Registration {
    /// Whether a plugin made it.
    var isOfPlugin: Bool {
        if case .plugin = owner { true } else { false }
    }

    /// Returns the report that it is left out where it made a mistake: in a call of its function, or else in a phase of a
    /// component, which shows an item, such as a message of this id.
    func exclusion(
        in phase: ComponentFault.Phase? = nil,
        on component: (any Lifecycle)? = nil,
        for item: String? = nil,
        because mistake: ComponentDiagnostic
    ) -> ComponentDiagnostic {
        .excluded(
            ComponentFault(
                claim: claim,
                phase: phase ?? .function(verb),
                slot: component?.node.slotName ?? slotName,
                component: component.map { typeName(of: $0) },
                item: item,
                mistake: mistake
            )
        )
    }
}
