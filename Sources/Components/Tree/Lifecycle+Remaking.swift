extension FaultSource {
    /// What can be made without the registration: the component itself shows what functions return.
    var remakeable: (component: any Lifecycle, isWhole: Bool)? {
        guard let host = host as? any Lifecycle else { return nil }
        return isFunction && host is any ScopeProviding ? (host, false) : host.remakeable
    }
}

extension Lifecycle {
    /// The nearest component around this one whose parts can be made of other components.
    package var scopedComponent: (any ScopeProviding)? {
        for case let found as any ScopeProviding in outward.dropFirst() { return found }
        return nil
    }

    /// The nearest component around this one, or this, whose parts can be made of other components.
    package var scopedComponentOrSelf: (any ScopeProviding)? {
        self as? any ScopeProviding ?? scopedComponent
    }

    /// The nearest component, this one or around it, that can be made without a registration: what is in it, which
    /// it makes, or it as a whole, which its keeper makes.
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

    /// Whether another one is to come in the place of the component and cannot yet: while its hooks are running, while
    /// events are raised, as who raised one goes on, and while nobody keeps it.
    var waitsForOwner: Bool {
        guard node.containment?.isWhole == true else { return false }
        return node.activity != .none || owner == nil
            || node.tree?.state.eventDepth.isRunning == true
    }

    /// Whether the component is another one or lies in it.
    func lies(in other: AnyObject) -> Bool {
        outward.contains { $0 === other }
    }

    /// Makes what is in the component anew without what is left out, or lets its keeper make it.
    func makeAnew() {
        guard node.containment?.isWhole == true else { return contentChanged() }
        guard let owner else { return }
        owner.replace(self)
        // What it writes to its parts is written to the new one, too.
        owner.contentChanged()
    }

    /// Lets what is made otherwise without a registration wait for being made anew, here and below; everything, to
    /// be tried again, if none is named.
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
