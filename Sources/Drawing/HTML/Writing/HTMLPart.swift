import Views

/// Memory that one writer writes into; afterwards it may be shared.
///
/// **Invariant:** cursors write between its ends, and nothing behind what was written is read. Debug builds check
/// both; release builds rely on cursors for the first, and check the second.
@safe
final class HTMLPart {
    private let start: UnsafeMutableRawPointer
    /// How many bytes there is room for.
    let capacity: Int
    /// How many bytes were written, once nothing more is.
    private(set) var count = 0

    init(capacity: Int) {
        unsafe start = .allocate(byteCount: capacity, alignment: 16)
        self.capacity = capacity
    }

    deinit {
        unsafe start.deallocate()
    }

    /// Returns what writes from the start on.
    func cursor() -> ByteCursor {
        unsafe ByteCursor(from: start, room: capacity, in: self)
    }

    /// Notes what a cursor wrote; nothing more is written.
    func seal(at cursor: ByteCursor) {
        count = written(by: cursor)
    }

    /// Lends what a cursor has written so far to a call.
    func withBytes<Result>(upTo cursor: ByteCursor, _ work: (BorrowedBytes) -> Result) -> Result {
        withBytes(written(by: cursor), work)
    }

    /// Lends what was written to a call, once nothing more is.
    func withBytes<Result>(_ work: (BorrowedBytes) -> Result) -> Result {
        withBytes(count, work)
    }

    /// Returns how many bytes a cursor has written so far.
    func written(by cursor: ByteCursor) -> Int {
        let count = cursor.count(since: self.cursor())
        precondition(0...capacity ~= count, "The cursor is that of another part.")
        return count
    }

    private func withBytes<Result>(_ count: Int, _ work: (BorrowedBytes) -> Result) -> Result {
        unsafe BorrowedBytes.lend(
            UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count),
            to: work
        )
    }
}
