import Drawing

/// The rows in which two pages differ.
///
/// They are those of the pages without those that both have at the same places, but for one after those that differ,
/// before which others are inserted. A patch between them is one between the pages.
struct PageDifference {
    let old: [SharedRow]
    let new: [SharedRow]

    /// The rows that are dropped at once at most, where both pages are compared without them.
    private static let droppedLimit = 8

    init(from old: SharedPage, to new: SharedPage) {
        // Rows that were dropped at the beginning stay in the difference.
        let dropped = Self.dropped(old, new)
        let most = min(old.rows.count - dropped, new.rows.count)
        var start = 0
        while start < most, Self.areAlike(old.rows[dropped + start], new.rows[start]) { start += 1 }
        var end = 0
        while end < most - start,
            Self.areAlike(old.rows[old.rows.count - 1 - end], new.rows[new.rows.count - 1 - end])
        {
            end += 1
        }
        let kept = max(0, end - 1)
        self.old = Array(
            old.rows[..<dropped] + old.rows[(dropped + start)..<(old.rows.count - kept)]
        )
        self.new = Array(new.rows[start..<(new.rows.count - kept)])
    }

    private static func areAlike(_ old: SharedRow, _ new: SharedRow) -> Bool {
        old === new || old.digest == new.digest
    }

    /// Returns the number of rows at the beginning that the other page does not have; 0 for many, or if it has one elsewhere.
    private static func dropped(_ old: SharedPage, _ new: SharedPage) -> Int {
        guard let first = new.rows.first,
            let dropped = old.rows.prefix(droppedLimit + 1).firstIndex(where: {
                areAlike($0, first)
            })
        else { return 0 }
        let isElsewhere = old.rows[..<dropped].contains { row in
            new.rows.contains { $0.row.id == row.row.id }
        }
        return isElsewhere ? 0 : dropped
    }
}
