import DefaultComponents
import Testing
import Views

@testable import Drawing

@Suite struct SymbolTests {
    @Test func theArticleNamesEverySymbol() throws {
        let page = try DocumentationPage("Sources/DefaultComponents/Documentation.docc/Theming.md")
        let section = try #require(page.section("Choose symbols"))

        for symbol in Symbol.all { #expect(section.contains("`\(symbol.name)`"), "\(symbol.name)") }
    }

    @Test func everySymbolOfTheAppearanceIsDrawn() {
        let images = Mirror(reflecting: Appearance().images).children.map(\.value)

        let names = images.compactMap { image -> String? in
            guard case .symbol(let name)? = image as? Image else { return nil }
            return name
        }

        #expect(names.count == images.count)
        #expect(names.filter { Symbol.named($0) == .unknown } == [])
    }

    @Test func unknownNamesAreABox() {
        #expect(Symbol.named("<script>") == .unknown)
    }

    @Test(arguments: Symbol.all + [.unknown])
    func linesStayOnTheirSquare(symbol: Symbol) {
        for path in symbol.paths {
            for (x, y) in path.steps.flatMap(\.points) {
                #expect((1...23).contains(x) && (1...23).contains(y))
            }
        }
    }

    @Test(arguments: Symbol.all)
    func plainGlyphsAreASCII(symbol: Symbol) {
        #expect(symbol.plainGlyph.isASCII)
        #expect(symbol.glyph.unicodeScalars.count == 1)
    }
}

extension SymbolStep {
    /// The points of the step.
    fileprivate var points: [(Double, Double)] {
        switch self {
        case .move(let x, let y), .line(let x, let y), .dot(let x, let y): [(x, y)]
        case .curve(let x1, let y1, let x2, let y2, let x, let y): [(x1, y1), (x2, y2), (x, y)]
        case .circle(let x, let y, let radius):
            [(x - radius, y - radius), (x + radius, y + radius)]
        case .close: []
        }
    }
}
