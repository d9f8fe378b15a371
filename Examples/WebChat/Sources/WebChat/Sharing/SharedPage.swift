import Drawing
import Foundation
import Hosting

/// The page of a room or thread, whose rows are shared with other pages.
struct SharedPage: Sendable {
    /// A row that a person sees instead of the one that others see.
    struct OwnRow: Sendable {
        /// The place among the rows, 0 for the oldest message.
        let place: Int
        let row: SharedRow
    }

    /// The rows as others see them.
    let base: PageRows
    /// The rows that differ from these, by rising places.
    let own: [OwnRow]
    /// The bars above and below the rows; nil if none is open.
    let bars: SharedBars?
    /// A digest of the rows, bars and counts: 8 characters, the same for the same bytes.
    let digest: String

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - base: The rows as others see them.
    ///   - own: Rows that a person sees instead, by rising places; those with the same bytes are left out.
    ///   - bars: The bars.
    init(_ base: PageRows, own: [OwnRow] = [], bars: ScreenBars = .none) {
        let own = own.filter { $0.row.digest != base.rows[$0.place].digest }
        (self.base, self.own, self.bars) = (base, own, SharedBars(bars))
        // Rows have digests that cannot be chosen; the sum of the page is only to be fast, as each event changes it. The
        // order of rows follows from their messages.
        var sum = own.reduce(base.sum) { sum, own in
            sum &- base.rows[own.place].digest.part &+ own.row.digest.part
        }
        for row in self.bars?.rows ?? [] { sum = sum &* 3 &+ row.digest.part }
        let counts = UInt64(truncatingIfNeeded: base.older) << 32
        sum ^= counts ^ UInt64(truncatingIfNeeded: base.newer)
        sum = (sum ^ sum >> 32) &* 0xD6E8_FEB8_6659_FD93
        digest = withUnsafeBytes(of: (sum ^ sum >> 32).bigEndian) { Data($0.prefix(6)) }.base64URL
    }

    /// Returns the page with bars.
    func with(_ bars: ScreenBars) -> SharedPage {
        SharedPage(base, own: own, bars: bars)
    }

    /// Creates a page of rows that are not shared.
    init(_ page: ScreenPage) {
        self.init(
            PageRows(
                style: page.style,
                rows: page.rows.map(SharedRow.init),
                older: page.older,
                newer: page.newer
            ),
            bars: page.bars
        )
    }

    /// The rows, the oldest message first.
    var rows: [SharedRow] {
        guard !own.isEmpty else { return base.rows }
        var rows = base.rows
        for own in own { rows[own.place] = own.row }
        return rows
    }

    /// Returns the row at a place.
    func row(at place: Int) -> SharedRow {
        own.first { $0.place == place }?.row ?? base.rows[place]
    }

    /// Returns the rows at some places.
    func rows(at places: Range<Int>) -> [SharedRow] {
        var rows = Array(base.rows[places])
        for own in own where places.contains(own.place) {
            rows[own.place - places.lowerBound] = own.row
        }
        return rows
    }

    /// The page with its rows as they are sent.
    var screen: ScreenPage { screen(of: rows) }

    /// Returns a page with other rows.
    func screen(of rows: [SharedRow]) -> ScreenPage {
        ScreenPage(
            style: base.style,
            rows: rows.map(\.row),
            older: base.older,
            newer: base.newer,
            bars: bars?.bars ?? .none
        )
    }
}

/// The bars of a page, with their digests.
struct SharedBars: Sendable {
    let bars: ScreenBars
    let rows: [SharedRow]

    /// Creates the bars of a page; nil if none is open.
    init?(_ bars: ScreenBars) {
        guard bars != .none else { return nil }
        self.bars = bars
        rows = bars.rows.map(SharedRow.init)
    }
}
