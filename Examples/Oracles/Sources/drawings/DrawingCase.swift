import Views

/// One drawing.
struct DrawingCase: Decodable, Sendable {
    var width: Double
    var height: Double
    /// Whether right-to-left mirrors it.
    var flips: Bool
    var tint: ColorCase?
    /// The commands, the first at the back.
    var commands: [CommandCase]

    /// Adds the commands to a drawing.
    func draw(_ image: inout VectorImage) throws {
        image.flipsForRightToLeft = flips
        for command in commands { try command.draw(&image) }
    }
}

/// A command: a group if it has commands, a line if it has a width, otherwise an area.
struct CommandCase: Decodable, Sendable {
    var path: PathCase?
    var paint: PaintCase?
    /// The width of a line.
    var width: Double?
    var cap: String?
    var dash: [Double]?
    /// The opacity of a group, its shadow and what is in it; its path is the clip.
    var alpha: Double?
    var shadow: ShadowCase?
    var commands: [CommandCase]?

    func draw(_ image: inout VectorImage) throws {
        let path = try path?.made()
        if let commands {
            try image.group(alpha: alpha ?? 1, clip: path, shadow: shadow?.made) { image in
                for command in commands { try command.draw(&image) }
            }
        } else if let path, let paint {
            guard let width else { return image.fill(path, paint.made) }
            let cap = StrokeStyle.Cap(rawValue: cap ?? "") ?? .butt
            image.stroke(path, paint.made, StrokeStyle(width: width, cap: cap, dash: dash ?? []))
        }
    }
}

/// A path: path data, or pieces.
struct PathCase: Decodable, Sendable {
    var data: String?
    var pieces: [PieceCase]?

    func made() throws -> VectorPath {
        if let data { return try VectorPath(data: data) }
        var path = VectorPath()
        for piece in pieces ?? [] { piece.add(to: &path) }
        return path
    }
}

/// A piece of a path, with its numbers.
struct PieceCase: Decodable, Sendable {
    var kind: Kind
    var numbers: [Double]
    /// The direction of an arc.
    var isClockwise: Bool?

    enum Kind: String, Decodable {
        case move
        case line
        case quad
        case curve
        case arc
        case close
        case circle
        case rectangle
    }

    func add(to path: inout VectorPath) {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { place in
            Point(x: numbers[place], y: numbers[place + 1])
        }
        switch kind {
        case .move: path.append(.move(points[0]))
        case .line: path.append(.line(points[0]))
        case .quad: path.append(.quad(points[0], points[1]))
        case .curve: path.append(.curve(points[0], points[1], points[2]))
        case .arc:
            path.addArc(
                center: points[0],
                radius: numbers[2],
                from: numbers[3],
                to: numbers[4],
                clockwise: isClockwise
            )
        case .close: path.append(.close)
        case .circle: path = .circle(center: points[0], radius: numbers[2])
        case .rectangle:
            let rect = Rect(
                x: numbers[0],
                y: numbers[1],
                width: numbers[2],
                height: numbers[3]
            )
            path = .rectangle(rect, cornerRadius: numbers[4])
        }
    }
}

/// A paint: a colour, a gradient if it has a beginning and an end, or else the tint.
struct PaintCase: Decodable, Sendable {
    var colors: [ColorCase]
    var from: [Double]?
    var to: [Double]?

    var made: Paint {
        guard let color = colors.first?.color else { return .tint }
        guard let from, let to else { return .color(color) }
        return .linearGradient(
            colors.map(\.color),
            from: Point(x: from[0], y: from[1]),
            to: Point(x: to[0], y: to[1])
        )
    }
}

/// A colour: red, green and blue as a number, and the opacity, 0 to 255.
struct ColorCase: Decodable, Sendable {
    var rgb: UInt32
    var alpha: UInt8

    var color: Color { Color("\(rgb) \(alpha)", light: RGBA(rgb, alpha: alpha)) }
}

/// A shadow.
struct ShadowCase: Decodable, Sendable {
    var color: ColorCase
    var offset: [Double]
    var blur: Double

    var made: VectorImage.Shadow {
        VectorImage.Shadow(color.color, offset: Point(x: offset[0], y: offset[1]), blur: blur)
    }
}
