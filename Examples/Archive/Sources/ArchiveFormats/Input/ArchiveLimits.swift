/// The limits of an input, which protect from bombs.
public struct ArchiveLimits: Sendable, Hashable {
    /// The number of entries.
    public var entries = 1_000_000
    /// The bytes of an entry.
    public var entryBytes = 16 << 30
    /// The number of times that a packed input may grow.
    public var ratio = 200
    /// The bytes that a packed input may have unpacked, whatever its ratio.
    public var freeBytes = 64 << 20
    /// The bytes of one message or one line.
    public var pieceBytes = 64 << 20

    /// Creates the default limits.
    public init() {}

    /// Returns the bytes that a packed input of a size may have unpacked.
    func unpackedBytes(ofPacked size: Int) -> Int {
        let (product, isTooLarge) = size.multipliedReportingOverflow(by: ratio)
        return max(freeBytes, isTooLarge ? .max : product)
    }
}
