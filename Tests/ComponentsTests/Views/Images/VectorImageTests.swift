import Components
import Testing

@testable import Views

@Suite struct VectorImageTests {
    @Test func circleIsRoundToAThousandthOfItsRadius() {
        let circle = VectorPath.circle(center: Point(x: 10, y: 20), radius: 8)

        var pen = Point(x: 0, y: 0)
        for element in circle.elements {
            if case .curve(let first, let second, let end) = element {
                let x = (pen.x + 3 * first.x + 3 * second.x + end.x) / 8 - 10
                let y = (pen.y + 3 * first.y + 3 * second.y + end.y) / 8 - 20
                #expect(abs((x * x + y * y).squareRoot() - 8) < 0.008, "\(element)")
            }
            pen = element.points.last ?? pen
        }
        #expect(circle.elements.count == 6)
    }

    @Test(arguments: [
        (0.0, 90.0, [100, 0, 0, 100]), (90, 0, [0, 100, 100, 0]),
        (-450, -300, [0, -100, 50, 86.6025]), (30, 390, [86.6025, 50, 86.6025, 50]),
        (0, 7_200, [100, 0, 100, 0]), (225, 225, [-70.7107, -70.7107, -70.7107, -70.7107]),
    ])
    func arcBeginsAndEndsAtItsAngles(start: Double, end: Double, expected: [Double]) {
        var path = VectorPath()
        path.addArc(center: Point(x: 0, y: 0), radius: 100, from: start, to: end)

        let ends = [path.elements.first, path.elements.last].compactMap { $0?.points.last }
        let numbers = ends.flatMap { [$0.x, $0.y] }
        #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) < 0.0001 }, "\(numbers)")
    }

    @Test(arguments: [
        (350.0, 10.0, true, 20.0), (350, 10, false, -340), (10, 350, false, -20),
        (10, 350, true, 340), (0, 360, false, -360), (0, -360, true, 360), (0, -720, true, 360),
        (0, 900, true, 360), (0, -450, true, 270), (30, 30, true, 0), (30, 30, false, 0),
    ])
    func arcGoesInItsDirection(start: Double, end: Double, clockwise: Bool, sweep: Double) {
        var (path, other) = (VectorPath(), VectorPath())
        let center = Point(x: 3, y: 4)

        path.addArc(center: center, radius: 9, from: start, to: end, clockwise: clockwise)
        other.addArc(center: center, radius: 9, from: start, to: start + sweep)

        #expect(path == other)
    }

    @Test func cornersOfARectangleAreAsRoundAsItsSidesAllow() {
        let square = VectorPath.rectangle(Rect(x: 1, y: 2, width: 10, height: 6))
        let pill = VectorPath.rectangle(Rect(x: 1, y: 2, width: 10, height: 6), cornerRadius: 50)

        #expect(
            square.elements == [
                .move(Point(x: 1, y: 2)), .line(Point(x: 11, y: 2)), .line(Point(x: 11, y: 8)),
                .line(Point(x: 1, y: 8)), .close,
            ]
        )
        #expect(pill.elements.first == .move(Point(x: 1, y: 5)))
        #expect(pill.elements.count == 9)
    }

    @Test func pathThatBeginsWithALineBeginsAtTheCorner() {
        let path = VectorPath([.line(Point(x: 3, y: 4))])

        #expect(path.elements == [.move(Point(x: 0, y: 0)), .line(Point(x: 3, y: 4))])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func unusableNumbersBecomeZeroAndAreRemembered(number: Double) {
        let changes: [(inout VectorImage) -> Void] = [
            { $0.fill(.circle(center: Point(x: number, y: 0), radius: 1), .color(.black)) },
            { $0.fill(.circle(center: Point(x: 0, y: 0), radius: number), .color(.black)) },
            { $0.fill(.rectangle(Rect(width: number, height: 1)), .color(.black)) },
            { $0.fill(.rectangle(Rect(width: 1), cornerRadius: number), .color(.black)) },
            { image in
                var path = VectorPath()
                let center = Point(x: 0, y: 0)
                path.addArc(center: center, radius: 1, from: 0, to: number, clockwise: false)
                path.addArc(center: center, radius: 1, from: 0, to: -number, clockwise: true)
                image.fill(path, .color(.black))
            },
            { $0.stroke(VectorPath(), .color(.black), StrokeStyle(width: number)) },
            { $0.stroke(VectorPath(), .color(.black), StrokeStyle(dash: [1, number])) },
            { image in image.group(alpha: number) { _ in } },
            { image in image.group(clip: VectorPath([.move(Point(x: 0, y: number))])) { _ in } },
            { image in image.group(shadow: VectorImage.Shadow(.black, blur: number)) { _ in } },
            {
                let start = Point(x: number, y: 0)
                $0.fill(VectorPath(), .linearGradient([.black], from: start, to: start))
            },
        ]

        for (place, change) in changes.enumerated() {
            var image = VectorImage(size: Size(width: 8, height: 8))
            change(&image)
            #expect(image.unusable == "\(number)", "change \(place)")
            // A number that is none differs from itself.
            #expect(image == image, "change \(place)")
        }
    }

    @Test func millionsOfCommandsAreCountedAndNotKept() {
        var image = VectorImage(size: Size(width: 8, height: 8))
        let line = VectorPath.line(from: Point(x: 0, y: 0), to: Point(x: 8, y: 8))

        for _ in 0..<1_000_000 { image.stroke(line, .color(.black)) }

        #expect(image.stepCount == 3_000_000)
        #expect(image.commands.count == VectorImage.stepLimit / 3)
    }

    @Test func groupsInEachOtherEndWhereTheyBegin() throws {
        var image = VectorImage(size: Size(width: 8, height: 8))
        func nest(_ image: inout VectorImage, _ depth: Int) {
            image.group(alpha: 0.5) { if depth > 1 { nest(&$0, depth - 1) } }
        }

        nest(&image, 32)
        #expect(image.commands.count == 64)
        #expect(image.stepCount == 32)

        nest(&image, 33)
        #expect(image.stepCount > FaultBudget().drawing)
        let opens = image.commands.count { if case .beginGroup = $0 { true } else { false } }
        #expect(image.commands.count(where: { $0 == .endGroup }) == opens)
    }

    @Test func errorInAGroupLeavesItClosed() {
        var image = VectorImage(size: Size(width: 8, height: 8))
        struct Failure: Error {}

        #expect(throws: Failure.self) { try image.group { _ in throw Failure() } }

        #expect(image.commands.count == 2)
        #expect(image.commands.last == .endGroup)
    }
}
