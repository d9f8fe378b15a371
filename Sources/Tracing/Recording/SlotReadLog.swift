import Components
import Synchronization

/// The slots that were read, in order, each with the call that ran.
///
/// Behind a lock, as a tree's components may be read on any thread.
package final class SlotReadLog: SlotReadReceiver {
    private struct Read {
        /// The declaration, as a type whose use needs no lookup of a conformance.
        let slot: any AnyObject & Sendable
        let run: Int
    }

    private let reads = Mutex<[Read]>([])
    private let current = Atomic(-1)

    /// Creates an empty log.
    package init() {
        reads.withLock { $0.reserveCapacity(128) }
    }

    /// Sets the call to which the next reads belong.
    package func enter(_ run: Int?) {
        current.store(run ?? -1, ordering: .relaxed)
    }

    /// The number of the call that runs; less than 0 between calls.
    package var run: Int {
        current.load(ordering: .relaxed)
    }

    /// Notes that the slot of a declaration is read.
    package func note(_ slot: any AnyObject & Sendable) {
        let read = Read(slot: slot, run: run)
        reads.withLock { $0.append(read) }
    }

    /// The names of the slots that were read in each call, each once, in the order of the first time, and of those
    /// that were read between calls.
    ///
    /// - Complexity: Linear in the calls and the reads.
    package func names(ofRuns count: Int) -> (runs: [[String]], outside: [String]) {
        var names = [[String]](repeating: [], count: count + 1)
        var seen = [Set<Int>](repeating: [], count: count + 1)
        for read in reads.withLock(\.self) {
            let place = read.run < 0 ? count : read.run
            if let slot = read.slot as? any AnySlotDeclaration,
                seen[place].insert(slot.index).inserted
            {
                names[place].append(slot.facts.name)
            }
        }
        let outside = names.removeLast()
        return (names, outside)
    }
}
