import Components
import Testing
import Views

@testable import Drawing

/// Drawings in terminals, as Braille patterns, against an oracle that asks for each point whether a path covers it.
@Suite(.diagnosticsOfIssues)
struct DrawingDotsTests {
    @Test(arguments: Cases(30, of: 4_000))
    func dotsAreSetWhereTheDrawingCoversThem(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let path = RandomDrawing.path(&generator)
        let width = Double.random(in: 0...9, using: &generator)
        let isArea = Bool.random(using: &generator)
        var image = VectorImage(size: RandomDrawing.size)
        if isArea {
            image.fill(path, .color(.black))
        } else {
            image.stroke(path, .color(.black), StrokeStyle(width: width, cap: .round))
        }
        let dots = try #require(DrawingDots(image, columns: 8, rows: 3, scheme: .light))
        // A shape over everything is the ground.
        guard dots.ground == nil else { return }

        let oracle = FinePath(path)
        var faults: [String] = []
        for row in 0..<12 {
            for column in 0..<16 {
                let point = Point(x: Double(column * 4 + 2), y: Double(row * 4 + 2))
                // A line is at least as thick as a dot.
                let covers =
                    isArea
                    ? oracle.covers(point) : oracle.covers(point, within: max(width, 4) / 2)
                if let covers, covers != dots.isSet(column, row) {
                    faults.append("\(column), \(row): \(covers)")
                }
            }
        }
        #expect(faults == [], "\(seed), area: \(isArea)")
    }

    @Test(arguments: Cases(40, of: 2_000))
    func rightToLeftIsTheMirror(seed: Case) throws {
        let image = RandomDrawing.image(seed)
        let dots = try #require(DrawingDots(image, columns: 8, rows: 3, scheme: .light))
        let mirror = try #require(
            DrawingDots(image, columns: 8, rows: 3, scheme: .light, isMirrored: true)
        )

        for row in 0..<12 {
            let sets = (0..<16).map { dots.isSet($0, row) }
            #expect(sets == (0..<16).reversed().map { mirror.isSet($0, row) }, "\(seed)")
        }
        for row in 0..<3 {
            let colors = dots.rows[row].map(\.color)
            #expect(colors == mirror.rows[row].map(\.color).reversed(), "\(seed)")
        }
    }

    @Test func whatCoversEverythingIsTheGround() throws {
        var image = VectorImage(size: Size(width: 16, height: 16))
        image.fill(.rectangle(Rect(width: 16, height: 16)), .color(.systemYellow))
        image.fill(.rectangle(Rect(width: 4, height: 16)), .color(.black))

        let dots = try #require(DrawingDots(image, columns: 2, rows: 1, scheme: .light))

        #expect(dots.ground == .systemYellow)
        #expect(dots.rows[0].map(\.dots) == [0b0100_0111, 0])
        #expect(dots.rows[0].map(\.color) == [.black, nil])
    }

    @Test(arguments: [
        (true, [0b0001_1010, 0b0001_0011] as [UInt8]), (false, [0b1010_0100, 0b0110_0100]),
    ])
    func arcsGoInTheirDirection(clockwise: Bool, expected: [UInt8]) throws {
        var half = VectorPath()
        let center = Point(x: 8, y: 8)
        half.addArc(center: center, radius: 8, from: 180, to: 0, clockwise: clockwise)
        var image = VectorImage(size: Size(width: 16, height: 16))
        image.fill(half, .color(.black))

        let dots = try #require(DrawingDots(image, columns: 2, rows: 1, scheme: .light))

        #expect(dots.rows[0].map(\.dots) == expected)
    }

    @Test func clipsHideAndFaintColoursCoverNothing() throws {
        var image = VectorImage(size: Size(width: 16, height: 16))
        let whole = VectorPath.rectangle(Rect(x: -1, width: 16, height: 16))
        image.group(clip: .rectangle(Rect(width: 8, height: 8))) {
            $0.fill(whole, .color(.black))
        }
        image.group(alpha: 0.4) { $0.fill(whole, .color(.black)) }

        let dots = try #require(DrawingDots(image, columns: 2, rows: 1, scheme: .light))

        #expect(dots.rows[0].map(\.dots) == [0b0001_1011, 0])
    }

    @Test func groupsEndWhereTheyBeganWhateverTheirCodeAssigns() throws {
        let whole = VectorPath.rectangle(Rect(width: 16, height: 16))
        var other = VectorImage(size: Size(width: 16, height: 16))
        other.fill(whole, .color(.black))
        var image = VectorImage(size: Size(width: 16, height: 16))

        image.group(clip: .rectangle(Rect(width: 8, height: 8))) { $0 = other }
        image.fill(whole, .color(.systemYellow))

        #expect(image.commands.count == 4 && image.commands[2] == .endGroup)
        let cells = DrawingDots(image, columns: 2, rows: 1, scheme: .light)?.rows[0]
        #expect(cells?.map(\.color) == [.systemYellow, .systemYellow])
    }

    @Test func thinnestLinesAreSeen() throws {
        for height in stride(from: 0.0, through: 16, by: 0.5) {
            var image = VectorImage(size: Size(width: 16, height: 16))
            let line = VectorPath.line(from: Point(x: 0, y: height), to: Point(x: 16, y: height))
            image.stroke(line, .color(.black), StrokeStyle(width: 0.01))

            let dots = try #require(DrawingDots(image, columns: 2, rows: 1, scheme: .light))
            #expect(dots.rows[0].allSatisfy { $0.dots.nonzeroBitCount >= 2 }, "\(height)")
        }
    }

    @Test func drawingsAreRowsOfCellsAndSignsWithoutRoom() {
        let canvas = CanvasView()
        canvas.accessibilityLabel = "Dot"
        canvas.onDraw = { image in
            let center = Point(x: image.size.width / 2, y: image.size.height / 2)
            image.fill(.circle(center: center, radius: 16), .color(.black))
        }

        #expect(picture(of: canvas, Size(width: 32, height: 32)) == "⣴⣿⣿⣦\n⠻⣿⣿⠟\n")
        #expect(picture(of: canvas, Size(width: 32, height: 32), .ascii) == "+##+\n+##+\n")
        #expect(picture(of: canvas, Size(width: 8, height: 16)) == "D\n")
        #expect(picture(of: canvas, Size(width: 80, height: 6_500)) == "   [▨]\n")
    }

    @Test func clippedDrawingsShowTheirVisibleRows() {
        let canvas = CanvasView()
        canvas.frame = Rect(y: -16, width: 16, height: 48)
        canvas.onDraw = { image in
            image.fill(.rectangle(Rect(y: 16, width: 8, height: 16)), .color(.black))
            image.fill(.rectangle(Rect(y: 32, width: 16, height: 16)), .color(.black))
        }
        let clipping = View()
        clipping.clipsToBounds = true
        clipping.addSubview(canvas)

        #expect(picture(of: clipping, Size(width: 16, height: 32)) == "⣿\n⣿⣿\n")
    }

    @Test func tooMuchWorkShowsASign() {
        var image = VectorImage(size: Size(width: 640, height: 320))
        let points = (0..<2_000).map { Point(x: Double($0 % 640), y: Double($0 % 320)) }
        image.stroke(VectorPath(points.map { .line($0) }), .color(.black))

        #expect(DrawingDots(image, columns: 80, rows: 20, scheme: .light) == nil)
    }

    private func picture(
        of view: View,
        _ size: Size,
        _ style: TerminalStyle = .unicode
    ) -> String {
        let root = View()
        view.frame = Rect(width: size.width, height: size.height)
        root.addSubview(view)
        root.mount()
        root.layout(width: 160, height: size.height)
        return TerminalPicture(of: root, options: TerminalOptions(columns: 20, style: style)).text
    }
}

