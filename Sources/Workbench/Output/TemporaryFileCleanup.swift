import Hosting
import Synchronization

/// Deletes the draft that is being written when a signal ends the program.
///
/// Handlers call `unlink` besides what ``TerminationSignals`` calls; POSIX allows all of them there.
enum TemporaryFileCleanup {
    /// The address of the path of the watched draft; 0 if there is none.
    private static let watched = Atomic(0)

    /// Deletes, from now on, what is watched when a signal comes.
    static func arm() {
        _ = watched.load(ordering: .relaxed)
        TerminationSignals.handle { number in
            SignalPath.deleteFile(at: TemporaryFileCleanup.watched.load(ordering: .acquiring))
            TerminationSignals.end(number)
        }
    }

    /// Watches a draft; where several are written at once, only the first.
    static func watch(_ path: String) -> SignalPath {
        let entry = SignalPath(path)
        replace(0, by: entry.address)
        return entry
    }

    /// Forgets a draft that is not there any more.
    static func forget(_ entry: SignalPath) {
        replace(entry.address, by: 0)
        entry.end()
    }

    private static func replace(_ old: Int, by new: Int) {
        _ = watched.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
    }
}
