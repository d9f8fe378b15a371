import ArchiveStorage
import Dispatch
import Foundation

/// Threads that take the parts of some work one after the other.
final class Workers<Part: Sendable>: @unchecked Sendable {
    // The lock guards `failure`, and each call of `next` and `finished`.
    private let lock = NSLock()
    private let next: () throws(SiteError) -> Part?
    private let finished: (Part) throws(SiteError) -> Void
    private var failure: SiteError?

    /// Creates threads; neither of the functions is ever called by two of them at once.
    ///
    /// - Parameters:
    ///   - next: Returns the next part; `nil` at the end.
    ///   - finished: Called after each part.
    init(
        next: @escaping () throws(SiteError) -> Part?,
        finished: @escaping (Part) throws(SiteError) -> Void = { _ in }
    ) {
        self.next = next
        self.finished = finished
    }

    /// Does all the work on a number of threads.
    ///
    /// - Parameters:
    ///   - count: The number of threads.
    ///   - making: Returns what one thread needs for its parts.
    ///   - work: Does a part.
    /// - Throws: The first error, after which no part is begun.
    func run<Tool>(
        _ count: Int,
        making: @Sendable () -> Tool,
        work: @Sendable (Part, inout Tool) throws(SiteError) -> Void
    ) throws(SiteError) {
        DispatchQueue.concurrentPerform(iterations: max(1, count)) { _ in
            var tool = making()
            while let part = take() {
                do throws(SiteError) {
                    try work(part, &tool)
                    try finish(part)
                } catch {
                    lock.withLock { failure = failure ?? error }
                }
            }
        }
        if let failure { throw failure }
    }

    private func take() -> Part? {
        lock.lock()
        defer { lock.unlock() }
        guard failure == nil else { return nil }
        do throws(SiteError) {
            return try next()
        } catch {
            failure = error
            return nil
        }
    }

    private func finish(_ part: Part) throws(SiteError) {
        lock.lock()
        defer { lock.unlock() }
        if failure == nil { try finished(part) }
    }
}
