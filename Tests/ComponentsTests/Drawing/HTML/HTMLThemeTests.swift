import Components
import Testing
import Views

@testable import Drawing

@Suite(.diagnosticsOfIssues)
struct HTMLThemeTests {
    @Test func familyIsDrawnWhereTheReaderHasIt() {
        #expect(rules(Font("Georgia", size: 19)).contains("font-family:\"Georgia\",var(--sans);"))
        let mono = Font("Menlo", size: 19, isMonospaced: true)
        #expect(rules(mono).contains("font-family:\"Menlo\",var(--mono);"))
    }

    @Test func textStylesNeedNoFamily() {
        #expect(!rules(Font("body", size: 19)).contains("font-family"))
    }

    @Test func familiesOfOneSizeAreTwoClasses() {
        let page = page([Font("Georgia", size: 19), Font("Palatino", size: 19)])

        #expect(page.contains(".t0{font-size:19px;font-weight:400;font-family:\"Georgia\""))
        #expect(page.contains(".t1{font-size:19px;font-weight:400;font-family:\"Palatino\""))
    }

    @Test func hostileFamilyStaysInItsString() {
        let rules = rules(Font("X\"}</style><script>\\", size: 19))

        #expect(
            rules.contains(
                "font-family:\"X\\000022 \\00007D \\00003C \\00002F style\\00003E \\00003C script"
                    + "\\00003E \\00005C \",var(--sans);"
            )
        )
    }

    @Test func codeInAFamilyHasLettersOfOneWidth() throws {
        let view = HTMLFixture.text([TextRun("x = 1", style: TextStyle(.code))])
        view.font = Font("Georgia", size: 16)
        var page = HTMLPage(title: "Page")
        page.append(transcript: [HTMLFixture.entry([view])])

        #expect(page.text.contains("font-size:14px;font-weight:400;font-family:var(--mono);"))
    }

    @Test(arguments: [(16.0, "32px"), (10, "20px"), (90, "50px")])
    func signForAPictureIsTwiceAsLargeAsSymbolsAndHalfThePictureAtMost(
        size: Double,
        side: String
    ) throws {
        let view = ImageView()
        view.image = .remote("https://a.example/b.png")
        view.symbolSize = size
        view.frame = Rect(width: 200, height: 100)

        let signs = try HTMLFixture.elements([view]).withClass("g")

        #expect(signs.values(of: "style").map { $0.contains("width:\(side);") } == [true])
    }

    @Test func focusIsSeenWhereCardsHaveNoEdges() throws {
        let rules = String(describing: PageRules.page.text)

        let outline = try #require(rules.firstMatch(of: /a:focus-visible{outline:([^;]*)/))

        #expect(outline.1 == "calc(var(--gap)*.125) solid var(--link)")
    }

    @Test func styleIsInTheSheet() {
        var style = PageStyle()
        style.page = Color("page", light: RGBA(0x123456), dark: RGBA(0x654321))
        style.font = Font("Georgia", size: 18)
        style.cornerRadius = 3
        style.initials = []

        let page = HTMLPage(title: "Page", settings: HTMLSettings(style: style)).text

        #expect(page.contains("--page:#123456;"))
        #expect(page.contains("--page:#654321;"))
        #expect(page.contains("--words:\"Georgia\",var(--sans);"))
        #expect(page.contains("--size:18px;"))
        #expect(page.contains("--radius:3px;"))
        #expect(page.contains("--a0:#E9EEF4;--b0:#14171A;--c") || !page.contains("--a1:"))
    }

    @Test func pictureMayHaveAStyleOfItsOwn() {
        var style = PageStyle()
        style.card = Color("card", light: RGBA(0x111111), dark: RGBA(0x222222))
        var page = HTMLPage(title: "Page")
        let box = HTMLFixture.entry([HTMLFixture.box("box", x: 0, y: 0)])

        page.append(picture: HTMLPicture("One", entries: [box], style: style))
        page.append(picture: HTMLPicture("Two", entries: [box], scheme: .dark, style: style))
        page.append(picture: HTMLPicture("Three", entries: [box]))

        let text = page.text
        #expect(text.contains("<figure class=\"card z0\"><figcaption dir=\"auto\">One"))
        #expect(text.contains("<figure class=\"card dark z0\"><figcaption dir=\"auto\">Two"))
        #expect(text.contains("<figure class=\"card\"><figcaption dir=\"auto\">Three"))
        #expect(text.contains("\n.z0{--text:#14171A;"))
        #expect(text.contains("@media (prefers-color-scheme:dark){.z0{--text:#F2F4F7;"))
        #expect(text.contains("\n.z0.dark{--text:#F2F4F7;"))
        #expect(!text.contains(".z1{"))
    }

    @Test func linksOfAStyleAreComparedWithTheirOwnGround() throws {
        var style = PageStyle()
        style.link = .white
        style.mention = .black
        let bubble = HTMLFixture.box("bubble", x: 0, y: 0, width: 300)
        bubble.backgroundColor = .white
        let link = TextRun("here", style: TextStyle(target: .link("https://a.example")))
        let name = TextRun("@Ana", style: TextStyle(target: .user("ana")))
        bubble.addSubview(HTMLFixture.text([link, name]))

        let elements = try HTMLFixture.elements([bubble], settings: HTMLSettings(style: style))

        #expect(elements.withClass("j").count == 1)
        #expect(elements.withClass("m").count == 1)
    }

    private func page(_ fonts: [Font]) -> String {
        let labels = fonts.map { font in
            let view = HTMLFixture.text([TextRun("Text")])
            view.font = font
            return view
        }
        var page = HTMLPage(title: "Page")
        page.append(transcript: [HTMLFixture.entry(labels)])
        return page.text
    }

    /// The rules of the lines in a font.
    private func rules(_ font: Font) -> String {
        page([font]).split(separator: "\n").filter { $0.hasPrefix(".t0{") }.joined()
    }
}
