import Views

/// A path in straight pieces, as an area or as a line.
struct DrawnShape {
    private var pieces: [(start: Point, end: Point)] = []
    /// Half the width of a line; nil for an area.
    private let radius: Double?

    /// The number of pieces.
    var count: Int { pieces.count }

    /// Creates the area inside a path, or a line along it; curves are 16 pieces each.
    init(_ path: VectorPath, radius: Double? = nil) {
        self.radius = radius
        var (start, pen) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        for element in path.elements + [.move(start)] {
            switch element {
            case .move(let point):
                // An area ends where it begins.
                if radius == nil { add(from: pen, to: start) }
                (start, pen) = (point, point)
            case .close:
                add(from: pen, to: start)
                pen = start
            default:
                let controls = [pen] + element.points
                let count = controls.count > 2 ? 16 : 1
                for number in 1...count {
                    let next = Self.point(of: controls, at: Double(number) / Double(count))
                    add(from: pen, to: next)
                    pen = next
                }
            }
        }
    }

    private mutating func add(from start: Point, to end: Point) {
        if start != end { pieces.append((start, end)) }
    }

    /// Returns the point of a curve, between its controls, and between those, until one is left (De Casteljau).
    private static func point(of controls: [Point], at share: Double) -> Point {
        guard controls.count > 1 else { return controls[0] }
        let inner = zip(controls, controls.dropFirst()).map { first, last in
            Point(
                x: first.x + share * (last.x - first.x),
                y: first.y + share * (last.y - first.y)
            )
        }
        return point(of: inner, at: share)
    }

    /// Returns whether a point lies inside the area, or on the line.
    func covers(_ point: Point) -> Bool {
        var winding = 0
        for (start, end) in pieces {
            let (width, height) = (end.x - start.x, end.y - start.y)
            let (x, y) = (point.x - start.x, point.y - start.y)
            if let radius {
                let along = (x * width + y * height) / (width * width + height * height)
                let share = max(0, min(along, 1))
                let (left, top) = (x - share * width, y - share * height)
                if left * left + top * top <= radius * radius { return true }
            } else if (start.y <= point.y) != (end.y <= point.y), x < y / height * width {
                winding += height > 0 ? 1 : -1
            }
        }
        return winding != 0
    }
}
