/// A place in a JSON document.
public struct JSONPosition: Sendable, Hashable {
    /// The line, from 1; a line ends with a line feed.
    public var line: Int

    /// The column in Unicode scalars, from 1.
    public var column: Int

    /// Creates a place; the default is the beginning.
    public init(line: Int = 1, column: Int = 1) {
        self.line = line
        self.column = column
    }
}

extension JSONPosition: Comparable {
    /// Orders the earlier place first.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}
