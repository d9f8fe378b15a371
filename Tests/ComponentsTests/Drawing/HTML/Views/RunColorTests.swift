import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

@testable import Drawing

/// Runs of text with colours and sizes, as pages, terminals and trees show them.
@Suite struct RunColorTests {
    private let red = Color("red\"<", light: RGBA(0xC00000), dark: RGBA(0xFF8080))
    private let pale = Color("pale", light: RGBA(0xFFF0C0), dark: RGBA(0x403000))

    private func page(_ runs: [TextRun], width: Double = 280) -> String {
        var page = HTMLPage(title: "Page", settings: HTMLSettings(scheme: .fixed(.light)))
        page.append(transcript: [HTMLFixture.entry([HTMLFixture.text(runs, width: width)])])
        return page.text
    }

    @Test func coloursAreClassesAndTheirRulesComeOnce() {
        let style = TextStyle(.strike, color: red, background: pale)

        let text = page([
            TextRun("a"), TextRun("<b>", style: style), TextRun("c", style: TextStyle(color: red)),
        ])

        #expect(
            text.contains(
                ">a<s class=\"l d e0 u1\">&lt;b&gt;</s><span class=\"l e0\">c</span></span>"
            )
        )
        #expect(
            text.contains(
                ".p .l.e0{color:var(--c0);}\n.p .l.u0{background:var(--c0);}\n"
                    + ".p .l.e1{color:var(--c1);}\n.p .l.u1{background:var(--c1);}\n"
            )
        )
        #expect(text.contains("--c0:#C00000;--c1:#FFF0C0;"))
        #expect(!text.contains("red\"") && !text.contains("red&quot;"))
    }

    @Test func linksAndMentionsKeepTheirOwnColours() {
        let link = TextTarget.link("https://a.example")
        let text = page([
            TextRun("a", style: TextStyle(target: link, color: red)),
            TextRun("b", style: TextStyle(target: link)),
            TextRun("c", style: TextStyle(target: .user("1"), color: red)),
        ])

        #expect(text.contains("<a class=\"l e0 j\" href"))
        #expect(text.contains("<a class=\"l k\" href"))
        #expect(text.contains("<span class=\"l e0\">c</span>"))
    }

    @Test func linksOnABackgroundWithoutContrastAreNotBlue() {
        let blue = Color("blue", light: RGBA(0x0050A0))
        let style = TextStyle(target: .link("https://a.example"), background: blue)

        #expect(page([TextRun("a", style: style)]).contains("<a class=\"l u0 j\" href"))
    }

    @Test func theLargestLettersOfALineDecideItsFont() throws {
        let text = page([TextRun("small "), TextRun("large", style: TextStyle(size: 32))])

        #expect(text.contains(".t0{font-size:32px;font-weight:400;line-height:37px;height:37px;"))
        #expect(text.contains(".f0{font-size:16px;"))
        #expect(
            text.contains(
                "><span class=\"l f0\">small </span><span class=\"l\">large</span></span>"
            )
        )
    }

    @Test func pagesWithoutColouredRunsHaveNoRulesForThem() {
        let text = page([TextRun("a", style: TextStyle([.bold, .strike])), TextRun("b")])

        #expect(!text.contains(".e0") && text.contains("<strong class=\"l d\">a</strong>"))
    }

    @Test func terminalsHaveTheColoursButOneSize() {
        let label = DrawnMessage.label("ab cd", 0, 0)
        label.richText = RichText([
            TextRun("a"),
            TextRun("b c", style: TextStyle(.strike, color: red, background: pale, size: 40)),
            TextRun("d", style: TextStyle(target: .link("https://a.example"), color: red)),
        ])
        let root = DrawnMessage.view(0, 0, 80, 16, [label])

        func drawn(_ colors: TerminalColors) -> String {
            DrawnMessage.picture(root, TerminalOptions(columns: 30, colors: colors)).text
        }
        #expect(
            drawn(.trueColor)
                == "a\u{1B}[9;38;2;192;0;0;48;2;255;240;192mb c\u{1B}[0;4;38;2;192;0;0md\u{1B}[0m\n"
        )
        #expect(drawn(.none) == "ab cd\n")
    }

    @Test func lettersWithoutAColourAreReadableOnTheirBackground() {
        let label = DrawnMessage.label("a", 0, 0)
        label.richText = RichText([TextRun("a", style: TextStyle(background: pale))])
        let root = DrawnMessage.view(0, 0, 80, 16, [label])
        let options = TerminalOptions(columns: 30, colors: .trueColor, scheme: .dark)

        let text = DrawnMessage.picture(root, options).text

        #expect(text == "\u{1B}[38;2;255;255;255;48;2;64;48;0ma\u{1B}[0m\n")
    }

    @Test func treesAndJSONNameColoursAndSizes() {
        let label = Label()
        label.richText = RichText([
            TextRun("a"),
            TextRun(
                "bc",
                style: TextStyle(
                    .bold,
                    target: .link("x"),
                    color: red,
                    background: pale,
                    size: 20.5
                )
            ),
        ])

        let tree = TreeNode(of: label)

        #expect(
            tree.description.contains(
                #"runs="plain:1,bold+color(red\"<)+background(pale)+size(20.5)+link(x):2""#
            )
        )
        #expect(
            tree.json.contains(
                #""runs": "plain:1,bold+color(red\"<)+background(pale)+size(20.5)+link(x):2""#
            )
        )
        #expect(AccessibilityTree(of: label).text == "- text \"abc\"\n  - link \"bc\"\n")
    }

    @Test func theContrastOfRunsIsChecked() {
        let faint = Color("faint", light: RGBA(0xF0F0F0), dark: RGBA(0xF0F0F0))
        let label = Label()
        label.richText = RichText([
            TextRun("a"), TextRun("b", style: TextStyle(color: faint)),
            TextRun("c", style: TextStyle(color: faint, background: .black)),
            TextRun("d", style: TextStyle(color: .black, background: faint)),
        ])
        label.mount(in: ComponentContext(Components()))
        label.layout(width: 100)

        let found = ContrastFaults(in: label, on: Appearance().palette)

        #expect(
            found.all.count == 1 && found.all[0].hasPrefix("Label in faint, light: 1."),
            "\(found.all)"
        )
    }
}
