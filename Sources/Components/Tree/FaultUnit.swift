/// A component that can be made again without registrations that failed in it.
///
/// What is inside of it is made again by itself, or the whole of it by its owner.
struct FaultUnit {
    weak var component: (any Lifecycle)?
    /// Whether its owner makes another component; else the component makes what it shows again.
    let isWhole: Bool

    /// Whether it cannot be made again yet: as a whole while its hooks are running, while events are raised, as the code
    /// that raised one continues, and while it has no owner.
    var waitsForOwner: Bool {
        guard isWhole, let component else { return false }
        return component.node.activity != .none || component.owner == nil
            || component.node.tree?.state.eventDepth.isRunning == true
    }

    /// Makes it again without the registrations that are left out of it.
    func makeAnew() {
        guard isWhole, let component else { component?.contentChanged(); return }
        guard let owner = component.owner else { return }
        owner.replace(component)
        // It writes to the new part what it wrote to the old one.
        owner.contentChanged()
    }
}

extension FaultSource {
    /// The unit that can be made without the registration: the host itself, if it shows results of functions.
    var unit: FaultUnit? {
        guard let host = host as? any Lifecycle else { return nil }
        return isFunction && host is any ScopeProviding
            ? FaultUnit(component: host, isWhole: false) : host.unit
    }
}

extension Lifecycle {
    /// The innermost unit around this component, or that is this component.
    fileprivate var unit: FaultUnit? {
        var inside: [any Lifecycle] = [self]
        for current in outward.dropFirst() {
            if current is any ScopeProviding {
                return FaultUnit(component: current, isWhole: false)
            }
            if let owner = current as? any ReplaceableChildOwner,
                let part = inside.first(where: owner.keeps)
            {
                return FaultUnit(component: part, isWhole: true)
            }
            inside.append(current)
        }
        return nil
    }

    /// The nearest component around this one that can put another one in its place.
    fileprivate var owner: (any ReplaceableChildOwner)? {
        outward.dropFirst().lazy.compactMap { $0 as? any ReplaceableChildOwner }
            .first { $0.keeps(self) }
    }

    /// Queues the units that differ without a registration, here and below, to be made again; all of them, to
    /// be tried again, for nil.
    func composeAnew(in faults: FaultTracker, without registration: Registration? = nil) {
        if faults.isWaiting(self, asWhole: true) { return }
        let isConcerned = registration.map(isMade) ?? (faults.hasWholes && owner != nil)
        if isConcerned, let unit, unit.isWhole {
            unit.component?.node.excluded = nil
            return faults.enqueue(unit)
        }
        if self is any ScopeProviding {
            node.excluded = nil
            faults.enqueue(FaultUnit(component: self, isWhole: false))
        }
        visitChildren { $0.composeAnew(in: faults, without: registration) }
    }
}

extension ComponentNode {
    /// The number of registrations that are left out of the component.
    package var exclusionCount: Int {
        excluded?.count ?? 0
    }

    /// Forgets the excluded registrations, as the component is to show other content.
    package func forgetFaults() {
        excluded = nil
    }

    /// Leaves a registration out of the component, and returns whether it was not left out before.
    func leaveOut(_ registration: Registration) -> Bool {
        guard !leavesOut(registration) else { return false }
        excluded = (excluded ?? []) + [registration]
        return true
    }

    /// Whether a registration is left out of the component.
    func leavesOut(_ registration: Registration) -> Bool {
        excluded?.contains { $0 === registration } == true
    }
}
