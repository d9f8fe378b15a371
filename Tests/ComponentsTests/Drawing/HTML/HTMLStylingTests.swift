import Testing
import Views

@testable import Drawing

@Suite struct HTMLStylingTests {
    @Test(arguments: InitialsColors.standard)
    func lettersCanBeReadOnTheirTone(tone: InitialsColors) throws {
        let (letters, ground) = (ColorPair(tone.letters), ColorPair(tone.ground))

        #expect(try #require(letters).isReadable(on: #require(ground)))
    }

    @Test(arguments: [PageStyle().text, PageStyle().quiet, PageStyle().link])
    func wordsCanBeReadOnThePage(words: Color) throws {
        let style = PageStyle()
        let words = try #require(ColorPair(words))

        for ground in [style.page, style.card, style.code] {
            #expect(words.isReadable(on: try #require(ColorPair(ground))))
        }
    }

    @Test(arguments: [
        Color.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
        .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
        .systemGray,
    ])
    func accentsCanBeReadAndReadOn(color: Color) {
        let (white, black) = (RGBA(0xFFFFFF), RGBA(0x000000))

        #expect(color.light.contrast(with: white) >= 4.5)
        #expect(color.light.contrast(with: black) >= 4.5)
        #expect(color.dark.contrast(with: black) >= 4.5)
    }

    @Test(arguments: [
        (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.478),
        (0x0000FF, 0xFFFFFF, 8.592), (0xFF0000, 0xFFFFFF, 3.998), (0x010101, 0x000000, 1.006),
    ])
    func contrastIsThatOfTheStandard(first: UInt32, second: UInt32, ratio: Double) {
        #expect(abs(RGBA(first).contrast(with: RGBA(second)) - ratio) < 0.001)
        #expect(abs(RGBA(second).contrast(with: RGBA(first)) - ratio) < 0.001)
    }

    @Test func aNameHasTheSameToneEverywhere() {
        #expect(["", "Nora", "Mei 梅", "Theo"].map(number) == [4, 0, 3, 7])
    }

    @Test func namesUseAllTones() {
        let tones = (0..<200).map { number(of: "Name \($0)") }

        #expect(Set(tones).count == 8)
    }

    private func number(of name: String) -> Int {
        AvatarTone.number(of: name, among: 8)
    }

    @Test(arguments: mirrored)
    func cornersAreMirrored(corners: Corners, direction: LayoutDirection, rule: String) {
        let box = HTMLFixture.box("box", x: 0, y: 0)
        box.backgroundColor = .white
        box.layer.cornerRadius = 9
        box.layer.roundedCorners = corners
        var page = HTMLPage(title: "Page")

        page.append(transcript: [HTMLFixture.entry([box], direction: direction)])

        #expect(page.text.contains(".s0{background:var(--c0);\(rule)}"))
    }

    @Test func automaticPagesHoldBothSchemes() {
        let page = Self.page(.automatic)

        #expect(page.contains(":root{color-scheme:light;--text:#14171A;"))
        #expect(
            page.contains(
                "@media (prefers-color-scheme:dark){:root{color-scheme:dark;--text:#F2F4F7;"
            )
        )
        #expect(page.contains("--c0:#0062CC;"))
        #expect(page.contains("--c0:#4DA3FF;"))
    }

    @Test(arguments: [(TreeScheme.light, "#0062CC", "#4DA3FF"), (.dark, "#4DA3FF", "#0062CC")])
    func fixedPagesHoldOneScheme(scheme: TreeScheme, color: String, other: String) {
        let page = Self.page(.fixed(scheme))

        #expect(!page.contains("@media (prefers-color-scheme"))
        #expect(page.contains("--c0:\(color);"))
        #expect(!page.contains("--c0:\(other);"))
    }

    @Test func linksThatCouldNotBeReadTakeTheColorOfTheText() throws {
        let bubble = HTMLFixture.box("bubble", x: 0, y: 0)
        let run = TextRun("here", style: TextStyle(target: .link("https://a.example")))
        bubble.backgroundColor = .systemBlue
        let inside = HTMLFixture.text([run])
        bubble.addSubview(inside)

        let on = try HTMLFixture.elements([bubble]).filter { $0.name == "a" }
        let off = try HTMLFixture.elements([HTMLFixture.text([run])]).filter { $0.name == "a" }

        #expect(on.values(of: "class") == ["l j"])
        #expect(off.values(of: "class") == ["l k"])
    }

    private static let mirrored: [(Corners, LayoutDirection, String)] = [
        (.topLeading, .leftToRight, "border-radius:9px 0px 0px 0px ;"),
        (.topLeading, .rightToLeft, "border-radius:0px 9px 0px 0px ;"),
        (.bottomTrailing, .leftToRight, "border-radius:0px 0px 9px 0px ;"),
        (.bottomTrailing, .rightToLeft, "border-radius:0px 0px 0px 9px ;"),
        ([.topLeading, .bottomLeading], .rightToLeft, "border-radius:0px 9px 9px 0px ;"),
        (.all, .rightToLeft, "border-radius:9px;"),
    ]

    private static func page(_ scheme: HTMLScheme) -> String {
        let box = HTMLFixture.box("box", x: 0, y: 0)
        box.backgroundColor = Color("box", light: RGBA(0x0062CC), dark: RGBA(0x4DA3FF))
        var page = HTMLPage(title: "Page", settings: HTMLSettings(scheme: scheme))
        page.append(transcript: [HTMLFixture.entry([box])])
        return page.text
    }
}
