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
        let oldBars: [RowDigest]
        let newBars: [RowDigest]
    }

    private let patches: GenerationCache<Key, String>

    /// Creates a cache of at most a number of patches.
    init(capacity: Int = 512) {
        patches = GenerationCache(capacity: capacity)
    }

    /// Returns the operations from a page to another one as JSON; nil if nothing changes.
    func operations(from old: SharedPage, to new: SharedPage) -> String? {
        guard old.base.style == new.base.style else {
            return PagePatch(from: old.screen, to: new.screen).json
        }
        let difference = PageDifference(from: old, to: new)
        // Bars that do not change are left out, so that pages with different ones have the same patch.
        let bars = [old, new].map { $0.bars?.rows.map(\.digest) ?? [] }
        let areBarsNew = bars[0] != bars[1]
        let key = Key(
            old: difference.old.map(\.digest),
            new: difference.new.map(\.digest),
            oldCounts: [old.base.older, old.base.newer],
            newCounts: [new.base.older, new.base.newer],
            oldBars: areBarsNew ? bars[0] : [],
            newBars: areBarsNew ? bars[1] : []
        )
        guard key.old != key.new || areBarsNew || key.oldCounts != key.newCounts else { return nil }
        if let known = patches[key] { return known.isEmpty ? nil : known }
        let patch = PagePatch(
            from: old.screen(of: difference.old),
            to: new.screen(of: difference.new)
        )
        let json = patch.isEmpty ? "" : patch.json
        patches[key] = json
        return json.isEmpty ? nil : json
    }
}
