/// The faults of registrations in a tree, and the registrations that were switched off because of them.
final class FaultTracker {
    /// The number of parts of the tree that each registration was left out of.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// The registrations that were left out so often that they are left out everywhere, in the order of that.
    private(set) var switchedOff: [Registration] = []
    /// Whether a registration was left out of whole components, which their owners made again.
    var hasWholes = false
    /// The components that are to be made again, wholly or inside, in the order in which that was found.
    private var waiting: [WeakReference] = []

    /// The components that were removed although others need them, and that may be put back.
    private var removals: [Removal] = []

    /// A component that a registration's hook took out.
    struct Removal {
        weak var component: AnyObject?
        let faultSource: FaultSource
        let deed: RejectedOperation
        /// The component in which it was, and which can be made without the registration, wholly or inside.
        weak var place: AnyObject?
        let isWhole: Bool

        /// Whether it is in its place again; also if both have ended.
        var isBack: Bool {
            guard let component = component as? any Lifecycle else {
                return faultSource.host == nil
            }
            return component.node.isConnected || !isWhole && place.map(component.lies) == true
        }
    }

    /// Returns whether a component lies in one that was removed.
    func isRemoved(_ component: any Lifecycle) -> Bool {
        removals.contains { $0.component.map(component.lies) == true }
    }

    /// Notes a removed component.
    func note(_ removal: Removal) {
        removals.append(removal)
    }

    /// Returns the removed components, and forgets them.
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

    /// Leaves a registration out everywhere, and returns whether it was not left out before.
    func switchOff(_ registration: Registration) -> Bool {
        guard !switchedOff.contains(where: { $0 === registration }) else { return false }
        switchedOff.append(registration)
        return true
    }

    /// Adds a component to those that wait to be made again.
    func enqueue(_ component: AnyObject) {
        guard !waiting.contains(where: { $0.object === component }) else { return }
        waiting.append(WeakReference(object: component))
    }

    /// Returns the components that wait and removes them; those for which the closure returns true keep waiting.
    func takeWaiting(unless isBusy: (AnyObject) -> Bool) -> [AnyObject] {
        let found = waiting.compactMap(\.object)
        waiting = found.filter(isBusy).map { WeakReference(object: $0) }
        return found.filter { !isBusy($0) }
    }
}

/// A weak reference to an object.
struct WeakReference {
    weak var object: AnyObject?
}
