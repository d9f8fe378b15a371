import Hosting
import Synchronization

/// The rows of a page, on which pages of several people may stand: as those see them whom none concerns.
final class PageRows: Sendable {
    /// The style of the rows.
    let style: ScreenStyle
    /// The rows, the oldest message first.
    let rows: [SharedRow]
    /// The number of messages before the rows that are known.
    let older: Int
    /// The number of messages after the rows that are known.
    let newer: Int
    /// The sum of the digests of the rows.
    let sum: UInt64

    /// Where these rows differ from those before them, which most pages were sent last.
    private let known = Mutex<Known?>(nil)

    private struct Known {
        weak var old: PageRows?
        let bounds: DifferenceBounds
    }

    init(style: ScreenStyle, rows: [SharedRow], older: Int, newer: Int) {
        (self.style, self.rows, self.older, self.newer) = (style, rows, older, newer)
        sum = rows.reduce(0) { $0 &+ $1.digest.part }
    }

    /// Returns where these rows differ from others.
    func bounds(from old: PageRows) -> DifferenceBounds {
        if let known = known.withLock(\.self), known.old === old { return known.bounds }
        let bounds = DifferenceBounds(from: old.rows, to: rows)
        known.withLock { $0 = Known(old: old, bounds: bounds) }
        return bounds
    }
}
