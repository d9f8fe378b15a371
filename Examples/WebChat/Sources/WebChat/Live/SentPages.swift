import Components
import Drawing
import Hosting

/// The pages that a browser may show: the newest one, and the rows in which those before it differ.
struct SentPages {
    private(set) var newest: ScreenPage?
    /// The instant at which the newest page was drawn.
    private(set) var drawn = Timestamp(microseconds: 0)
    private var digest = ""
    /// The digests of older pages, each with the rows that the next page changed or removed; the oldest first.
    private var older: [(digest: String, rows: [String: HTMLRow])] = []

    /// The older pages that are kept.
    private static let limit = 3

    /// Adds a page that is sent.
    mutating func add(
        _ page: ScreenPage,
        _ digest: String,
        drawn: Timestamp = Timestamp(microseconds: 0)
    ) {
        self.drawn = drawn
        if let newest, digest != self.digest {
            let rows = Dictionary(page.rows.map { ($0.id, $0) }) { $1 }
            let changed = newest.rows.filter { rows[$0.id] != $0 }.map { ($0.id, $0) }
            older.append((self.digest, Dictionary(changed) { $1 }))
            older = older.suffix(Self.limit)
        }
        (newest, self.digest) = (page, digest)
    }

    /// Returns a row of the page with a digest; nil if the page is not kept or has no such row.
    func row(_ id: String, of digest: String) -> HTMLRow? {
        var start = older.endIndex
        if digest != self.digest {
            guard let place = older.lastIndex(where: { $0.digest == digest }) else { return nil }
            start = place
        }
        return older[start...].lazy.compactMap { $0.rows[id] }.first
            ?? newest?.rows.first { $0.id == id }
    }
}
