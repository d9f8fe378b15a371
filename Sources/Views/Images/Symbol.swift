public import Components

/// A small picture in one colour: lines for pages, characters for terminals, and words for assistive technology.
///
/// Register it under the name that `Image.symbol` gives; `registrar` is a plugin's or the app's container:
///
/// ```swift
/// registrar.replace(
///     .symbol("bookmark"),
///     with: try Symbol(path: "M6 3H18V21L12 16L6 21Z", characters: "▼", plain: "V", label: "Bookmark")
/// )
/// ```
public struct Symbol: Sendable, Hashable {
    /// The lines of a symbol.
    package enum Outline: Sendable, Hashable {
        /// Those of a built-in symbol, first drawn first.
        case builtIn([SymbolPath])
        /// A path, filled or as a line.
        case path(VectorPath, isFilled: Bool, lineWidth: Double)
    }

    /// The lines for pages.
    package let outline: Outline
    /// The part of the plane that is shown.
    package let viewBox: Rect
    /// The characters for terminals.
    public let characters: String
    /// The characters for terminals that have ASCII only.
    public let plainCharacters: String
    /// The name for assistive technology where no view has one; none for symbols that only decorate.
    public let label: String?

    /// Creates a symbol.
    ///
    /// - Parameters:
    ///   - data: The lines, as `VectorPath` reads them.
    ///   - viewBox: The part of the plane that is shown, in the units of the lines; its longer side is as long as the
    ///     symbol.
    ///   - isFilled: Whether the enclosed area is filled.
    ///   - lineWidth: The width of the line; a twelfth of the view box's without one.
    ///   - characters: The characters for terminals.
    ///   - columns: The cells that these take, 1 or 2.
    ///   - plain: The same in one or two characters of ASCII.
    ///   - label: The name for assistive technology.
    /// - Throws: ``ShapeError`` for lines that cannot be drawn, and for characters that take other cells.
    public init(
        path data: String,
        in viewBox: Rect = Rect(width: 24, height: 24),
        isFilled: Bool = false,
        lineWidth: Double? = nil,
        characters: String,
        columns: Int = 1,
        plain: String,
        label: String? = nil
    ) throws(ShapeError) {
        let width = lineWidth ?? viewBox.size.width / 12
        let lengths: [(String, Double, above: Double)] = [
            ("viewBox.x", viewBox.x, -.infinity), ("viewBox.y", viewBox.y, -.infinity),
            ("viewBox.width", viewBox.size.width, 0), ("viewBox.height", viewBox.size.height, 0),
            ("lineWidth", width, 0),
        ]
        for (property, length, least) in lengths where !(length > least && length.isLength) {
            throw .unusableLength(property, value: length)
        }
        let cells = CellUnits(characters).reduce(0) { $0 + CellWidth.cells(of: $1) }
        guard cells == columns, 1...2 ~= columns else {
            throw .otherCells(characters, stated: columns, found: cells)
        }
        guard 1...2 ~= plain.utf8.count, plain.utf8.allSatisfy({ 0x21..<0x7F ~= $0 }) else {
            throw .otherCells(plain, stated: 1, found: plain.utf8.count)
        }
        let path = try VectorPath(data: data)
        outline = .path(path, isFilled: isFilled, lineWidth: width)
        self.viewBox = viewBox
        (self.characters, plainCharacters, self.label) = (characters, plain, label)
    }
}

extension Symbol {
    /// The names that no plugin needs to register.
    static let builtInNames = Set(Components().keys(in: .symbol))
}

extension ValueSlot<Symbol> {
    /// The slot of the symbol of a name, for registering.
    public static func symbol(_ name: String) -> Self { ValueSlotFamily<Symbol>.symbol[name] }
}
