/// One line of a built-in symbol, on a square of 24 units with the origin in its top left corner.
///
/// Lines are two units wide by default, with round ends and joins.
struct SymbolPath: Sendable, ExpressibleByStringLiteral {
    /// The movements of the pen, as path data of SVG.
    let data: StaticString
    /// Whether the enclosed area is filled too.
    let isFilled: Bool
    /// The width of the line, in units.
    let width: Double

    init(_ data: StaticString, isFilled: Bool = false, width: Double = 2) {
        self.data = data
        self.isFilled = isFilled
        self.width = width
    }

    init(stringLiteral data: StaticString) {
        self.init(data)
    }
}
