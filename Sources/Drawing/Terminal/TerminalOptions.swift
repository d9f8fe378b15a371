public import Views

/// The options of a picture for a terminal.
public struct TerminalOptions: Sendable, Hashable {
    /// The width of the picture in cells, 1 to 1,000; 80 by default.
    public var columns: Int {
        didSet { columns = Self.limited(columns) }
    }

    /// The characters for frames and symbols; text stays as it is.
    public var style: TerminalStyle

    /// The colours; none by default, for output that is not a terminal.
    public var colors: TerminalColors

    /// Whether the cursor is moved to its column after characters whose width terminals disagree on.
    ///
    /// Set it if the output is a terminal, so that the rest of the line stays in its column, and lay out with
    /// `CellMeasurer(makesRoom: true)`, so that nothing covers a character that the terminal draws wider.
    public var positionsCursor: Bool

    /// The mode that colours are chosen for.
    public var scheme: TreeScheme

    /// The colour of links, if colours are on.
    public var link: Color

    /// The colour of names that a message mentions.
    public var mention: Color

    /// The colour of bars beside backgrounds; a shade of the background by default.
    public var bar: Color?

    /// The colour of letters and signs without one of their own; black or white on their background by default.
    public var letters: Color?

    /// The colour of edges without one of their own.
    public var edge: Color

    /// Creates options.
    public init(
        columns: Int = 80,
        style: TerminalStyle = .unicode,
        colors: TerminalColors = .none,
        positionsCursor: Bool = false,
        scheme: TreeScheme = .light,
        link: Color = .systemBlue,
        mention: Color = .systemBlue,
        bar: Color? = nil,
        letters: Color? = nil,
        edge: Color = .gray
    ) {
        self.columns = Self.limited(columns)
        self.style = style
        self.colors = colors
        self.positionsCursor = positionsCursor
        self.scheme = scheme
        self.link = link
        self.mention = mention
        self.bar = bar
        self.letters = letters
        self.edge = edge
    }

    private static func limited(_ columns: Int) -> Int {
        max(1, min(columns, 1000))
    }
}

/// The characters for frames and symbols.
public enum TerminalStyle: String, Sendable, Hashable {
    /// Lines, corners and symbols of Unicode, each one cell wide.
    case unicode
    /// Characters that every terminal has.
    case ascii
}

/// The colours of a terminal.
public enum TerminalColors: String, Sendable, Hashable {
    /// No colours, no bold or underlined letters, no escape sequences for them.
    case none
    /// The 256 colours of xterm's palette.
    case indexed
    /// All 24-bit colours.
    case trueColor
}
