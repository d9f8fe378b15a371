/// Memory that one writer writes into; afterwards it may be shared.
final class HTMLPart {
    let start: UnsafeMutableRawPointer
    let end: UnsafeMutableRawPointer
    /// How much was written, once nothing more is.
    var count = 0

    var capacity: Int { end - start }

    init(capacity: Int) {
        start = .allocate(byteCount: capacity, alignment: 16)
        end = start + capacity
    }

    deinit {
        start.deallocate()
    }
}
