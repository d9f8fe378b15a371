import Drawing
import Hosting
import Testing

@testable import WebChat

/// Patches between pages of shared rows.
struct PatchCacheTests {
    private static let style = LookPages().entry(for: Look()).pages.style

    private static func page(_ rows: [(id: Int, text: Int)], older: Int) -> ScreenPage {
        let rows = rows.map {
            HTMLRow(id: "m-\($0.id)", html: "<li id=\"m-\($0.id)\">\($0.text)</li>")
        }
        return ScreenPage(style: style, rows: rows, older: older, newer: 0)
    }

    @Test func noChangeIsNoPatch() {
        let rows = [(id: 1, text: 1), (id: 2, text: 1)]
        let (old, new) = (Self.page(rows, older: 0), Self.page(rows, older: 0))

        #expect(PatchCache().operations(from: SharedPage(old), to: SharedPage(new)) == nil)
    }

    @Test func changedRowsAloneArePatched() throws {
        let old = Self.page((1...5).map { ($0, 1) }, older: 0)
        let new = Self.page([(1, 1), (2, 1), (3, 2), (4, 1), (5, 1), (6, 1)], older: 0)

        let operations = PatchCache().operations(from: SharedPage(old), to: SharedPage(new))

        #expect(
            operations == "[[0,null,\"m-6\",\"<li id=\\\"m-6\\\">1</li>\"],[4,\"m-3\",1,\"2\"]]"
        )
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func patchesLeadToThePage(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var rows = (0..<150).map { (id: $0, text: 0) }
        var next = rows.count
        let cache = PatchCache(capacity: 4)
        var old = Self.page(rows, older: 0)
        for step in 1...30 {
            switch random.number(below: 5) {
            case 0 where !rows.isEmpty: rows.remove(at: random.number(below: rows.count))
            case 1 where !rows.isEmpty: rows[random.number(below: rows.count)].text = step
            case 2:
                rows.insert((next, 0), at: random.number(below: rows.count + 1))
                next += 1
            default:
                rows.append((next, 0))
                next += 1
            }
            if random.number(below: 9) == 0 { rows.reverse() }
            let dropped = max(0, rows.count - ScreenPage.limit)
            rows.removeFirst(dropped)
            let new = Self.page(rows, older: min(1, old.older + dropped))

            let operations = cache.operations(from: SharedPage(old), to: SharedPage(new))

            let after = try SharedDrawerTests.apply(operations, to: old)
            let isRight = after == new
            try #require(isRight, "seed \(seed), step \(step)")
            old = new
        }
    }
}
