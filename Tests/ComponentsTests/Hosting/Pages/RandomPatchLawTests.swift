import Drawing
import Testing

@testable import Hosting

/// Patches lead from any page to any other, also where rows change places and markup is random.
struct RandomPatchLawTests {
    @Test(arguments: Cases(100, of: 10_000))
    func patchesLeadFromAnyPageToAnyOther(seed: Case) throws {
        var pages = RandomPages(SeededGenerator(seed: seed))
        let old = pages.page()
        let new = pages.changed(old)
        let patch = PagePatch(from: old, to: new)
        let applied = try old.applying(patch)
        #expect(applied == new, "seed \(seed): \(patch.json)")
        #expect(patch.isEmpty == (old == new), "seed \(seed)")
        let whole = old.rows.count + new.rows.count + 2
        #expect(patch.operations.count <= 33 * whole, "seed \(seed)")
    }

    /// Where messages after the last row appear while rows arrive, the page says how many there are.
    @Test func countsChangeWhereRowsAreDropped() throws {
        var pages = RandomPages(SeededGenerator(seed: 0))
        let old = pages.fullPage()
        var new = old
        new.rows.append(pages.newRow())
        new.trim()
        #expect(PagePatch(from: old, to: new).operations.count == 1)
        new.newer += 1
        #expect(try old.applying(PagePatch(from: old, to: new)) == new)
    }

    /// Rows that keep their order need no operation.
    @Test(arguments: Cases(50, of: 2_000))
    func aRowThatMovesIsOneOperation(seed: Case) throws {
        var pages = RandomPages(SeededGenerator(seed: seed))
        let old = pages.page()
        var new = old
        guard let row = new.rows.popLast() else { return }
        new.rows.insert(row, at: new.rows.count / 2)
        let isMoved = new.rows.last?.id != row.id
        #expect(PagePatch(from: old, to: new).operations.count == (isMoved ? 1 : 0), "seed \(seed)")
    }
}

/// Pages of random rows.
private struct RandomPages {
    private var random: SeededGenerator
    private var made = 0

    init(_ random: SeededGenerator) {
        self.random = random
    }

    private mutating func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }

    mutating func page() -> ScreenPage {
        number(0..<8) == 0 ? fullPage() : page(number(0..<10))
    }

    mutating func fullPage() -> ScreenPage { page(ScreenPage.limit) }

    private mutating func page(_ count: Int) -> ScreenPage {
        let rows = (0..<count).map { _ in newRow() }
        return ScreenPage(style: style("a"), rows: rows, older: number(0..<3), newer: number(0..<3))
    }

    private func style(_ sheet: String) -> ScreenStyle {
        ScreenStyle(sheet: sheet, symbols: "", direction: "ltr", rowHeight: 40)
    }

    /// Returns the page after a few changes.
    mutating func changed(_ page: ScreenPage) -> ScreenPage {
        var page = page
        for _ in 0..<number(0..<5) {
            let place = page.rows.isEmpty ? 0 : number(0..<page.rows.count)
            switch number(0..<12) {
            case 0: page.rows.shuffle(using: &random)
            case 1, 2: page.rows.append(newRow())
            case 3: page.rows.insert(newRow(), at: place)
            case 4 where !page.rows.isEmpty: page.rows.remove(at: place)
            case 5: page.older += 1
            case 6: page.style = style("b")
            case 7: page.bars.top = changed(page.bars.top)
            case 8: page.bars.bottom = changed(page.bars.bottom)
            case 9 where !page.rows.isEmpty: page.rows.removeFirst(min(2, page.rows.count))
            default:
                guard !page.rows.isEmpty else { continue }
                page.rows[place] = changed(page.rows[place])
            }
        }
        page.trim()
        return page
    }

    mutating func newRow() -> HTMLRow {
        made += 1
        var row = MarkupNode(tag: tag("li"))
        row.children = nodes(depth: 3)
        return HTMLRow(id: "m-\(made)", html: row.html, rules: number(0..<4) == 0 ? ".a{}" : "")
    }

    private mutating func changed(_ row: HTMLRow) -> HTMLRow {
        guard var root = RowMarkup(row.html)?.root else { return newRow() }
        for _ in 0..<number(1..<4) {
            let node = number(0..<root.count)
            _ = root.change(node) { change(&$0) }
        }
        let rules = number(0..<4) == 0 ? ".b{}" : row.rules
        return HTMLRow(id: row.id, html: root.html, rules: rules)
    }

    private mutating func change(_ node: inout MarkupNode) -> Bool {
        guard let tag = node.tag else {
            node.text = text()
            return true
        }
        switch number(0..<4) {
        case 0 where !tag.attributes.isEmpty: node.tag?.attributes[0].value = value()
        case 1 where !tag.isLeaf: node.children += nodes(depth: 1)
        case 2 where !node.children.isEmpty: _ = node.children.popLast()
        default: node.children.shuffle(using: &random)
        }
        return true
    }

    private mutating func nodes(depth: Int) -> [MarkupNode] {
        (0..<number(0..<4)).map { _ in
            switch number(0..<6) {
            case 0, 1: return MarkupNode(text: text())
            case 2: return MarkupNode(tag: tag("br"))
            case 3: return MarkupNode(tag: tag("use", end: "/>"))
            default:
                var node = MarkupNode(tag: tag(["div", "span"][number(0..<2)]))
                if depth > 0 { node.children = nodes(depth: depth - 1) }
                return node
            }
        }
    }

    private mutating func tag(_ name: String, end: String = ">") -> MarkupTag {
        let attributes = (0..<number(0..<3)).map { _ in
            let name = ["class", "aria-label", "d"][number(0..<3)]
            return " \(name)=\"\(String(decoding: value(), as: UTF8.self))\""
        }
        var rest = Array("\(name)\(attributes.joined())\(end)".utf8)[...]
        return MarkupTag(&rest) ?? MarkupTag()
    }

    private mutating func value() -> [UInt8] { MarkupText.escaped(words(), inQuotes: true) }

    /// Sometimes as others might escape it.
    private mutating func text() -> [UInt8] {
        number(0..<8) == 0 ? Array("&quot;&copy;".utf8) : MarkupText.escaped(words() + "x")
    }

    private mutating func words() -> String {
        ["", "a", "\"", "'", "<b>", "&amp;", "\u{301}", "e\u{301}", "é", "\n", "明"][number(0..<11)]
    }
}
