import Components
import Testing
import Views

@testable import Drawing

@Suite struct HTMLInspectionTests {
    @Test func partsLieInListsAsDeepAsTheyAre() throws {
        let elements = try Self.elements(["a": 0, "b": 1, "c": 2, "d": 1, "e": 0])
        let names = elements.withClass("name")
        let top = try #require(names.first).depth

        #expect(names.map(\.text) == ["a view", "b view", "c view", "d view", "e view"])
        #expect(names.map { ($0.depth - top) / 2 } == [0, 1, 2, 1, 0])
    }

    @Test func partsDeeperThanBrowsersNestStandBesideEachOther() throws {
        let depths = (0..<320).map { ("p\($0)", $0) }

        let elements = try Self.elements(depths)

        #expect(elements.withClass("name").count == 320)
        #expect(elements.map(\.depth).max() ?? 0 < 300)
    }

    @Test func partsThatSkipLevelsLieInTheOneBefore() throws {
        let names = try Self.elements(["a": 5, "b": 9, "c": -3]).withClass("name")
        let top = try #require(names.first).depth

        #expect(names.map { ($0.depth - top) / 2 } == [0, 1, 0])
    }

    @Test func spotLiesWhereTheViewDoes() throws {
        let inner = HTMLFixture.box("inner", x: 3, y: 4)
        let outer = HTMLFixture.box("outer", x: 10, y: 20)
        outer.addSubview(inner)
        let entry = HTMLFixture.entry([outer])
        outer.frame = Rect(x: 10, y: 20, width: 80, height: 40)
        inner.frame = Rect(x: 3, y: 4, width: 50, height: 20)

        let spot = try Self.elements(entry, [Self.part("inner", 0, inner)]).withClass("spot")

        #expect(spot.values(of: "style") == ["left:13px;top:24px;width:50px;height:20px;"])
        #expect(spot.values(of: "href") == ["#v0"])
    }

    @Test(arguments: ["hidden", "hidden around", "empty", "elsewhere"])
    func whatIsNotSeenHasANameAndNoSpot(reason: String) throws {
        let (inner, outer) = (View(), View())
        outer.addSubview(inner)
        let entry = HTMLFixture.entry(reason == "elsewhere" ? [] : [outer])
        inner.frame = Rect(width: reason == "empty" ? 0 : 9, height: 9)
        inner.isHidden = reason == "hidden"
        outer.isHidden = reason == "hidden around"

        let elements = try Self.elements(entry, [Self.part("inner", 0, inner)])

        #expect(elements.withClass("unseen").map(\.text) == ["inner view"])
        #expect(elements.withClass("spot").isEmpty)
    }

    @Test func everyPartOfAPageHasItsOwnAddress() throws {
        var page = HTMLPage(title: "Page")
        let entry = HTMLFixture.entry([])
        for _ in 0..<2 {
            let parts = [Self.part("a", 0), Self.part("b", 1)]
            page.append(inspection: HTMLInspection(entry, parts: parts))
        }
        let copy = page
        page.append(inspection: HTMLInspection(entry, parts: [Self.part("c", 0)]))

        let elements = try TagScanner.elements(of: page.bytes)

        #expect(elements.withClass("account").values(of: "id") == ["v0", "v1", "v2", "v3", "v4"])
        #expect(try TagScanner.elements(of: copy.bytes).withClass("account").count == 4)
    }

    @Test func marginsStandWhereTheyAre() throws {
        let view = View()
        view.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 1,
            leading: 2,
            bottom: 3,
            trailing: 4
        )
        let entry = HTMLFixture.entry([view], direction: .rightToLeft)

        let elements = try Self.elements(entry, [Self.part("view", 0, view)])

        #expect(elements.withClass("left").map(\.text) == [", left margin 4"])
        #expect(elements.withClass("right").map(\.text) == [", right margin 2"])
    }

    @Test func onlyPagesOfPartsHaveTheirStyles() {
        let rules = String(describing: InspectionStyle.rules.text)

        #expect(!HTMLPage(title: "Page").text.contains(rules))
        var page = HTMLPage(title: "Page")
        page.append(facts: [InspectedFact("a", "b")])
        #expect(page.text.contains(rules))
    }

    @Test func colorsFontsAndLengthsAreThePages() {
        let rules = String(describing: InspectionStyle.rules.text)

        let own = ["px", "--mono", "--sans", "rgba"].filter(rules.contains)

        #expect(own == [])
        #expect(rules.matches(of: #/[0-9]rem(?!\))/#).isEmpty)
    }

    @Test func contentsLeadToTheirChapters() throws {
        var page = HTMLPage(title: "Page")
        page.append(contents: ["a(b)", "ö"])
        page.append(chapter: "a(b)")
        page.append(chapter: "ö")

        let elements = try TagScanner.elements(of: page.bytes)

        let ids = elements.filter { $0.name == "h2" }.values(of: "id")
        #expect(elements.values(of: "href") == ids.map { "#\($0)" })
        #expect(ids == ["m-a_28b_29", "m-_C3_B6"])
    }

    private static func part(_ name: String, _ depth: Int, _ view: View? = nil) -> InspectedPart {
        InspectedPart(name, kind: "view", depth: depth, view: view, groups: [])
    }

    private static func elements(
        _ entry: HTMLEntry,
        _ parts: [InspectedPart]
    ) throws -> [TagScanner.Element] {
        var page = HTMLPage(title: "Page")
        page.append(inspection: HTMLInspection(entry, parts: parts))
        return try TagScanner.elements(of: page.bytes)
    }

    private static func elements(
        _ depths: some Sequence<(String, Int)>
    ) throws -> [TagScanner.Element] {
        try elements(HTMLFixture.entry([]), depths.map { part($0, $1) })
    }

    private static func elements(
        _ depths: KeyValuePairs<String, Int>
    ) throws -> [TagScanner.Element] {
        try elements(depths.map { ($0.key, $0.value) })
    }
}
