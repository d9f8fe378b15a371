import Components

/// The error of path data or a symbol that cannot be drawn.
public enum ShapeError: Error, Sendable, Hashable {
    /// Path data with a character or a number that does not belong there; empty at the end.
    case unexpected(String, offset: Int)
    /// Path data that are longer than ``VectorPath/lengthLimit``.
    case tooLong(bytes: Int)
    /// A view box or a line without a usable length.
    case unusableLength(String, value: Double)
    /// Characters of a symbol that take other cells in a terminal than the symbol states.
    case otherCells(String, stated: Int, found: Int)
}

extension ShapeError: CustomStringConvertible {
    /// The error, and how to fix it.
    public var description: String {
        switch self {
        case .unexpected("", let offset):
            "Path data end at byte \(offset), where a number is missing. To fix, write all numbers of the last command."
        case .unexpected(let text, let offset):
            "Path data have \(text.quoted) at byte \(offset). To fix, write the commands M, L, H, V, C, Q, A and Z, M first, "
                + "with their numbers, which are between -10,000,000 and 10,000,000, and other curves as C."
        case .tooLong(let bytes):
            "Path data have \(bytes) bytes. To fix, write at most \(VectorPath.lengthLimit)."
        case .unusableLength(let property, let value):
            "\(property.quoted) of a symbol was '\(value)', which is not a usable length. To fix, write a number "
                + "above 0 and below 10,000,000."
        case .otherCells(let characters, let stated, let found):
            "The characters \(characters.quoted) of a symbol take \(found) cells of a terminal, not \(stated). To fix, "
                + "state their cells, 1 or 2, or write other characters."
        }
    }
}
