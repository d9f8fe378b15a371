/// Straight and curved lines, as path data of SVG describe them.
///
/// ```swift
/// let triangle = try VectorPath(data: "M12 3L22 21H2Z")
/// ```
public struct VectorPath: Sendable, Hashable {
    /// A movement of the pen; all points are absolute.
    public enum Element: Sendable, Hashable {
        /// Begins a line at a point.
        case move(Point)
        /// A straight line.
        case line(Point)
        /// A curve of one control point, and its end.
        case quad(Point, Point)
        /// A curve of two control points, and its end.
        case curve(Point, Point, Point)
        /// A straight line to where the last line began.
        case close
    }

    /// The movements, in order.
    public internal(set) var elements: [Element] = []
    /// The first number that was NaN, infinite or out of range, as text.
    package internal(set) var unusable: String?

    /// The maximum length of path data, in bytes.
    public static let lengthLimit = 65_536

    /// Creates a path of movements; numbers that are NaN, infinite or out of range become 0.
    public init(_ elements: [Element] = []) {
        for element in elements { append(element) }
    }

    /// Creates a path from data with the commands M, L, H, V, C, Q, A and Z of SVG 2, absolute or relative.
    ///
    /// Arcs become curves.
    ///
    /// - Throws: ``ShapeError`` with the place of what is none of these, such as a smooth curve.
    /// - Complexity: Linear in the length of the data.
    public init(data: String) throws(ShapeError) {
        guard data.utf8.count <= Self.lengthLimit else {
            throw .tooLong(bytes: data.utf8.count)
        }
        var reader = PathReader(data)
        try reader.read()
        elements = reader.elements
    }
}

/// A reader of path data, byte by byte.
private struct PathReader {
    private let bytes: [UInt8]
    private var place = 0
    private var pen = Point(x: 0, y: 0)
    private var start = Point(x: 0, y: 0)
    private(set) var elements: [VectorPath.Element] = []

    init(_ data: String) {
        bytes = Array(data.utf8)
    }

    mutating func read() throws(ShapeError) {
        var command: UInt8?
        skipBlanks()
        while let byte = byte {
            if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
                guard byte | 0x20 == UInt8(ascii: "m") || !elements.isEmpty else {
                    throw unexpected
                }
                command = byte
            } else {
                // Numbers without a command repeat the last one; after a movement they are lines.
                guard let last = command, last | 0x20 != UInt8(ascii: "z") else { throw unexpected }
                if last | 0x20 == UInt8(ascii: "m") { command = last - 1 }
                place -= 1
            }
            guard let command else { throw unexpected }
            try read(command)
            skipBlanks()
        }
    }

    /// Reads the numbers of a command at the place of its letter.
    private mutating func read(_ command: UInt8) throws(ShapeError) {
        let letter = command & 0xDF
        let origin = command == letter ? Point(x: 0, y: 0) : pen
        guard let count = Self.pointCounts[letter] else { throw unexpected }
        place += 1
        if letter == UInt8(ascii: "A") { return try readArc(from: origin) }
        var points: [Point] = []
        for _ in 0..<count {
            let x = try letter == UInt8(ascii: "V") ? pen.x : number() + origin.x
            let y = try letter == UInt8(ascii: "H") ? pen.y : number() + origin.y
            points.append(Point(x: x, y: y))
        }
        pen = points.last ?? start
        switch letter {
        case UInt8(ascii: "M"):
            start = pen
            elements.append(.move(pen))
        case UInt8(ascii: "C"): elements.append(.curve(points[0], points[1], pen))
        case UInt8(ascii: "Q"): elements.append(.quad(points[0], pen))
        case UInt8(ascii: "Z"): elements.append(.close)
        default: elements.append(.line(pen))
        }
    }

    /// The numbers of points of commands, by their letters.
    private static let pointCounts: [UInt8: Int] = Dictionary(
        uniqueKeysWithValues: zip("MLHVCQAZ".utf8, [1, 1, 1, 1, 3, 2, 1, 0])
    )

    /// Reads the numbers of an arc, whose end counts from a point.
    private mutating func readArc(from origin: Point) throws(ShapeError) {
        let first = place
        let arc = try EllipseArc(
            radii: Point(x: number(), y: number()),
            rotation: number(),
            isLarge: flag(),
            isClockwise: flag()
        )
        let end = try Point(x: number() + origin.x, y: number() + origin.y)
        let curves = arc.curves(from: pen, to: end)
        guard curves.flatMap(\.points).allSatisfy(\.isUsable) else {
            throw .unexpected(text(from: first), offset: first)
        }
        elements += curves
        pen = end
    }

    /// Reads one digit, 0 or 1, behind which a number may follow at once.
    private mutating func flag() throws(ShapeError) -> Bool {
        skipSeparator()
        guard let byte, byte | 1 == UInt8(ascii: "1") else { throw unexpected }
        place += 1
        return byte == UInt8(ascii: "1")
    }

    /// Reads a number.
    private mutating func number() throws(ShapeError) -> Double {
        skipSeparator()
        let first = place
        skipDigits(behind: "+-")
        if byte == UInt8(ascii: ".") {
            place += 1
            skipDigits()
        }
        if place > first, let exponent = byte, exponent | 0x20 == UInt8(ascii: "e") {
            place += 1
            skipDigits(behind: "+-")
        }
        guard let number = Double(text(from: first)) else { throw unexpected }
        guard number.isLength else { throw .unexpected(text(from: first), offset: first) }
        return number
    }

    private mutating func skipDigits(behind signs: String = "") {
        if let byte, signs.utf8.contains(byte) { place += 1 }
        while let byte, byte &- UInt8(ascii: "0") < 10 { place += 1 }
    }

    /// Skips blanks, and a comma at most.
    private mutating func skipSeparator() {
        skipBlanks()
        if byte == UInt8(ascii: ",") {
            place += 1
            skipBlanks()
        }
    }

    private mutating func skipBlanks() {
        while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { place += 1 }
    }

    private func text(from first: Int) -> String {
        String(decoding: bytes[first..<place], as: UTF8.self)
    }

    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    private var unexpected: ShapeError {
        let rest = String(decoding: bytes[min(place, bytes.count)...].prefix(4), as: UTF8.self)
        return .unexpected(String(rest.prefix(1)), offset: place)
    }
}
