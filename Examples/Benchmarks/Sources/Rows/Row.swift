/// One row of the budget: a subject beside its baseline.
public struct Row {
    /// The name of the subject.
    public let name: String

    /// The name of the baseline.
    public let baseline: String

    /// The limit.
    public let budget: Budget

    /// Measures both once, in turn.
    public let measure: () -> Finding
}

@available(*, unavailable)
extension Row: Sendable {}

/// One measurement of a row, in the units of its budget.
public struct Finding: Sendable {
    /// The baseline's time or rate.
    public let baseline: Double

    /// The subject's time or rate.
    public let subject: Double

    /// The value that is compared with the budget.
    public let value: Double
}

/// The limit of a row.
public enum Budget: Sendable {
    /// A maximum in nanoseconds.
    case nanoseconds(Double)
    /// A maximum in bytes.
    case bytes(Double)
    /// A maximum multiple of the baseline.
    case atMost(Double)
    /// A minimum multiple of the baseline.
    case atLeast(Double)

    /// Whether a value keeps the budget.
    public func allows(_ value: Double) -> Bool {
        switch self {
        case .nanoseconds(let limit), .bytes(let limit), .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        }
    }
}

extension Budget: CustomStringConvertible {
    /// The limit with its unit.
    public var description: String {
        switch self {
        case .nanoseconds(let limit): "<= \(limit) ns"
        case .bytes(let limit): "<= \(limit) bytes"
        case .atMost(let limit): "<= x\(limit)"
        case .atLeast(let limit): ">= x\(limit)"
        }
    }
}

extension Row {
    /// Whether instructions measure its cost.
    ///
    /// They do not measure memory and threads, and growth is that of another row.
    public var isCounted: Bool {
        switch budget {
        case .nanoseconds: true
        case .atMost: !name.hasSuffix(", growth")
        case .bytes, .atLeast: false
        }
    }

    /// Every row, measured with small batches if it runs only once.
    public static func all(once: Bool) -> [Row] {
        let batch = once ? 10 : 2_000
        let rows: [Row] = [
            .subscripted(among: 10, batch: batch),
            .subscripted(among: 10_000, batch: batch),
            .made(among: 10, batch: batch),
            .made(among: 10_000, batch: batch),
            .composed(batch: once ? 1 : 20),
            .composedOnTwoThreads(milliseconds: once ? 1 : 3),
            .extended(by: 1, batch: batch),
            .extended(by: 4, batch: batch),
            .extended(by: 8, batch: batch),
            .laidOut(batch: once ? 1 : 100),
            .madeAndLaidOut(batch: once ? 1 : 100),
            .messageLaidOut(batch: once ? 1 : 100),
            .laidOutAfterChange(batch: once ? 2 : 400),
            .laidOutAgain(batch: batch),
            .list(of: 4, lists: once ? 1 : 8),
            .list(of: 16, lists: once ? 1 : 2),
            .deep(batch: once ? 1 : 200),
            .measured(isWrapped: false, batch: batch),
            .measured(isWrapped: true, batch: batch),
            .written(messages: once ? 1 : 100),
            .animated(batch: once ? 1 : 20),
            .living(batch: once ? 1 : 20),
            .unheard(batch: batch),
            .passed(batch: batch),
            .keptOnceMeasured(screens: once ? 1 : 1_100),
            .keptUnseen(),
            .keptWhileWriting(messages: once ? 20 : 2_000),
            .keptOnceLoaded(messages: once ? 1_000 : 10_000),
            .keptUnknown(bytes: once ? 10_000 : 1_000_000),
        ]
        return rows + ChannelEvent.allCases.map { received($0, batch: once ? 1 : 20) }
            + ListAction.allCases.flatMap { listed($0, batch: once ? 1 : 20) }
            + TimerAction.allCases.map { timed($0, batch: batch) }
            + DrawnMedium.allCases.map { drawn(for: $0, batch: once ? 1 : 20) }
            + [.recorded(batch: once ? 1 : 20)] + crowds()
    }
}
