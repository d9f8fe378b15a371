/// An arc of an ellipse between two points, as path data of SVG have it (SVG 2, section 9.5).
///
/// As only square roots are computed of numbers, every machine computes the same bits.
struct EllipseArc {
    /// The radii, along the axes of the ellipse; they grow in proportion where the points lie too far apart.
    let radii: Point
    /// The angle of the first axis, in degrees.
    let rotation: Double
    /// Whether the arc is the longer one of two.
    let isLarge: Bool
    let isClockwise: Bool

    /// Returns the curves between two points, or a straight line without a radius.
    func curves(from start: Point, to end: Point) -> [VectorPath.Element] {
        let axis = VectorPath.unit(rotation)
        let way = Point(x: end.x - start.x, y: end.y - start.y)
            .turned(by: Point(x: axis.x, y: -axis.y))
        // From one end to the other, where the ellipse is a circle of radius 1.
        let (x, y) = (way.x / abs(radii.x), way.y / abs(radii.y))
        let length = (x * x + y * y).squareRoot()
        guard length > 0, length.isFinite else { return start == end ? [] : [.line(end)] }
        let (sine, growth) = (min(1, length / 2), max(1, length / 2))
        let cosine = (1 - sine * sine).squareRoot()
        // The last point of the circle, if the middle of the arc lies at an angle of 0, and the first is its mirror.
        let last = Point(x: isLarge ? -cosine : cosine, y: sine)
        func place(_ point: Point) -> Point {
            guard point != last else { return end }
            let inward = isClockwise ? last.x - point.x : point.x - last.x
            let unit = Point(x: point.y + last.y, y: inward)
                .turned(by: Point(x: x / length, y: y / length))
            let (right, below) = (unit.x * abs(radii.x) * growth, unit.y * abs(radii.y) * growth)
            let moved = Point(x: right, y: below).turned(by: axis)
            return Point(x: start.x + moved.x, y: start.y + moved.y)
        }
        // One curve for 90 degrees at most; the point at a quarter of its angle.
        let count = last.x < 0 ? 4 : last.x < 0.7071 ? 2 : 1
        let quarter = (0..<count / 2).reduce(last.halved) { point, _ in point.halved }
        let half = quarter.turned(by: quarter)
        var pen = Point(x: last.x, y: -last.y)
        return (1...count).map { number in
            let first = pen
            pen = number == count ? last : pen.turned(by: half).turned(by: half)
            return .arc(from: first, to: pen, reach: 4 / 3 * quarter.y / quarter.x, place)
        }
    }
}

extension VectorPath.Element {
    /// Returns a curve along the unit circle, whose points a function then places.
    static func arc(
        from first: Point,
        to last: Point,
        reach: Double,
        _ place: (Point) -> Point
    ) -> Self {
        let (start, end) = (Point(x: 1, y: reach), Point(x: 1, y: -reach))
        return .curve(place(first.turned(by: start)), place(last.turned(by: end)), place(last))
    }
}

extension Point {
    /// Returns the point turned by the angle of another, and as much farther away as that is from the corner.
    fileprivate func turned(by other: Point) -> Point {
        Point(x: x * other.x - y * other.y, y: x * other.y + y * other.x)
    }

    /// The point of the unit circle at half the angle, which is 0 to 180 degrees.
    fileprivate var halved: Point {
        let root = ((1 + abs(x)) / 2).squareRoot()
        let other = y / (2 * root)
        return x < 0 ? Point(x: other, y: root) : Point(x: root, y: other)
    }
}
