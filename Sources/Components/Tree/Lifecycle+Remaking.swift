extension FaultSource {
    /// The component that can be made without the registration: the host itself, if it shows results of functions.
    var remakeable: (component: any Lifecycle, isWhole: Bool)? {
        guard let host = host as? any Lifecycle else { return nil }
        return isFunction && host is any ScopeProviding ? (host, false) : host.remakeable
    }
}

extension Lifecycle {
    /// The nearest component around this one whose parts can be made from other components.
    package var scopedComponent: (any ScopeProviding)? {
        for case let found as any ScopeProviding in outward.dropFirst() { return found }
        return nil
    }

    /// The nearest component around this one, or this, whose parts can be made from other components.
    package var scopedComponentOrSelf: (any ScopeProviding)? {
        self as? any ScopeProviding ?? scopedComponent
    }

    /// The nearest component, this one or around it, that can be made without a registration: its content, which it
    /// makes, or it as a whole, which its owner makes.
    fileprivate var remakeable: (component: any Lifecycle, isWhole: Bool)? {
        var inside: [any Lifecycle] = [self]
        for current in outward.dropFirst() {
            if current is any ScopeProviding { return (current, false) }
            if let owner = current as? any ReplaceableChildOwner,
                let part = inside.first(where: owner.keeps)
            {
                return (part, true)
            }
            inside.append(current)
        }
        return nil
    }

    /// The nearest component around this one that can put another one in its place.
    private var owner: (any ReplaceableChildOwner)? {
        for case let owner as any ReplaceableChildOwner in outward.dropFirst()
        where owner.keeps(self) {
            return owner
        }
        return nil
    }

    /// Whether the component is to be replaced as a whole and cannot be yet: while its hooks are running, while
    /// events are raised, as the code that raised one continues, and while it has no owner.
    var waitsForOwner: Bool {
        guard node.containment?.isWhole == true else { return false }
        return node.activity != .none || owner == nil
            || node.tree?.state.eventDepth.isRunning == true
    }

    /// Whether the component is another one or lies in it.
    package func lies(in other: AnyObject) -> Bool {
        outward.contains { $0 === other }
    }

    /// Makes the content of the component again without what is left out, or lets its owner replace the component.
    func makeAnew() {
        guard node.containment?.isWhole == true else { return contentChanged() }
        guard let owner else { return }
        owner.replace(self)
        // It writes to the new part what it wrote to the old one.
        owner.contentChanged()
    }

    /// Queues the components that differ without a registration, here and below, to be made again; all of them, to
    /// be tried again, for nil.
    func composeAnew(in faults: FaultTracker, without registration: Registration? = nil) {
        if node.containment?.isWhole == true { return }
        let isConcerned = registration.map(isMade) ?? (faults.hasWholes && owner != nil)
        if isConcerned, let unit = remakeable, unit.isWhole {
            unit.component.node.beginAnew(asWhole: true)
            return faults.enqueue(unit.component)
        }
        if self is any ScopeProviding {
            node.beginAnew(asWhole: false)
            faults.enqueue(self)
        }
        visitChildren { $0.composeAnew(in: faults, without: registration) }
    }

    /// Whether a registration is the component's base or extends it.
    func isMade(of registration: Registration) -> Bool {
        registrations.contains { $0 === registration }
    }
}
