extension RichText: ExpressibleByStringInterpolation {
    /// Text with values in it, as `"\(name, .bold) left"` has.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var text = RichText()

        /// Begins with nothing.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds plain text.
        public mutating func appendLiteral(_ literal: String) {
            text.append(TextRun(literal))
        }

        /// Adds a text with its styles.
        public mutating func appendInterpolation(_ other: RichText) {
            text.append(contentsOf: other)
        }

        /// Adds what describes a value, in a style; plain if none is given.
        public mutating func appendInterpolation(
            _ value: some CustomStringConvertible,
            _ traits: TextTraits = [],
            target: TextTarget? = nil
        ) {
            text.append(TextRun(value.description, style: TextStyle(traits, target: target)))
        }
    }

    /// Creates text with values in it.
    public init(stringInterpolation interpolation: StringInterpolation) {
        self = interpolation.text
    }
}
