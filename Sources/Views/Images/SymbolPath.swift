/// One line of a built-in symbol, on a square of 24 units with the origin in its top left corner.
///
/// Lines are two units wide by default, with round ends and joins.
package struct SymbolPath: Sendable, ExpressibleByStringLiteral {
    /// The movements of the pen, as path data of SVG.
    package let data: StaticString
    /// Whether the enclosed area is filled too.
    package let isFilled: Bool
    /// The width of the line, in units.
    package let width: Double

    init(_ data: StaticString, isFilled: Bool = false, width: Double = 2) {
        (self.data, self.isFilled, self.width) = (data, isFilled, width)
    }

    package init(stringLiteral data: StaticString) { self.init(data) }
}

extension SymbolPath: Hashable {
    package static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.data.description == rhs.data.description && lhs.isFilled == rhs.isFilled
            && lhs.width == rhs.width
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(data.description) }
}
