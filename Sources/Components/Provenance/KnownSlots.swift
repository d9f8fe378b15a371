import Synchronization

/// The names of the slots that a module's own components are made from, known whatever is installed.
package enum KnownSlots {
    // In a struct: a function that a mutex holds directly is wrapped once more each time it is read.
    private struct Finder {
        let names: @Sendable () -> [String]
    }

    private static let finder = Mutex<Finder?>(nil)

    /// The names.
    static var names: [String] {
        finder.withLock { $0 }?.names() ?? []
    }

    /// Sets the function that finds the names.
    package static func find(by names: @escaping @Sendable () -> [String]) {
        finder.withLock { $0 = Finder(names: names) }
    }
}
