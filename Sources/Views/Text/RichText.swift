/// Text as a list of styled runs.
///
/// Components are given runs; a tree prints the plain form.
public struct RichText: Sendable, Hashable {
    /// The runs, in reading order; none is empty.
    public private(set) var runs: [TextRun]

    /// Creates text from runs, leaving out empty ones and joining neighbours of one style.
    public init(_ runs: [TextRun] = []) {
        self.runs = []
        for run in runs {
            append(run)
        }
    }

    /// Creates text of one plain run.
    public init(plain text: String) { runs = text.isEmpty ? [] : [TextRun(text)] }

    /// Creates text of one plain run.
    public init(_ text: String) { self.init(plain: text) }

    /// The text without styles.
    public var plain: String {
        runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { runs.isEmpty }

    /// Adds a run at the end, joining it with the last one if their styles agree.
    public mutating func append(_ run: TextRun) {
        guard !run.text.isEmpty else { return }
        if let last = runs.indices.last, runs[last].style == run.style {
            runs[last].text += run.text
        } else {
            runs.append(run)
        }
    }

    /// Adds another text at the end.
    public mutating func append(contentsOf text: RichText) {
        for run in text.runs {
            append(run)
        }
    }
}

extension RichText: Codable {
    /// Reads the runs.
    public init(from decoder: any Decoder) throws { self.init(try [TextRun](from: decoder)) }
    /// Writes the runs.
    public func encode(to encoder: any Encoder) throws { try runs.encode(to: encoder) }
}

extension RichText: ExpressibleByStringLiteral {
    /// Creates text of one plain run.
    public init(stringLiteral value: String) { self.init(plain: value) }
}

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

        /// Adds what describes a value, in a style.
        public mutating func appendInterpolation(
            _ value: some CustomStringConvertible,
            style: TextStyle
        ) {
            text.append(TextRun(value.description, style: style))
        }
    }

    /// Creates text with values in it.
    public init(stringInterpolation interpolation: StringInterpolation) {
        self = interpolation.text
    }
}
