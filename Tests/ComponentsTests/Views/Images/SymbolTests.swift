import Components
import DefaultComponents
import Testing
import Views

@Suite struct SymbolTests {
    static let names = Components().keys(in: .symbol)

    @Test func theArticleNamesEverySymbol() throws {
        let page = try DocumentationPage("Sources/DefaultComponents/Documentation.docc/Theming.md")
        let section = try #require(page.section("Choose symbols"))

        for name in Self.names { #expect(section.contains("`\(name)`"), "\(name)") }
    }

    @Test func everySymbolOfTheAppearanceIsBuiltIn() {
        let images = Mirror(reflecting: Appearance().images).children.map(\.value)

        let names = images.compactMap { image -> String? in
            guard case .symbol(let name)? = image as? Image else { return nil }
            return name
        }

        #expect(names.count == images.count)
        #expect(Set(names).subtracting(Self.names) == [])
    }

    @Test func everyBuiltInSymbolHasItsOwnLines() {
        let data = Self.names.map { Components().value(.symbol, $0).outline }

        #expect(Set(data).count == 20)
        #expect(!data.contains(Components().value(.symbol, "unknown").outline))
    }

    @Test func unknownNamesAreABox() {
        let outline = Components().value(.symbol, "<script>").outline

        #expect(outline == .builtIn(["M4 4L20 4L20 20L4 20z"]))
    }

    @Test(arguments: names + ["unknown"])
    func linesStayOnTheirSquare(name: String) throws {
        guard case .builtIn(let paths) = Components().value(.symbol, name).outline else { return }
        #expect(!paths.isEmpty)
        for path in paths {
            for (x, y) in try path.points {
                #expect((1...23).contains(x) && (1...23).contains(y))
            }
        }
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
