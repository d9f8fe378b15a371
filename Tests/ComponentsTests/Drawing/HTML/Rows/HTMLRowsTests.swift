import Components
import Testing
import Views

@testable import Drawing

/// Rows of live pages: the same text on any page, with what its sheet lacks.
@Suite(.diagnosticsOfIssues)
struct HTMLRowsTests {
    private static func image(_ image: Image, id: String) -> HTMLEntry {
        let view = ImageView()
        view.image = image
        view.frame = Rect(x: 10, y: 10, width: 40, height: 20)
        return HTMLFixture.entry([view], id: id)
    }

    private static func box(_ color: Color, id: String) -> HTMLEntry {
        let view = View()
        view.backgroundColor = color
        view.frame = Rect(x: 10, y: 10, width: 40, height: 20)
        return HTMLFixture.entry([view], id: id)
    }

    @Test func knownRulesAreNotBrought() {
        let rows = HTMLRows(settings: HTMLSettings(), sampling: [Self.box(.systemRed, id: "a")])
        #expect(rows.row(Self.box(.systemRed, id: "b")).rules.isEmpty)
        let sheet = String(decoding: rows.sheet, as: UTF8.self)
        #expect(sheet.contains(".s0{background:var(--c0);"))
    }

    @Test func otherColoursComeWithTheRow() {
        let rows = HTMLRows(settings: HTMLSettings(), sampling: [Self.box(.systemRed, id: "a")])
        let row = rows.row(Self.box(.systemBlue, id: "b c"))
        #expect(row.id == "m-b_20c")
        #expect(row.html.hasPrefix("<li id=\"m-b_20c\">") && row.html.hasSuffix("</li>"))
        #expect(row.rules.hasPrefix(":where(#m-b_20c){--c1:"))
        #expect(row.rules.contains("@media (prefers-color-scheme:dark){&{--c1:"))
        #expect(row.rules.contains("\n.s1{background:var(--c1);"))
        #expect(row == rows.row(Self.box(.systemBlue, id: "b c")))

        let dark = HTMLSettings(scheme: .fixed(.dark))
        let fixed = HTMLRows(settings: dark, sampling: []).row(Self.box(.systemBlue, id: "b"))
        #expect(fixed.rules.hasPrefix(":where(#m-b){--c0:") && !fixed.rules.contains("@media"))
    }

    @Test func unknownSymbolsAreDrawnInTheRow() {
        let rows = HTMLRows(
            settings: HTMLSettings(),
            sampling: [Self.image(.symbol("person"), id: "a")]
        )
        let known = rows.row(Self.image(.symbol("person"), id: "b")).html
        #expect(known.contains("<use href=\"#y0\"/>"))
        #expect(String(decoding: rows.symbols, as: UTF8.self).contains("<symbol id=\"y0\""))
        let other = rows.row(Self.image(.symbol("picture"), id: "c")).html
        #expect(!other.contains("<use") && other.contains("viewBox") && other.contains("<path"))
    }

    /// Views are numbered as their elements are written: in reading order, which is not that of drawing here.
    @Test func numbersAreThoseOfTheirViews() throws {
        let labels = ["last", "first", "middle"].map { text in
            let label = Label()
            label.text = text
            return label
        }
        for (label, y) in zip(labels, [60.0, 10, 30]) {
            label.frame = Rect(x: 10, y: y, width: 80, height: 20)
        }
        let inner = View()
        inner.frame = Rect(x: 0, y: 0, width: 100, height: 90)
        for label in labels { inner.addSubview(label) }
        let rows = HTMLRows(settings: HTMLSettings(), sampling: [])
        let (html, views) = rows.numberedViews(of: HTMLFixture.entry([inner], id: "a"))
        let shown = try views.indices.compactMap { index -> String? in
            guard let label = views[index].view as? Label else { return nil }
            let start = try #require(html.firstRange(of: "data-view=\"\(index)\""))
            let rest = html[start.upperBound...].drop { $0 != ">" }.dropFirst()
            #expect(rest.prefix { $0 != "<" } == label.text ?? "")
            return label.text
        }
        #expect(shown == ["first", "middle", "last"])
    }

    /// Elements that drawings refer to have ids, which rows must not share.
    @Test func drawingsReferToTheirOwnRow() {
        var drawing = VectorImage(size: Size(width: 40, height: 20))
        let (start, end) = (Point(x: 0, y: 0), Point(x: 40, y: 0))
        let circle = VectorPath.circle(center: Point(x: 10, y: 10), radius: 8)
        drawing.fill(circle, .linearGradient([.systemRed, .systemBlue], from: start, to: end))
        let rows = HTMLRows(settings: HTMLSettings(), sampling: [])
        for id in ["a", "b-1"] {
            let html = rows.row(Self.image(.vector(drawing), id: id)).html
            #expect(html.contains("<linearGradient id=\"d\(id)-1\""))
            #expect(html.contains("fill=\"url(#d\(id)-1)\""))
        }
    }
}
