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
        #expect(names.filter { Symbol.named($0).name == "unknown" } == [])
    }

    @Test func unknownNamesAreABox() {
        #expect(Symbol.named("<script>").name == "unknown")
    }

    @Test(arguments: Symbol.all + [.unknown])
    func linesStayOnTheirSquare(symbol: Symbol) throws {
        for path in symbol.paths {
            for (x, y) in try path.points {
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

extension SymbolPath {
    /// The points of the lines, and the corners around circles, which are two arcs.
    fileprivate var points: [(Double, Double)] {
        get throws {
            var points: [(Double, Double)] = []
            for command in "\(data)".matches(of: /([A-Za-z])([-0-9. ]*)/) {
                let numbers = command.2.split(separator: " ").compactMap { Double($0) }
                switch command.1 {
                case "M", "L", "C":
                    try #require(numbers.count == (command.1 == "C" ? 6 : 2))
                    points += stride(from: 0, to: numbers.count, by: 2).map {
                        (numbers[$0], numbers[$0 + 1])
                    }
                case "a" where numbers.last == 0 && numbers[5] > 0:
                    let ((x, y), radius) = (try #require(points.last), numbers[0])
                    points += [(x, y - radius), (x + 2 * radius, y + radius)]
                default: try #require(["a", "h", "z"].contains(command.1))
                }
            }
            return points
        }
    }
}
