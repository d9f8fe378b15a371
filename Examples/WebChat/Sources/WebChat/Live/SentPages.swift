import Components
import Drawing

/// The pages that a browser may show: the newest one, and the rows in which those before it differ.
struct SentPages {
    private(set) var newest: SharedPage?
    /// The instant at which the newest page was drawn.
    private(set) var drawn = Timestamp(microseconds: 0)
    /// Older pages, each with its bars and the rows that the next page changed or removed; the oldest first.
    private var older: [(digest: String, rows: [SharedRow])] = []

    /// The older pages that are kept.
    private static let limit = 3

    /// Adds a page that is sent.
    mutating func add(_ page: SharedPage, drawn: Timestamp = Timestamp(microseconds: 0)) {
        self.drawn = drawn
        if let newest, page.digest != newest.digest {
            var changed = PageDifference(from: newest, to: page).old
            changed += newest.bars?.rows ?? []
            older.append((newest.digest, changed))
            if older.count > Self.limit { older.removeFirst() }
        }
        newest = page
    }

    /// Returns a row of the page with a digest; nil if the page is not kept or has no such row.
    func row(_ id: String, of digest: String) -> HTMLRow? {
        var start = older.endIndex
        if digest != newest?.digest {
            guard let place = older.lastIndex(where: { $0.digest == digest }) else { return nil }
            start = place
        }
        let changed = older[start...].lazy.compactMap { page in page.rows.first { $0.row.id == id }
        }
        let current = (newest?.rows ?? []) + (newest?.bars?.rows ?? [])
        return (changed.first ?? current.first { $0.row.id == id })?.row
    }
}
