import Crypto
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
        var bytes = Array("\(older),\(newer),".utf8)
        bytes.reserveCapacity(bytes.count + 16 * rows.count)
        for row in rows { bytes += row.digest.bytes }
        digest = Data(SHA256.hash(data: bytes).prefix(6)).base64URL
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
    var screen: ScreenPage {
        ScreenPage(style: style, rows: rows.map(\.row), older: older, newer: newer)
    }
}
