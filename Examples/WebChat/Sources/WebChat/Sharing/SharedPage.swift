import Drawing
import Foundation
import Hosting

/// The page of a room or thread, whose rows are shared with other pages.
struct SharedPage: Sendable {
    /// The style of the rows.
    let style: ScreenStyle
    /// The rows, the oldest message first.
    let rows: [SharedRow]
    /// The number of messages before the rows that are known.
    let older: Int
    /// The number of messages after the rows that are known.
    let newer: Int
    /// A digest of the rows and counts: 8 characters, the same for the same bytes.
    let digest: String

    init(style: ScreenStyle, rows: [SharedRow], older: Int, newer: Int) {
        (self.style, self.rows, self.older, self.newer) = (style, rows, older, newer)
        // Rows have digests that cannot be chosen; the sum of the page is only to be fast, as each event changes it.
        var sum = UInt64(truncatingIfNeeded: older) << 32 ^ UInt64(truncatingIfNeeded: newer)
        for row in rows { row.digest.add(to: &sum) }
        sum = (sum ^ sum >> 32) &* 0xD6E8_FEB8_6659_FD93
        digest = withUnsafeBytes(of: (sum ^ sum >> 32).bigEndian) { Data($0.prefix(6)) }.base64URL
    }

    /// Creates a page of rows that are not shared.
    init(_ page: ScreenPage) {
        self.init(
            style: page.style,
            rows: page.rows.map(SharedRow.init),
            older: page.older,
            newer: page.newer
        )
    }

    /// The page with its rows as they are sent.
    var screen: ScreenPage { screen(of: rows) }

    /// Returns a page with other rows.
    func screen(of rows: [SharedRow]) -> ScreenPage {
        ScreenPage(style: style, rows: rows.map(\.row), older: older, newer: newer)
    }
}
