import Views

/// Random drawings of all commands.
enum RandomDrawing {
    static let size = Size(width: 64, height: 48)

    static func image(_ seed: Case) -> VectorImage {
        var generator = SeededGenerator(seed: seed)
        var image = VectorImage(size: size)
        image.flipsForRightToLeft = Bool.random(using: &generator)
        for _ in 0..<Int.random(in: 1...5, using: &generator) { add(to: &image, &generator, 0) }
        return image
    }

    /// Returns a path of lines and curves of all kinds.
    static func path(_ generator: inout SeededGenerator) -> VectorPath {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            return .circle(
                center: point(&generator),
                radius: .random(in: 1...30, using: &generator)
            )
        case 1:
            let (corner, radius) = (point(&generator), Double.random(in: 0...8, using: &generator))
            let rect = Rect(
                x: corner.x,
                y: corner.y,
                width: .random(in: 1...40, using: &generator),
                height: .random(in: 1...40, using: &generator)
            )
            return .rectangle(rect, cornerRadius: radius)
        case 2:
            var path = VectorPath([.move(point(&generator))])
            let (start, end) = (
                Double.random(in: -400...400, using: &generator),
                Double.random(in: -400...400, using: &generator)
            )
            path.addArc(
                center: point(&generator),
                radius: 15,
                from: start,
                to: end,
                clockwise: [nil, true, false].randomElement(using: &generator) ?? nil
            )
            return path
        default:
            var path = VectorPath([.move(point(&generator))])
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                path.append(element(&generator))
            }
            return path
        }
    }

    static func paint(_ generator: inout SeededGenerator) -> Paint {
        let colors: [Color] = [.black, .white, .systemRed, .systemBlue]
        let color = colors[Int.random(in: 0..<4, using: &generator)]
        guard Int.random(in: 0..<4, using: &generator) == 0 else { return .color(color) }
        return .linearGradient(
            [color, .systemGreen, .systemPink],
            from: point(&generator),
            to: point(&generator)
        )
    }

    private static func add(
        to image: inout VectorImage,
        _ generator: inout SeededGenerator,
        _ depth: Int
    ) {
        let path = path(&generator)
        switch Int.random(in: 0..<(depth > 2 ? 2 : 3), using: &generator) {
        case 0: image.fill(path, paint(&generator))
        case 1:
            let style = StrokeStyle(
                width: .random(in: 0.5...8, using: &generator),
                cap: Bool.random(using: &generator) ? .round : .butt,
                dash: Bool.random(using: &generator) ? [] : [3, 5, 2]
            )
            image.stroke(path, paint(&generator), style)
        default:
            let clip = Bool.random(using: &generator) ? path : nil
            let shadow = Bool.random(using: &generator) ? VectorImage.Shadow(.black) : nil
            image.group(alpha: .random(in: 0...1, using: &generator), clip: clip, shadow: shadow) {
                for _ in 0..<2 { add(to: &$0, &generator, depth + 1) }
            }
        }
    }

    private static func element(_ generator: inout SeededGenerator) -> VectorPath.Element {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: .move(point(&generator))
        case 1: .quad(point(&generator), point(&generator))
        case 2: .curve(point(&generator), point(&generator), point(&generator))
        case 3: .close
        default: .line(point(&generator))
        }
    }

    private static func point(_ generator: inout SeededGenerator) -> Point {
        Point(
            x: .random(in: -10...74, using: &generator),
            y: .random(in: -10...58, using: &generator)
        )
    }
}
