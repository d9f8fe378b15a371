extension Lifecycle {
    /// Reports a change that a plugin's hook makes to the component from outside of the part in which the hook runs.
    @inline(never)
    package func reportIfElsewhere() {
        guard let tree = node.connectedTree, tree.state.hook != nil,
            let host = tree.state.running.host?.object, !lies(in: host),
            let part = tree.state.culprit?.remakeable?.component, !lies(in: part)
        else { return }
        let (name, place) = (typeName(type(of: self)), typeName(type(of: part)))
        tree.note(.refused(.changedElsewhere(component: name, from: place)))
    }

    /// The plugin's contribution that put the component where it is, or the nearest one around it.
    var culprit: Culprit? {
        var next: (any Lifecycle)? = self
        while let current = next {
            if !current.node.isSubstitute, let base = current.node.info?.base, base.isOfPlugin {
                return Culprit(contribution: base, host: current)
            }
            if let culprit = current.culpritOfFunction { return culprit }
            if let adder = current.node.contributor?.object, adder.isOfPlugin {
                return current.culprit(of: adder)
            }
            next = current.next
        }
        return nil
    }

    /// The plugin's function that returned the component, or the nearest one around it that a function returned.
    var nearestFunction: Culprit? {
        var next: (any Lifecycle)? = self
        while let current = next {
            if let culprit = current.culpritOfFunction { return culprit }
            next = current.next
        }
        return nil
    }

    private var culpritOfFunction: Culprit? {
        guard let function = node.contributor?.object, function.isFunction, function.isOfPlugin
        else { return nil }
        return Culprit(contribution: function, host: self, place: function.verb.rawValue)
    }

    /// Returns the plugin's contribution that is a layer of this component or of the nearest around it.
    func culprit(who layer: SlotLayer, in hook: ComponentHook?) -> Culprit? {
        guard case .plugin = layer.owner else { return nil }
        var next: (any Lifecycle)? = self
        while let current = next {
            if let found = current.contributions.first(where: { $0.layer == layer }) {
                return Culprit(
                    contribution: found,
                    host: current,
                    place: hook?.rawValue ?? "layout"
                )
            }
            next = current.next
        }
        return nil
    }

    /// The plugin's contribution that added most of the components around this one, and more than one.
    var nester: Culprit? {
        var counts: [ObjectIdentifier: Int] = [:]
        var most: (count: Int, adder: Contribution, component: any Lifecycle)?
        var next = next
        while let current = next {
            if let adder = current.node.contributor?.object, adder.isOfPlugin {
                let count = (counts[ObjectIdentifier(adder)] ?? 0) + 1
                counts[ObjectIdentifier(adder)] = count
                if count > most?.count ?? 1 { most = (count, adder, current) }
            }
            next = current.next
        }
        return most.map { $0.component.culprit(of: $0.adder) }
    }

    /// The contributions of which the component is made: what put it there, then its extensions, innermost first.
    var contributions: [Contribution] {
        var found: [Contribution] = []
        if let supplier = node.isSubstitute ? nil : node.info?.base { found.append(supplier) }
        node.forEachExtension { layer in
            if let contribution = layer.contribution?.object { found.append(contribution) }
        }
        return found
    }

    /// Returns a contribution that added this component, with the component to which it belongs.
    fileprivate func culprit(of adder: Contribution) -> Culprit {
        var next = next
        while let current = next {
            if current.contributions.contains(where: { $0 === adder }) {
                return Culprit(contribution: adder, host: current)
            }
            next = current.next
        }
        return Culprit(contribution: adder, host: self)
    }
}
