import Components
import Foundation
import Testing

@testable import Views

@Suite(.diagnosticsOfIssues)
final class RunStyleTests {
    /// The roots of the views, which superviews do not keep.
    private var roots: [View] = []

    private static let red = Color("red", light: RGBA(0xC00000), dark: RGBA(0xFF8080))

    @Test func coloursAndSizesTellRunsApart() {
        let text = RichText([
            TextRun("a"), TextRun("b", style: TextStyle(color: Self.red)),
            TextRun("c", style: TextStyle(color: Self.red)),
            TextRun("d", style: TextStyle(background: Self.red)),
            TextRun("e", style: TextStyle(size: 20)), TextRun("f", style: TextStyle(size: 21)),
        ])

        #expect(text.runs.map(\.text) == ["a", "bc", "d", "e", "f"])
        #expect(Set(text.runs.map(\.style)).count == 5)
        #expect(
            "\("bc", style: TextStyle(color: Self.red))" as RichText == RichText([text.runs[1]])
        )
    }

    @Test func withoutItsLooksAStyleIsPlainAgain() {
        var style = TextStyle(.strike, color: Self.red, background: .black, size: 30)
        (style.color, style.background, style.size) = (nil, nil, nil)

        #expect(style == TextStyle(.strike))
    }

    @Test func stylesOfEarlierReleasesAreRead() throws {
        let old = Data(#"[{"text":"a","style":{"traits":5,"target":{"link":{"_0":"x"}}}}]"#.utf8)

        let text = try JSONDecoder().decode(RichText.self, from: old)

        #expect(
            text
                == RichText([TextRun("a", style: TextStyle([.bold, .strike], target: .link("x")))])
        )
        let plain = try JSONEncoder().encode(RichText([TextRun("a", style: TextStyle(.bold))]))
        #expect(String(decoding: plain, as: UTF8.self).contains(#""style":{"traits":1}"#))
    }

    @Test func stylesAreCodedWhole() throws {
        let text = RichText([
            TextRun("a", style: TextStyle(.code, color: Self.red, background: .white, size: 9.5)),
            TextRun("b", style: TextStyle(size: 0)),
        ])

        let data = try JSONEncoder().encode(text)

        #expect(try JSONDecoder().decode(RichText.self, from: data) == text)
    }

    @Test func aLineIsAsHighAsItsLargestRunAndAsWideAsAll() {
        let (view, measurer) = (textView(), HelveticaMeasurer())

        let spans = [
            TextSpan("small ", font: Font("body", size: 16)),
            TextSpan("large", font: Font("body", size: 32)),
        ]
        let layout = measurer.layout(spans, limits: TextLimits())
        #expect(view.sizeThatFits() == layout.size)
        #expect(layout.size.height == measurer.metrics(spans[1].font).lineHeight)
        #expect(
            layout.size.width
                > measurer.layout([TextSpan("small large", font: .body)], limits: TextLimits()).size
                .width
        )
    }

    @Test func inCellsSizesDoNotMatter() {
        var components = Components()
        components[.textMeasurer] = CellMeasurer()

        #expect(textView(components).sizeThatFits() == Size(width: 88, height: 16))
    }

    @Test func sizesGrowWithTheTextScale() {
        var components = Components()
        components[.textScale] = 2
        let large = textView(components).placedText?.lines[0].pieces.map(\.font.size)

        #expect(large == [32, 64])
    }

    @Test func onlyTheLinesOfALargeRunAreHigh() {
        let view = textView()
        view.text = RichText([
            TextRun("one two\n"), TextRun("three", style: TextStyle(size: 40)), TextRun("\nfour"),
        ])
        roots.last?.layout(width: 200)

        let heights = view.placedText?.lines.map(\.frame.size.height)

        #expect(heights == [18, 45, 18])
    }

    @Test func codeIsAsLargeAsItSays() {
        let view = textView()
        view.text = RichText([TextRun("a", style: TextStyle(.code, size: 20))])
        roots.last?.layout(width: 100)

        #expect(view.placedText?.lines[0].pieces.map(\.font.size) == [20])
        #expect(view.placedText?.lines[0].pieces.map(\.font.isMonospaced) == [true])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e7])
    func sizesThatAreNoneAreReportedAndNotShown(size: Double) {
        let (view, label) = (textView(), Label())
        let text = RichText([
            TextRun("a"), TextRun("b", style: TextStyle(color: Self.red, size: size)),
        ])
        view.superview?.addSubview(label)

        view.text = text
        label.richText = text

        let sound = RichText([TextRun("a"), TextRun("b", style: TextStyle(color: Self.red))])
        #expect(view.text == sound && label.richText == sound)
        let found = view.node.connectedTree?.diagnostics ?? []
        #expect(found.count == 2, "\(found)")
        #expect(
            found.allSatisfy { "\($0)".contains("'text.size'") && "\($0)".contains("'\(size)'") }
        )
    }

    @Test func labelsHaveRunsToo() {
        let (label, other) = (Label(), Label())
        label.richText = "\("Now", .bold), \(3, style: TextStyle(.strike, size: 30)) left  "
        label.mount(in: ComponentContext(Components()))
        other.text = "Now, 3 left  "
        other.mount(in: ComponentContext(Components()))

        #expect(label.text == "Now, 3 left  " && other.richText == "Now, 3 left  ")
        #expect(label.sizeThatFits().height == 34 && other.sizeThatFits().height == 18)
        let blanks = HelveticaMeasurer().width(of: "  ", font: .body)
        label.richText = "\("Now", .bold), \(3, style: TextStyle(.strike, size: 30)) left"
        other.richText = "\("Now", .bold), \(3, style: TextStyle(.strike, size: 30)) left  "
        #expect(other.sizeThatFits().width == label.sizeThatFits().width + blanks)

        other.text = "Now"
        #expect(other.richText == "Now" && other.sizeThatFits().height == 18)
        other.richText = ""
        #expect(other.text == "")
    }

    @Test(arguments: Cases(20, of: 400))
    func changedRunsLieAsThoseOfANewView(seed: Case) {
        var random = SeededGenerator(seed: seed)
        var components = Components()
        if Bool.random(using: &random) { components[.textMeasurer] = CellMeasurer() }
        if Bool.random(using: &random) { components.set(.layoutDirection, to: .rightToLeft) }
        let (view, label) = (textView(components), Label())
        view.superview?.addSubview(label)

        for _ in 0..<6 {
            let text = Self.text(&random)
            let width = Double.random(in: 20...300, using: &random)
            (view.text, label.richText) = (text, text)
            view.superview?.layout(width: width)
            let new = textView(components)
            new.text = text
            new.superview?.layout(width: width)

            #expect(view.placedText == new.placedText, "seed \(seed)")
            #expect(
                view.sizeThatFits(width: width) == new.sizeThatFits(width: width),
                "seed \(seed)"
            )
            #expect(label.richText == text || text.isEmpty, "seed \(seed)")
        }
    }

    private static func text(_ random: inout SeededGenerator) -> RichText {
        let words = ["one ", "two\n", "梅花", "👍", "\u{5D0}\u{5D1} ", "long long words ", "  "]
        let sizes: [Double?] = [nil, 8, 24, 40, 0]
        return RichText(
            (0..<Int.random(in: 0...6, using: &random)).map { _ in
                let style = TextStyle(
                    Bool.random(using: &random) ? .code : [],
                    color: Bool.random(using: &random) ? red : nil,
                    size: sizes.randomElement(using: &random) ?? nil
                )
                return TextRun(words.randomElement(using: &random) ?? "", style: style)
            }
        )
    }

    /// Returns a mounted view of small and large letters, in a column.
    private func textView(_ components: Components = Components()) -> TextView {
        let view = TextView()
        view.textContainerInset = .zero
        view.text = "small \("large", style: TextStyle(size: 32))"
        let root = ContainerStackView(axis: .vertical, arrangedSubviews: [view])
        roots.append(root)
        root.mount(in: ComponentContext(components))
        root.layout(width: 400)
        return view
    }
}
