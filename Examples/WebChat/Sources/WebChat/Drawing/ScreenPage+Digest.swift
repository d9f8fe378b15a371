import Crypto
import Drawing
import Foundation
import Hosting

extension ScreenPage {
    /// A digest of the rows and counts: 8 characters, the same for the same bytes.
    var digest: String {
        var hash = SHA256()
        hash.update(data: Data("\(older),\(newer)".utf8))
        for row in rows {
            hash.update(data: Data("\u{0}\(row.id)\u{0}\(row.html)\u{0}\(row.rules)".utf8))
        }
        return Data(hash.finalize().prefix(6)).base64URL
    }

    /// The operations that fill a list which is empty, in a style that it has or not.
    func filling(styled: Bool) -> PagePatch {
        PagePatch(
            (styled ? [] : [.setStyle(style)])
                + rows.map { .insert($0, before: nil) }
                + [.setCounts(older: older, newer: newer)]
        )
    }
}
