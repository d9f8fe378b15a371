import Drawing

/// Where the rows of two pages differ.
struct DifferenceBounds: Sendable {
    /// The rows at the beginning of the old page that the new one does not have.
    let dropped: Int
    /// The rows after these, and at the beginning of the new page, that both have.
    let start: Int
    /// The rows at the end that both have.
    let end: Int

    /// The rows that are dropped at once at most, where both pages are compared without them.
    private static let droppedLimit = 8

    init(from old: [SharedRow], to new: [SharedRow]) {
        dropped = Self.dropped(old, new)
        let most = min(old.count - dropped, new.count)
        var start = 0
        while start < most, Self.areAlike(old[dropped + start], new[start]) { start += 1 }
        var end = 0
        while end < most - start,
            Self.areAlike(old[old.count - 1 - end], new[new.count - 1 - end])
        {
            end += 1
        }
        (self.start, self.end) = (start, end)
    }

    /// The rows at the end that are left out of the difference.
    ///
    /// One after those that differ stays in it, before which others are inserted.
    var kept: Int { max(0, end - 1) }

    /// Returns whether rows that people see instead of others are the same in both pages where these have the same rows.
    func hold(from old: SharedPage, to new: SharedPage) -> Bool {
        let (oldCount, newCount) = (old.base.rows.count, new.base.rows.count)
        return old.own.allSatisfy { own in
            let place =
                switch own.place {
                case dropped..<dropped + start: own.place - dropped
                case (oldCount - kept)...: own.place - oldCount + newCount
                default: nil as Int?
                }
            return place.map { new.row(at: $0).digest == own.row.digest } ?? true
        }
            && new.own.allSatisfy { own in
                let place =
                    switch own.place {
                    case ..<start: own.place + dropped
                    case (newCount - kept)...: own.place - newCount + oldCount
                    default: nil as Int?
                    }
                return place.map { old.row(at: $0).digest == own.row.digest } ?? true
            }
    }

    private static func areAlike(_ old: SharedRow, _ new: SharedRow) -> Bool {
        old === new || old.digest == new.digest
    }

    /// Returns the number of rows at the beginning that the other page does not have; 0 for many, or if it has one elsewhere.
    private static func dropped(_ old: [SharedRow], _ new: [SharedRow]) -> Int {
        guard let first = new.first,
            let dropped = old.prefix(droppedLimit + 1).firstIndex(where: { areAlike($0, first) })
        else { return 0 }
        let isElsewhere = old[..<dropped].contains { row in
            new.contains { $0.row.id == row.row.id }
        }
        return isElsewhere ? 0 : dropped
    }
}
