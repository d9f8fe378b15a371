import Testing
import Views

@testable import Drawing

@Suite(.diagnosticsOfIssues)
struct HTMLHostileTests {
    @Test(arguments: HostilePageWords.some)
    func hostileWordsAddNothingToAPage(words: String) throws {
        let elements = try TagScanner.elements(of: Self.page(of: words).bytes)

        #expect(elements.flatMap(AllowedMarkup.faults) == [])
        #expect(elements.count(where: { $0.name == "h1" }) == 1)
        #expect(elements.count(where: { $0.name == "title" }) == 1)
        #expect(elements.count(where: { $0.name == "figure" }) == 2)
        #expect(elements.count(where: { $0.name == "style" }) == 1)
    }

    @Test(arguments: HostilePageWords.some)
    func aPageHoldsNothingThatNoTextMayHold(words: String) {
        let page = Self.page(of: words).text

        #expect(!page.unicodeScalars.contains(where: Self.isForbidden))
    }

    @Test(arguments: HostilePageWords.markup)
    func textIsShownAsItWasWritten(words: String) throws {
        let elements = try HTMLFixture.elements([HTMLFixture.text([TextRun(words)], width: 2_000)])

        #expect(elements.withClass("t").map(\.text) == [words])
    }

    @Test func tenThousandMarksBecomeEight() throws {
        let words = "a" + String(repeating: "\u{301}", count: 10_000) + "b"

        let elements = try HTMLFixture.elements([HTMLFixture.text([TextRun(words)])])

        let text = elements.withClass("t").map(\.text).joined()
        #expect(text == "a" + String(repeating: "\u{301}", count: 8) + "b")
    }

    @Test(arguments: ["<", "&a", "\"é"])
    func roomForEscapedWordsIsInProportion(piece: String) {
        let words = String(repeating: piece, count: 60_000)
        var out = HTMLWriter()

        out.attribute(" title=\"", words)
        out.text(words)

        let (capacity, count) = (out.capacity, out.bytes.count)
        #expect(capacity < 3 * count)
    }

    @Test func aWordOfAMegabyteIsWrittenWhole() throws {
        let word = String(repeating: "w", count: LongTests.areOn ? 1_000_000 : 250_000)

        let elements = try HTMLFixture.elements([HTMLFixture.text([TextRun(word)])])

        let lines = elements.withClass("t")
        #expect(lines.count > 1_000)
        #expect(lines.map(\.text).joined() == word)
    }

    @Test func viewsDeeperThanBrowsersNestAreWrittenBesideEachOther() throws {
        var deepest = HTMLFixture.box("deepest", x: 1, y: 1)
        for _ in 0..<450 {
            let around = View()
            around.frame = Rect(x: 1, y: 1, width: 50, height: 20)
            around.addSubview(deepest)
            deepest = around
        }

        let elements = try HTMLFixture.elements([deepest])

        #expect(elements.map(\.depth).max() ?? 0 < 512)
        let last = try #require(elements.last { $0.attributes["aria-label"] == "deepest" })
        #expect(last.attributes["style"]?.contains("left:52px;top:52px") == true)
    }

    /// Returns a page with the words in all places of words.
    private static func page(of words: String) -> HTMLPage {
        let box = HTMLFixture.box(words, x: 0, y: 0)
        let label = Label()
        let button = Button()
        let initials = ImageView()
        let symbol = ImageView()
        let remote = ImageView()
        label.text = words
        button.title = words
        initials.image = .initials(words)
        symbol.image = .symbol(words)
        remote.image = .remote(words)
        button.addTarget(words) {}
        let runs = [
            TextRun("plain "), TextRun(words, style: TextStyle([.bold, .code])),
            TextRun("link", style: TextStyle(target: .link(words))),
            TextRun(words, style: TextStyle(target: .link("https://a.example/\(words)"))),
            TextRun(words, style: TextStyle(target: .user(words))),
        ]
        for view in [label, button, initials, symbol, remote] {
            view.backgroundColor = Color(words, light: RGBA(0x123456))
            view.accessibilityRole = AccessibilityRole(rawValue: words)
            view.accessibilityLabel = words
            view.frame = Rect(width: 100, height: .infinity)
        }
        let views = [box, label, button, initials, symbol, remote, HTMLFixture.text(runs)]
        var page = HTMLPage(title: words, settings: HTMLSettings(language: words))
        page.append(heading: words)
        page.append(paragraph: words)
        page.append(code: words)
        page.append(links: [HTMLLink(words, to: HTMLFileName(words), summary: words)])
        let entry = HTMLFixture.entry(views, name: words, id: words)
        page.append(transcript: [entry])
        page.append(
            before: HTMLPicture(words, entries: [entry]),
            after: HTMLPicture(words, entries: [entry], scheme: .dark)
        )
        let fact = InspectedFact(words, words, origin: words, place: words, isLost: true)
        let group = InspectedGroup(words, note: words, facts: [fact])
        page.append(contents: [words])
        page.append(chapter: words)
        page.append(facts: [fact])
        page.append(
            inspection: HTMLInspection(
                entry,
                groups: [group],
                parts: [InspectedPart(words, kind: words, depth: 3, view: box, groups: [group])]
            )
        )
        return page
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }
}
