import Drawing
import Hosting

extension ScreenPage {
    /// A digest of the rows, bars and counts: 8 characters, the same for the same bytes.
    var digest: String {
        SharedPage(self).digest
    }

    /// The operations that fill a list which is empty, in a style that it has or not, and set its bars.
    func filling(styled: Bool) -> PagePatch {
        PagePatch(
            (styled ? [] : [.setStyle(style)])
                + rows.map { .insert($0, before: nil) } + bars.rows.map { .replace($0) }
                + [.setCounts(older: older, newer: newer)]
        )
    }
}