extension DrawingDots {
    fileprivate func isSet(_ column: Int, _ row: Int) -> Bool {
        let bits: [UInt8] = column % 2 == 0 ? [1, 2, 4, 64] : [8, 16, 32, 128]
        return rows[row / 4][column / 2].dots & bits[row % 4] != 0
    }
}

/// A path in many short pieces.
private struct FinePath {
    private var lines: [[Point]] = []
    /// The pieces of the lines, and of the lines and what closes them.
    private var pieces: [(start: Point, end: Point)] = []
    private var closed: [(start: Point, end: Point)] = []

    init(_ path: VectorPath) {
        var start = Point(x: 0, y: 0)
        for element in path.elements {
            let pen = lines.last?.last ?? start
            switch element {
            case .move(let point):
                start = point
                lines.append([point])
            case .line(let end): lines[lines.count - 1].append(end)
            case .quad(let control, let end):
                add { share in
                    let rest = 1 - share
                    return [(rest * rest, pen), (2 * rest * share, control), (share * share, end)]
                }
            case .curve(let first, let second, let end):
                add { share in
                    let rest = 1 - share
                    return [
                        (rest * rest * rest, pen), (3 * rest * rest * share, first),
                        (3 * rest * share * share, second), (share * share * share, end),
                    ]
                }
            case .close:
                lines[lines.count - 1].append(start)
                lines.append([start])
            }
        }
        for line in lines {
            pieces += zip(line, line.dropFirst()).map { ($0, $1) }
            closed += zip(line, line.dropFirst() + line.prefix(1)).map { ($0, $1) }
        }
    }

    private mutating func add(_ weights: (Double) -> [(weight: Double, point: Point)]) {
        for number in 1...200 {
            let sums = weights(Double(number) / 200)
            lines[lines.count - 1].append(
                Point(
                    x: sums.reduce(0) { $0 + $1.weight * $1.point.x },
                    y: sums.reduce(0) { $0 + $1.weight * $1.point.y }
                )
            )
        }
    }

    /// Returns whether a point lies inside; nil close to the edge.
    func covers(_ point: Point) -> Bool? {
        if distance(closed, point) < 0.7 { return nil }
        var winding = 0
        for (start, end) in closed
        where (start.y > point.y) != (end.y > point.y) {
            let share = (point.y - start.y) / (end.y - start.y)
            if start.x + share * (end.x - start.x) > point.x { winding += end.y > start.y ? 1 : -1 }
        }
        return winding != 0
    }

    /// Returns whether a point lies on the line of a width; nil close to its edge.
    func covers(_ point: Point, within radius: Double) -> Bool? {
        let distance = distance(pieces, point)
        return abs(distance - radius) < 0.7 ? nil : distance < radius
    }

    private func distance(_ pieces: [(start: Point, end: Point)], _ point: Point) -> Double {
        var nearest = Double.infinity
        for (start, end) in pieces {
            let (x, y) = (end.x - start.x, end.y - start.y)
            let square = x * x + y * y
            guard square > 0 else { continue }
            let along = ((point.x - start.x) * x + (point.y - start.y) * y) / square
            let share = along < 0 ? 0 : along > 1 ? 1 : along
            let (left, top) = (start.x + share * x - point.x, start.y + share * y - point.y)
            let distance = left * left + top * top
            if distance < nearest { nearest = distance }
        }
        return nearest.squareRoot()
    }
}
