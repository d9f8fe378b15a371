extension Culprit {
    /// What can be made without the contribution: the component itself shows what functions return.
    var remakeable: (component: any Lifecycle, isWhole: Bool)? {
        guard let host = host as? any Lifecycle else { return nil }
        return isFunction && host is any ScopedComponent ? (host, false) : host.remakeable
    }
}

extension Lifecycle {
    /// The nearest component around this one whose parts can be made of other components.
    package var scopedComponent: (any ScopedComponent)? {
        var next = next
        while let current = next {
            if let found = current as? any ScopedComponent { return found }
            next = current.next
        }
        return nil
    }

    /// The nearest component around this one, or this, whose parts can be made of other components.
    package var scopedComponentOrSelf: (any ScopedComponent)? {
        self as? any ScopedComponent ?? scopedComponent
    }

    /// The nearest component, this one or around it, that can be made without a contribution: what is in it, which
    /// it makes, or it as a whole, which its keeper makes.
    fileprivate var remakeable: (component: any Lifecycle, isWhole: Bool)? {
        var inside: [any Lifecycle] = [self]
        var next = next
        while let current = next {
            if current is any ScopedComponent { return (current, false) }
            if let keeper = current as? any PartKeeper, let part = inside.first(where: keeper.keeps)
            {
                return (part, true)
            }
            inside.append(current)
            next = current.next
        }
        return nil
    }

    /// The nearest component around this one that can put another one in its place.
    private var keeper: (any PartKeeper)? {
        var next = next
        while let current = next {
            if let keeper = current as? any PartKeeper, keeper.keeps(self) { return keeper }
            next = current.next
        }
        return nil
    }

    /// Whether another one is to come in the place of the component and cannot yet: while its hooks are running, while
    /// events are raised, as who raised one goes on, and while nobody keeps it.
    var waitsForKeeper: Bool {
        guard node.containment?.isWhole == true else { return false }
        return node.activity != .none || keeper == nil
            || node.tree?.state.eventDepth.isRunning == true
    }

    /// Whether the component is another one or lies in it.
    func lies(in other: AnyObject) -> Bool {
        var next: (any Lifecycle)? = self
        while let current = next {
            if current === other { return true }
            next = current.next
        }
        return false
    }

    /// Makes what is in the component anew without what is left out, or lets its keeper make it.
    func makeAnew() {
        guard node.containment?.isWhole == true else { return contentChanged() }
        guard let keeper else { return }
        keeper.replace(self)
        // What it writes to its parts is written to the new one, too.
        keeper.contentChanged()
    }

    /// Lets what is made otherwise without a contribution wait for being made anew, here and below; everything, to
    /// be tried again, if none is named.
    func composeAnew(in faults: FaultLedger, without contribution: Contribution? = nil) {
        if node.containment?.isWhole == true { return }
        let isConcerned = contribution.map(isMade) ?? (faults.hasWholes && keeper != nil)
        if isConcerned, let unit = remakeable, unit.isWhole {
            unit.component.node.beginAnew(asWhole: true)
            return faults.enqueue(unit.component)
        }
        if self is any ScopedComponent {
            node.beginAnew(asWhole: false)
            faults.enqueue(self)
        }
        visitChildren { $0.composeAnew(in: faults, without: contribution) }
    }

    /// Whether a contribution is the component's base or extends it.
    private func isMade(of contribution: Contribution) -> Bool {
        contributions.contains { $0 === contribution }
    }
}
