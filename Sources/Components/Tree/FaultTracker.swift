/// What registrations did wrong in a tree, and what was switched off because of it.
final class FaultTracker {
    /// How often each registration was left out of some part of the tree.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// The registrations that were left out so often that they are left out everywhere, in the order of that.
    private(set) var switchedOff: [Registration] = []
    /// Whether something was left out of components as wholes, which their keepers made anew.
    var hasWholes = false
    /// The components that are to be made anew, or what is in them, in the order in which that was found.
    private var waiting: [WeakObject] = []

    /// What was taken out although others need it, and may be put back.
    private var removals: [Removal] = []

    /// A component that a registration's hook took out.
    struct Removal {
        weak var component: AnyObject?
        let faultSource: FaultSource
        let deed: RejectedOperation
    }

    /// Notes what was taken out.
    func note(_ removal: Removal) {
        removals.append(removal)
    }

    /// Returns what was taken out, and forgets it.
    func takeRemovals() -> [Removal] {
        let found = removals
        removals = []
        return found
    }

    /// Counts a fault and returns how many there are of the registration now.
    func count(_ registration: Registration) -> Int {
        counts[ObjectIdentifier(registration), default: 0] += 1
        return counts[ObjectIdentifier(registration)] ?? 0
    }

    /// Leaves a registration out everywhere, and says whether it was not so before.
    func switchOff(_ registration: Registration) -> Bool {
        guard !switchedOff.contains(where: { $0 === registration }) else { return false }
        switchedOff.append(registration)
        return true
    }

    /// Lets a component wait for being made anew.
    func enqueue(_ component: AnyObject) {
        guard !waiting.contains(where: { $0.object === component }) else { return }
        waiting.append(WeakObject(object: component))
    }

    /// Returns the components that wait, which do so no more; those of which something says that they are busy wait on.
    func takeWaiting(unless isBusy: (AnyObject) -> Bool) -> [AnyObject] {
        let found = waiting.compactMap(\.object)
        waiting = found.filter(isBusy).map { WeakObject(object: $0) }
        return found.filter { !isBusy($0) }
    }
}

/// What keeps its object no longer than others do.
private struct WeakObject {
    weak var object: AnyObject?
}
