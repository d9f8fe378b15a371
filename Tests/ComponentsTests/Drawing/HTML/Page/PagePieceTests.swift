import Components
import Testing
import Views

@testable import Drawing

@Suite struct PagePieceTests {
    private static func page(_ settings: HTMLSettings) -> HTMLPage {
        let label = Label()
        label.text = "Hello <b>"
        label.backgroundColor = .systemYellow
        label.mount(in: ComponentContext(Components()))
        label.layout(width: 300)
        var entry = HTMLEntry(id: "a.1", name: "Ada", view: label)
        if let path = HTMLPath("../b.html") { entry.links = [HTMLReference("See <b>", to: path)] }
        var page = HTMLPage(title: "Title", settings: settings)
        page.append(transcript: [entry])
        return page
    }

    private static func lines(_ bytes: [UInt8]) -> Set<Substring> {
        Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n"))
    }

    @Test(arguments: [HTMLLayout.frames, .flow])
    func piecesHaveAllRulesAndAllContentOfThePage(_ layout: HTMLLayout) {
        let settings = HTMLSettings(layout: layout, pictures: .local)
        let page = Self.page(settings)

        let (own, shared) = (Self.lines(page.ownRules), Self.lines(HTMLPage.sharedRules(settings)))

        let text = page.text
        let style = text.split(separator: "<style>\n")[1].split(separator: "</style>")[0]
        let colors = style.split(separator: "\n").filter {
            $0.hasPrefix(":root") || $0.hasPrefix("@media (prefers-color")
        }
        let rules = Self.lines(Array(style.utf8)).subtracting(colors)
        #expect(rules.subtracting(own).subtracting(shared) == [])
        #expect(text.contains(String(decoding: page.content, as: UTF8.self)))
        #expect(!String(decoding: page.ownRules, as: UTF8.self).contains("--card:"))
        #expect(String(decoding: HTMLPage.sharedRules(settings), as: UTF8.self).contains("--card:"))
    }

    @Test func linkOutOfTheSiteTellsNothingOfIt() throws {
        let view = View()
        var entry = HTMLEntry(id: "1", name: "1", view: view)
        let link = try #require(LinkAddress("https://example.org/a b\"<"))
        entry.links = [HTMLReference("Web", to: link)]
        var page = HTMLPage(title: "Title")

        page.append(transcript: [entry])

        let address = "href=\"https://example.org/a%20b%22%3C\""
        let rel = "rel=\"noopener noreferrer nofollow\""
        #expect(page.text.contains("<a dir=\"auto\" \(address) \(rel)>Web</a>"))
    }

    @Test func linksOfAnEntryLieBelowItsView() {
        let text = Self.page(HTMLSettings(layout: .flow)).text

        #expect(
            text.contains(
                "</article><ul class=\"refs\"><li><a dir=\"auto\" href=\"../b.html\">See &lt;b&gt;</a></li></ul></li>"
            )
        )
    }
}
