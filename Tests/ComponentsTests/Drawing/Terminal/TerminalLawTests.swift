import Components
import Testing
import Views

@testable import Drawing

@Suite(.diagnosticsOfIssues)
struct TerminalLawTests {
    @Test(arguments: Cases(40, of: 400))
    func neighboursInARowNeitherGapNorOverlap(seed: Case) {
        var random = SeededGenerator(seed: seed)
        var edges = [0.0, 640]
        for _ in 0..<30 {
            edges.append(Double.random(in: 0...640, using: &random))
        }
        edges.sort()

        let columns = zip(edges, edges.dropFirst()).map { left, right in
            CellBounds(Rect(x: left, width: right - left, height: 16)).columns
        }

        for (first, second) in zip(columns, columns.dropFirst()) {
            #expect(first.upperBound == second.lowerBound, "seed \(seed)")
        }
        #expect(columns.reduce(0) { $0 + $1.count } == 80, "seed \(seed)")
    }

    @Test(arguments: Cases(40, of: 400))
    func linesBelowEachOtherNeverShareARow(seed: Case) {
        var random = SeededGenerator(seed: seed)
        var y = Double.random(in: -100...100, using: &random)
        var items: [SceneItem] = []
        for _ in 0..<50 {
            items.append(line(y))
            y += 16 + (Bool.random(using: &random) ? Double.random(in: 0...60, using: &random) : 0)
        }

        let rows = SceneRows(items)

        let places = items.compactMap { rows.row(of: $0) }
        #expect(places.count == items.count, "seed \(seed)")
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
        // At most one row stays empty between two.
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 <= 2 }, "seed \(seed)")
    }

    @Test(arguments: Cases(60, of: 600))
    func anyFramesAreDrawnInsideThePicture(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let root = randomTree(&random)
        let options = TerminalOptions(columns: 40, colors: .trueColor, positionsCursor: true)

        let picture = DrawnMessage.picture(root, options)
        let plain = TerminalPicture(of: root, options: TerminalOptions(columns: 40))

        #expect(picture.columns <= 40, "seed \(seed)")
        for row in picture.cells {
            for (place, cell) in row.enumerated() where !cell.isContinuation {
                let tail = row[(place + 1)...].prefix { $0.isContinuation }
                #expect(CellWidth.cells(of: cell.glyph) == 1 + tail.count, "seed \(seed)")
            }
        }
        let text = picture.text
        #expect(text.withoutOwnEscapes.trimmedLines == plain.text.trimmedLines, "seed \(seed)")
        #expect(!plain.text.contains(" \n"), "seed \(seed)")
        #expect(TerminalPicture(of: root, options: options).text == text, "seed \(seed)")
    }

    @Test(arguments: Cases(60, of: 600))
    func aRowLooksTheSameHoweverManyAreDrawn(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let root = randomTree(&random)
        for view in root.subviews where Bool.random(using: &random) { view.alpha = 0.5 }
        DrawnMessage.mount(root)
        let scene = TerminalScene(of: root, TerminalOptions(columns: 40, colors: .trueColor))

        let whole = ScenePainter(scene, rows: 0..<min(scene.rowCount, 32)).grid
        for row in whole.rows.indices {
            let alone = ScenePainter(scene, rows: row..<row + 1).grid

            #expect(alone.rows[0] == whole.rows[row], "seed \(seed), row \(row)")
            #expect(alone.owners[0] == whole.owners[row], "seed \(seed), row \(row)")
        }
    }

    @Test func rowsOfATallPictureTakeRoomOnlyWhenTheyAreDrawn() {
        let text = TextView()
        text.text = RichText(plain: String(repeating: "\n", count: 40_000) + "last")
        DrawnMessage.mount(text)
        text.layout(width: 8_000)
        // All cells of it would take 2 GB.
        let options = TerminalOptions(columns: 1_000)

        let scene = TerminalScene(of: text, options)
        var screen = TerminalScreen(rows: 2, options: options)
        screen.draw(TerminalPicture(of: text, options: options), rows: 39_999..<40_001, row: 0)

        #expect(scene.rowCount == 40_001)
        #expect(screen.text == "\nlast\n")
        #expect(scene.places(nearRow: 20_000).count == 32)
    }

    @Test(arguments: Cases(20, of: 200))
    func asciiPicturesOfASCIITextAreASCII(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let root = randomTree(&random, texts: ["Hi", "See you at seven", "a, b"])

        let text = DrawnMessage.picture(root, TerminalOptions(columns: 40, style: .ascii)).text

        // An ellipsis comes from the measurer, and is part of the text.
        let chrome = text.filter { $0 != "…" }
        #expect(chrome.utf8.allSatisfy { $0 < 0x80 }, "seed \(seed)")
    }

    @Test func everySymbolTakesOneOrTwoCellsInBothStyles() {
        for name in Components().keys(in: .symbol) {
            let symbol = Components().value(.symbol, name)
            #expect((1...2).contains(TerminalText(symbol.characters).clusters.cells), "\(name)")
            #expect((1...2).contains(symbol.plainCharacters.utf8.count), "\(name)")
            #expect(symbol.plainCharacters.utf8.allSatisfy { $0 < 0x80 }, "\(name)")
        }
        #expect(Components().value(.symbol, "nobody knows").characters == "?")
    }

    @Test func hugeAndNumberlessFramesAreDrawnInFewRows() {
        let far = DrawnMessage.label("far", 0, 1e300)
        let deep = DrawnMessage.framed(DrawnMessage.view(-1e12, -1e12, 2e12, 2e12))
        let none = DrawnMessage.label("none", .nan, 16)
        let endless = DrawnMessage.label("endless", 100, .infinity)
        let root = DrawnMessage.view(
            0,
            0,
            320,
            1e18,
            [DrawnMessage.label("near", 0, 0), far, deep, none, endless]
        )

        let picture = DrawnMessage.picture(root)

        #expect(picture.rows <= 6)
        #expect(picture.text.contains("near"))
        #expect(picture.text.contains("none"))
    }

    private func line(_ y: Double) -> SceneItem {
        SceneItem(
            bounds: CellBounds(Rect(y: y, width: 80, height: 16)),
            kind: .glyph(
                SceneGlyph(
                    image: .symbol("check"),
                    isRound: false,
                    isRightToLeft: false,
                    bias: .center
                )
            ),
            opacity: 1
        )
    }

    /// Returns a tree of views at any positions, some of them extreme.
    private func randomTree(
        _ random: inout SeededGenerator,
        texts: [String] = ["Hi", "梅花梅花", "👍 3", "See you\u{1B}[2J", "❤\u{FE0F}❤\u{FE0F}"]
    ) -> View {
        let root = DrawnMessage.view(0, 0, 320, 200)
        var parents = [root]
        for _ in 0..<25 {
            let view = randomView(&random, texts)
            let place = Int.random(in: 0..<parents.count, using: &random)
            parents[place].addSubview(view)
            if type(of: view) == View.self { parents.append(view) }
        }
        return root
    }

    private func randomView(_ random: inout SeededGenerator, _ texts: [String]) -> View {
        let span = Int.random(in: 0..<20, using: &random) == 0 ? 1e7 : 300
        func length(_ least: Double) -> Double {
            Double.random(in: least...span, using: &random)
        }
        let text = texts[Int.random(in: 0..<texts.count, using: &random)]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return DrawnMessage.label(text, length(-60), length(-60))
        case 1:
            let button = Button()
            button.title = text
            return DrawnMessage.view(button, length(-60), length(-60), length(0), length(0))
        case 2:
            let image = ImageView()
            image.image = [.symbol("checks"), .initials(text), .remote(text)].randomElement(
                using: &random
            )
            return DrawnMessage.view(image, length(-60), length(-60), length(0), length(0))
        case 3:
            let box = DrawnMessage.view(length(-60), length(-60), length(-10), length(-10))
            return DrawnMessage.framed(box, radius: length(0))
        default:
            let box = DrawnMessage.view(length(-60), length(-60), length(0), length(0))
            let filled = DrawnMessage.filled(box, radius: length(0))
            if Bool.random(using: &random) { filled.backgroundColor = DrawnMessage.veil }
            return filled
        }
    }
}
