extension VectorPath {
    /// Adds a movement; numbers that are NaN, infinite or out of range become 0, and a path that begins with a line
    /// begins in the corner.
    public mutating func append(_ element: Element) {
        let points = element.points.map { Point(x: usable($0.x), y: usable($0.y)) }
        if case .move = element { return elements.append(.move(points[0])) }
        if elements.isEmpty { elements.append(.move(Point(x: 0, y: 0))) }
        switch points.count {
        case 1: elements.append(.line(points[0]))
        case 2: elements.append(.quad(points[0], points[1]))
        case 3: elements.append(.curve(points[0], points[1], points[2]))
        default: elements.append(.close)
        }
    }

    /// Adds an arc of a circle, with a straight line to its beginning unless the path is empty.
    ///
    /// It is drawn as curves that leave the circle by 0.03 % of its radius at most.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle, in points.
    ///   - radius: The radius of the circle, in points.
    ///   - start: The angle of the beginning, in degrees, clockwise from the direction in which `x` grows.
    ///   - end: The angle of the end, in degrees.
    ///   - clockwise: The direction, as it is from left to right; without one, that in which the angle changes, so that
    ///     an arc to a smaller angle goes counterclockwise. No arc is longer than the circle; angles that are 360 degrees
    ///     apart are the whole circle in either direction.
    public mutating func addArc(
        center: Point,
        radius: Double,
        from start: Double,
        to end: Double,
        clockwise: Bool? = nil
    ) {
        let (start, radius) = (usable(start), usable(radius))
        var sweep = usable(end) - start
        if let clockwise, sweep != 0, clockwise != (sweep > 0) {
            sweep = sweep.truncatingRemainder(dividingBy: 360) + (clockwise ? 360 : -360)
        }
        sweep = max(-360, min(sweep, 360))
        let count = max(1, (abs(sweep) / 90).rounded(.up))
        let quarter = Self.unit(sweep / count / 4)
        let reach = 4 / 3 * quarter.y / quarter.x
        func place(_ unit: Point) -> Point {
            Point(x: center.x + radius * unit.x, y: center.y + radius * unit.y)
        }
        for number in 0..<Int(count) {
            let first = Self.unit(start + sweep * Double(number) / count)
            let last = Self.unit(start + sweep * Double(number + 1) / count)
            if number == 0 { append(elements.isEmpty ? .move(place(first)) : .line(place(first))) }
            append(.arc(from: first, to: last, reach: reach, place))
        }
    }

    /// Returns a straight line.
    public static func line(from start: Point, to end: Point) -> VectorPath {
        VectorPath([.move(start), .line(end)])
    }

    /// Returns a circle.
    public static func circle(center: Point, radius: Double) -> VectorPath {
        var path = VectorPath()
        path.addArc(center: center, radius: radius, from: 0, to: 360)
        path.append(.close)
        return path
    }

    /// Returns a rectangle, with round corners unless their radius is 0; none is larger than half a side.
    public static func rectangle(_ rect: Rect, cornerRadius: Double = 0) -> VectorPath {
        var path = VectorPath()
        let radius = max(0, min(path.usable(cornerRadius), rect.width / 2, rect.height / 2))
        let (left, right) = (rect.x + radius, rect.x + rect.width - radius)
        let (top, bottom) = (rect.y + radius, rect.y + rect.height - radius)
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        for (number, (x, y)) in corners.enumerated() {
            let (center, angle) = (Point(x: x, y: y), Double(number) * 90 + 180)
            if radius > 0 {
                path.addArc(center: center, radius: radius, from: angle, to: angle + 90)
            } else {
                path.append(number == 0 ? .move(center) : .line(center))
            }
        }
        path.append(.close)
        return path
    }

    private mutating func usable(_ number: Double) -> Double {
        if !number.isLength { unusable = unusable ?? "\(number)" }
        return number.isLength ? number : 0
    }

    /// Returns the point of the unit circle at an angle in degrees.
    ///
    /// It adds, multiplies and divides only, so that every machine computes the same bits.
    static func unit(_ degrees: Double) -> Point {
        let quarters = (degrees / 90).rounded()
        let angle = (degrees - quarters * 90) * .pi / 180
        var (cosine, sine, term) = (0.0, 0.0, 1.0)
        for power in 0..<20 {
            let signed = power % 4 < 2 ? term : -term
            if power % 2 == 0 { cosine += signed } else { sine += signed }
            term *= angle / Double(power + 1)
        }
        for _ in 0..<Int(quarters) & 3 { (cosine, sine) = (-sine, cosine) }
        return Point(x: cosine, y: sine)
    }
}

extension VectorPath.Element {
    /// The points, the end last; empty where a line is closed.
    package var points: [Point] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}
