import Foundation
import Synchronization

/// Deletes the draft that is being written when a signal ends the program.
///
/// The path lies in memory of its own, and stays there until nobody watches it. Handlers call `unlink` besides
/// what ``DeadlySignals`` calls; POSIX allows all of them there.
enum DraftRescue {
    /// A draft that is watched.
    struct Entry {
        fileprivate let path: UnsafeMutablePointer<CChar>?

        fileprivate var address: Int {
            unsafe Int(bitPattern: path)
        }
    }

    /// Where the path lies; 0 if nothing is watched.
    private static let watched = Atomic(0)

    /// Deletes, from now on, what is watched when a signal comes.
    static func arm() {
        _ = watched.load(ordering: .relaxed)
        DeadlySignals.handle { number in
            let address = DraftRescue.watched.load(ordering: .acquiring)
            if let path = unsafe UnsafePointer<CChar>(bitPattern: address) { unsafe unlink(path) }
            DeadlySignals.end(number)
        }
    }

    /// Watches a draft; where several are written at once, only the first.
    static func watch(_ path: String) -> Entry {
        let entry = unsafe Entry(path: strdup(path))
        replace(0, by: entry.address)
        return entry
    }

    /// Forgets a draft that is not there any more.
    static func forget(_ entry: Entry) {
        replace(entry.address, by: 0)
        unsafe free(entry.path)
    }

    private static func replace(_ old: Int, by new: Int) {
        _ = watched.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
    }
}
