/// The losses and faults of a reading.
///
/// A reading belongs to one task; its log is not `Sendable`.
public final class ArchiveLog {
    /// The number of faults that are kept; more are counted only.
    public static let faultLimit = 1_000

    /// The faults, in the order of the reading, at most ``faultLimit``.
    public private(set) var faults: [ArchiveError] = []
    /// The number of faults, with those that were not kept.
    public private(set) var faultCount = 0
    /// The losses with their numbers.
    public private(set) var losses: [ArchiveLoss: Int] = [:]

    private var known: Set<ArchiveError> = []

    /// Creates an empty log.
    public init() {}

    /// Adds a fault, once.
    public func add(_ fault: ArchiveError) {
        guard !known.contains(fault) else { return }
        faultCount += 1
        guard faults.count < Self.faultLimit else { return }
        known.insert(fault)
        faults.append(fault)
    }

    /// Counts a loss.
    public func count(_ loss: ArchiveLoss, _ number: Int = 1) {
        guard number > 0 else { return }
        losses[loss, default: 0] += number
    }

    /// Returns the result of reading a part, or adds its fault and returns `nil`.
    public func part<Value>(_ body: () throws(ArchiveError) -> Value) -> Value? {
        do throws(ArchiveError) {
            return try body()
        } catch {
            add(error)
            return nil
        }
    }
}
