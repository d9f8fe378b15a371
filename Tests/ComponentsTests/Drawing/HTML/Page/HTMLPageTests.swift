import Testing
import Views

@testable import Drawing

@Suite struct HTMLPageTests {
    @Test func theSameViewsGiveTheSameBytes() {
        #expect(Self.page().bytes == Self.page().bytes)
    }

    @Test func copiesOfAPageAreWrittenApart() {
        let page = Self.page()
        var first = page
        var second = page

        first.append(paragraph: "first")
        second.append(paragraph: "second")

        #expect(page.bytes == Self.page().bytes)
        #expect(first.text.contains("first") && !first.text.contains("second"))
        #expect(second.text.contains("second") && !second.text.contains("first"))
    }

    @Test func thePolicyComesFirst() throws {
        let elements = try TagScanner.elements(of: Self.page().bytes)

        let policy = try #require(elements.dropFirst(2).first)
        #expect(policy.attributes["http-equiv"] == "Content-Security-Policy")
        #expect(
            policy.attributes["content"] == """
                default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
                form-action 'none'
                """
        )
    }

    @Test func aPageHasALanguageATitleAndOneMain() throws {
        let elements = try TagScanner.elements(of: Self.page().bytes)

        #expect(elements.first?.attributes == ["lang": "nb", "dir": "rtl"])
        #expect(elements.first { $0.name == "title" }?.text == "Seil & sol")
        #expect(elements.count(where: { $0.name == "main" }) == 1)
        #expect(elements.first { $0.name == "h1" }?.text == "Seil & sol")
    }

    @Test func transcriptsAreListsOfNamedArticles() throws {
        let elements = try TagScanner.elements(of: Self.page().bytes)

        let names = elements.map(\.name)
        let list = try #require(names.firstIndex(of: "ol"))
        #expect(Array(names[list...].prefix(4)) == ["ol", "li", "article", "time"])
        #expect(elements[list + 1].attributes == ["id": "m-m1"])
        #expect(elements[list + 2].attributes["aria-label"] == "Martin, 9:41 AM")
        #expect(elements[list + 3].attributes["datetime"] == "2026-03-02T09:41:00Z")
    }

    @Test func anIdentifierStandsOnce() throws {
        var page = Self.page()
        page.append(transcript: [HTMLFixture.entry([]), HTMLFixture.entry([], id: "m2")])

        let elements = try TagScanner.elements(of: page.bytes)

        #expect(elements.values(of: "id") == ["m-m1", "m-m2"])
    }

    @Test func listsHaveTheDirectionOfTheirLayout() throws {
        var page = HTMLPage(title: "Page")
        page.append(transcript: [HTMLFixture.entry([], direction: .rightToLeft)])

        let elements = try TagScanner.elements(of: page.bytes)

        #expect(elements.first?.attributes["dir"] == "ltr")
        #expect(elements.first { $0.name == "ol" }?.attributes["dir"] == "rtl")
    }

    @Test func headingsStayBelowTheTitle() throws {
        var page = HTMLPage(title: "Page")
        for level in [-1, 1, 2, 6, 7, .max] {
            page.append(heading: "Heading", level: level)
        }

        let names = try TagScanner.elements(of: page.bytes).map(\.name)

        #expect(
            names.filter { $0.hasPrefix("h") && $0.count == 2 }
                == ["h1", "h2", "h2", "h2", "h6", "h6", "h6"]
        )
    }

    @Test func picturesCanHaveASchemeOfTheirOwn() throws {
        var page = HTMLPage(title: "Page")
        page.append(
            before: HTMLPicture("Before", entries: [], scheme: .light),
            after: HTMLPicture("After", entries: [], scheme: .dark)
        )

        let elements = try TagScanner.elements(of: page.bytes)

        let figures = elements.filter { $0.name == "figure" }
        #expect(figures.values(of: "class") == ["card light", "card dark"])
        #expect(page.text.contains("\n.dark{color-scheme:dark;"))
        #expect(page.text.contains("\n.light{color-scheme:light;"))
    }

    private static func page() -> HTMLPage {
        let settings = HTMLSettings(language: "nb", direction: .rightToLeft)
        var page = HTMLPage(title: "Seil & sol", settings: settings)
        page.append(heading: "Fredag")
        page.append(paragraph: "Ut på tur")
        page.append(transcript: [HTMLFixture.entry([HTMLFixture.text([TextRun("Hei")])])])
        return page
    }
}
