import Synchronization

/// The names of the slots that a module's own components are made from, known whatever is installed.
package enum KnownSlots {
    private static let finder = Mutex<(@Sendable () -> [String])?>(nil)

    /// The names.
    static var names: [String] {
        finder.withLock { $0 }?() ?? []
    }

    /// Says how the names are found when somebody asks.
    package static func find(by finder: @escaping @Sendable () -> [String]) {
        Self.finder.withLock { $0 = finder }
    }
}
