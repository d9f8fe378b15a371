import Foundation
import Testing

@testable import Views

/// Arcs in path data: curves along the ellipse that SVG describes (SVG 2, section 9.5).
@Suite struct PathArcTests {
    private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test func quarterOfACircleIsOneCurve() throws {
        let path = try VectorPath(data: "M2 12A10 10 0 0 1 12 2")

        let points = path.elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
        let expected = [2, 12, 2, 6.4772, 6.4772, 2, 12, 2]
        #expect(zip(points, expected).allSatisfy { abs($0 - $1) < 0.0001 }, "\(points)")
        #expect(path.elements.last?.points.last == point(12, 2))
    }

    @Test(arguments: [
        ("a4,4,0,0110,10", "A4 4 0 0 1 15 15"), ("a4 4-30 01.5.5", "A4 4 -30 0 1 5.5 5.5"),
        ("A4 4 0 1 0 9 5 4 4 0 0 1 5 9z", "A4 4 0 1 0 9 5A4 4 0 0 1 5 9Z"),
        ("A-4-4 0 0 1 9 9", "A4 4 0 0 1 9 9"), ("A4 4 370 0 1 9 5", "A4 4 10 0 1 9 5"),
    ])
    func dataHaveManyFormsOfAnArc(data: String, same: String) throws {
        let (path, other) = (
            try VectorPath(data: "M5 5" + data), try VectorPath(data: "M5 5" + same)
        )

        let numbers = [path, other].map { $0.elements.flatMap(\.points).flatMap { [$0.x, $0.y] } }
        #expect(path.elements.count == other.elements.count)
        #expect(zip(numbers[0], numbers[1]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func arcsWithoutRadiusAreLinesAndWithoutLengthNothing() throws {
        #expect(
            try VectorPath(data: "M1 2A0 5 0 0 1 8 9a5 0 0 1 1 1 1a5 5 0 1 1 0 0L3 3")
                == VectorPath(data: "M1 2L8 9L9 10L3 3")
        )
    }

    @Test func commandsBehindAnArcCountFromItsEnd() throws {
        let path = try VectorPath(data: "M1 1a3 3 0 0 0 6 0l1 1z")

        #expect(path.elements.suffix(2) == [.line(point(8, 2)), .close])
    }

    /// The curves lie on the ellipse of the arc, in its direction, and turn by its angle.
    @Test(arguments: Cases(60, of: 2_000))
    func curvesFollowTheEllipse(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double {
            .random(in: range, using: &generator)
        }
        let (start, end) = (point(number(-50...50), number(-50...50)), point(number(-50...50), 3))
        let radii = point(number(0.5...90), number(0.5...90))
        let rotation = number(-400...400)
        let (isLarge, isClockwise) = (
            Bool.random(using: &generator), Bool.random(using: &generator)
        )
        let model = Ellipse(start, end, radii, rotation * .pi / 180, isLarge, isClockwise)
        let flags = "\(isLarge ? 1 : 0) \(isClockwise ? 1 : 0)"
        let data =
            "M\(start.x) \(start.y)A\(radii.x) \(radii.y) \(rotation) \(flags) \(end.x) \(end.y)"

        let path = try VectorPath(data: data)

        var (pen, sweep) = (start, 0.0)
        for case .curve(let first, let second, let end) in path.elements.dropFirst() {
            for share in [0.0, 0.25, 0.5, 0.75, 1] {
                let rest = 1 - share
                func at(_ key: KeyPath<Point, Double>) -> Double {
                    rest * rest * rest * pen[keyPath: key]
                        + 3 * rest * rest * share * first[keyPath: key]
                        + 3 * rest * share * share * second[keyPath: key]
                        + share * share * share * end[keyPath: key]
                }
                let unit = model.unit(of: point(at(\.x), at(\.y)))
                #expect(abs(hypot(unit.x, unit.y) - 1) < 0.001, "\(seed): \(data)")
            }
            let (from, to) = (model.unit(of: pen), model.unit(of: end))
            sweep += atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
            pen = end
        }
        #expect(pen == end)
        #expect(abs(sweep - model.sweep) < 1e-4, "\(seed): \(data)")
    }

    @Test(arguments: Cases(40, of: 2_000))
    func absurdArcsAreRejectedOrFinite(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let numbers = ["0", "1e-320", "1e-150", "1e-9", "1", "-7.5", "9e6", "-9999999", "1e99"]
        func number() -> String { numbers.randomElement(using: &generator) ?? "" }

        for _ in 0..<50 {
            let flags = "\(Bool.random(using: &generator) ? 1 : 0) 1"
            let arc = "a\(number()) \(number()) \(number()) \(flags) \(number()) \(number())"
            guard let path = try? VectorPath(data: "M\(number()) 3" + arc) else { continue }
            #expect(path.elements.allSatisfy { $0.points.allSatisfy(\.isUsable) }, "\(arc)")
        }
    }
}

/// The ellipse of an arc, computed by its centre as section B.2.4 of SVG 2 has it.
private struct Ellipse {
    private let centre: Point
    private let radii: Point
    private let rotation: Double
    let sweep: Double

    init(
        _ start: Point,
        _ end: Point,
        _ given: Point,
        _ rotation: Double,
        _ isLarge: Bool,
        _ isClockwise: Bool
    ) {
        let (width, height) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let x = cos(rotation) * width + sin(rotation) * height
        let y = -sin(rotation) * width + cos(rotation) * height
        let excess = pow(x / given.x, 2) + pow(y / given.y, 2)
        let growth = max(1, excess.squareRoot())
        let (across, down) = (given.x * growth, given.y * growth)
        let share = max(0, 1 / (excess / growth / growth) - 1).squareRoot()
        let side = (isLarge == isClockwise ? -1 : 1) * share
        let (left, top) = (side * across * y / down, -side * down * x / across)
        centre = Point(
            x: cos(rotation) * left - sin(rotation) * top + (start.x + end.x) / 2,
            y: sin(rotation) * left + cos(rotation) * top + (start.y + end.y) / 2
        )
        (radii, self.rotation) = (Point(x: across, y: down), rotation)
        let first = atan2((y - top) / down, (x - left) / across)
        let last = atan2((-y - top) / down, (-x - left) / across)
        let turn = (last - first).truncatingRemainder(dividingBy: 2 * .pi)
        if isClockwise {
            sweep = turn < 0 ? turn + 2 * .pi : turn
        } else {
            sweep = turn > 0 ? turn - 2 * .pi : turn
        }
    }

    /// Returns a point where the ellipse is the unit circle.
    func unit(of point: Point) -> Point {
        let (x, y) = (point.x - centre.x, point.y - centre.y)
        return Point(
            x: (cos(rotation) * x + sin(rotation) * y) / radii.x,
            y: (-sin(rotation) * x + cos(rotation) * y) / radii.y
        )
    }
}
