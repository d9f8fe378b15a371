import Foundation

/// Work that another thread does, in order, while the caller prepares the next.
package final class BackgroundWork: @unchecked Sendable {
    // The lock guards `failure`; all else is constant.
    private let lock = NSLock()
    private var failure: SiteError?
    private let queue: DispatchQueue?
    private let places = DispatchSemaphore(value: BackgroundWork.limit)

    /// The number of parts that wait at most.
    private static let limit = 32

    /// Creates work without parts; if it is not concurrent, the caller does it.
    package init(isConcurrent: Bool) {
        queue = isConcurrent ? DispatchQueue(label: "archive") : nil
    }

    /// Adds a part, and waits while there are too many; throws the first error of those before.
    ///
    /// After an error, parts are not done.
    package func add(
        _ part: @escaping @Sendable () throws(SiteError) -> Void
    ) throws(SiteError) {
        guard let queue else { return try part() }
        if let failure = lock.withLock({ failure }) { throw failure }
        places.wait()
        queue.async {
            defer { self.places.signal() }
            guard self.lock.withLock({ self.failure == nil }) else { return }
            do throws(SiteError) {
                try part()
            } catch {
                self.lock.withLock { self.failure = error }
            }
        }
    }

    /// Waits until all is done; throws the first error.
    package func wait() throws(SiteError) {
        queue?.sync {}
        if let failure = lock.withLock({ failure }) { throw failure }
    }
}
