/// The faults of registrations in a tree, and the registrations that were switched off because of them.
final class FaultTracker {
    /// The number of parts of the tree that each registration was left out of.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// The registrations that were left out so often that they are left out everywhere, in the order of that.
    private(set) var switchedOff: [Registration] = []
    /// Whether components were made again by their owners, as a whole.
    private(set) var hasWholes = false
    /// The units that are to be made again, in the order in which that was found.
    private var waiting: [FaultUnit] = []

    /// The components that were removed although others need them, and that may be put back.
    var removals: [Removal] = []

    /// A component that a registration's hook took out.
    struct Removal {
        weak var component: AnyObject?
        let faultSource: FaultSource
        let deed: RejectedOperation
        /// The unit in which it was.
        let unit: FaultUnit?

        /// Whether it is in its place again; also if both have ended.
        var isBack: Bool {
            guard let component = component as? any Lifecycle else {
                return faultSource.host == nil
            }
            return component.node.isConnected
                || unit?.isWhole == false && unit?.component.map { component.lies(in: $0) } == true
        }
    }

    /// Counts a fault, and leaves the registration out everywhere from a number of faults on; returns the number when it
    /// begins to do so.
    func count(_ registration: Registration, until limit: Int) -> Int? {
        let count = counts[ObjectIdentifier(registration), default: 0] + 1
        counts[ObjectIdentifier(registration)] = count
        guard count >= limit, !switchedOff.contains(where: { $0 === registration }) else {
            return nil
        }
        switchedOff.append(registration)
        return count
    }

    /// Forgets the counts, and what was switched off.
    func startAnew() {
        (counts, switchedOff) = ([:], [])
    }

    /// Adds a unit to those that wait to be made again.
    func enqueue(_ unit: FaultUnit) {
        guard let component = unit.component, !isWaiting(component, asWhole: unit.isWhole)
        else { return }
        hasWholes = hasWholes || unit.isWhole
        waiting.removeAll { $0.component === component }
        waiting.append(unit)
    }

    /// Returns whether a component waits to be made again, by its owner or in any way.
    func isWaiting(_ component: some Lifecycle, asWhole isWhole: Bool = false) -> Bool {
        waiting.contains { $0.component === component && ($0.isWhole || !isWhole) }
    }

    /// Returns the units that wait and removes them; those for which the closure returns true keep waiting.
    func takeWaiting(unless isBusy: (FaultUnit) -> Bool) -> [FaultUnit] {
        let found = waiting.filter { $0.component != nil }
        waiting = found.filter(isBusy)
        return found.filter { !isBusy($0) }
    }
}
