import Drawing
import Hosting

/// The patches between pages, each of which is found and encoded once for all pages in which the same rows change.
final class PatchCache: Sendable {
    /// The rows that differ between two pages.
    private struct Key: Sendable, Hashable {
        let old: [RowDigest]
        let new: [RowDigest]
        let oldCounts: [Int]
        let newCounts: [Int]
    }

    private let patches: GenerationCache<Key, String>

    /// Creates a cache of at most a number of patches.
    init(capacity: Int = 512) {
        patches = GenerationCache(capacity: capacity)
    }

    /// Returns the operations from a page to another one as JSON; nil if nothing changes.
    func operations(from old: SharedPage, to new: SharedPage) -> String? {
        guard old.style == new.style else {
            return PagePatch(from: old.screen, to: new.screen).json
        }
        let (before, after) = Self.difference(old, new)
        let key = Key(
            old: before.rows.map(\.digest),
            new: after.rows.map(\.digest),
            oldCounts: [old.older, old.newer],
            newCounts: [new.older, new.newer]
        )
        guard key.old != key.new || key.oldCounts != key.newCounts else { return nil }
        if let known = patches[key] { return known.isEmpty ? nil : known }
        let patch = PagePatch(from: before.screen, to: after.screen)
        let json = patch.isEmpty ? "" : patch.json
        patches[key] = json
        return json.isEmpty ? nil : json
    }

    /// Returns two pages without the rows that both have at the same places, but for one after those that differ: a patch
    /// between them is one between the whole pages.
    private static func difference(
        _ old: SharedPage,
        _ new: SharedPage
    ) -> (old: SharedDifference, new: SharedDifference) {
        // Rows that were dropped at the beginning stay in the difference.
        let dropped = dropped(old, new)
        let most = min(old.rows.count - dropped, new.rows.count)
        var start = 0
        while start < most, old.rows[dropped + start].digest == new.rows[start].digest {
            start += 1
        }
        var end = 0
        while end < most - start,
            old.rows[old.rows.count - 1 - end].digest == new.rows[new.rows.count - 1 - end].digest
        {
            end += 1
        }
        // The row before which others are inserted.
        let kept = max(0, end - 1)
        let head = old.rows[..<dropped]
        let rest = old.rows[(dropped + start)..<(old.rows.count - kept)]
        return (
            SharedDifference(page: old, rows: Array(head + rest)),
            SharedDifference(page: new, rows: Array(new.rows[start..<(new.rows.count - kept)]))
        )
    }

    /// The rows that are dropped at once at most, where both pages are compared without them.
    private static let droppedLimit = 8

    /// Returns the number of rows at the beginning that the other page does not have; 0 for many, or if it has one elsewhere.
    private static func dropped(_ old: SharedPage, _ new: SharedPage) -> Int {
        let first = new.rows.first?.digest
        let dropped = old.rows.prefix(droppedLimit + 1).firstIndex { $0.digest == first } ?? 0
        let isElsewhere = old.rows[..<dropped].contains { row in
            new.rows.contains { $0.row.id == row.row.id }
        }
        return isElsewhere ? 0 : dropped
    }

    /// Some rows of a page.
    private struct SharedDifference {
        let page: SharedPage
        let rows: [SharedRow]

        var screen: ScreenPage {
            ScreenPage(
                style: page.style,
                rows: rows.map(\.row),
                older: page.older,
                newer: page.newer
            )
        }
    }
}
