public import Drawing

/// The messages of a channel in a live page: rows with keys, in a style, as a value.
///
/// Any process that has the same messages, state, instant and components makes the same page. ``PagePatch`` leads from
/// one page to another.
public struct ScreenPage: Sendable, Hashable {
    /// The largest number of rows of a page.
    public static let limit = 150

    /// The style of the rows.
    public internal(set) var style: ScreenStyle
    /// The rows, the oldest message first, at most ``limit``.
    public internal(set) var rows: [HTMLRow]
    /// The number of messages before the first row.
    public internal(set) var older: Int
    /// The number of messages after the last row.
    public internal(set) var newer: Int
    /// The bars above and below the rows, if the host has set those of ``ChannelPages/bars(of:at:)``.
    public var bars: ScreenBars

    /// Creates a page, such as one of rows that are kept; more than ``limit`` rows are too many.
    public init(
        style: ScreenStyle,
        rows: [HTMLRow],
        older: Int,
        newer: Int,
        bars: ScreenBars = .none
    ) {
        (self.style, self.rows, self.older, self.newer) = (style, rows, older, newer)
        self.bars = bars
    }

    /// The list with its rows, as an element.
    public var html: String {
        let head = """
            <ol class="list" role="list" dir="\(style.direction)" \
            data-older="\(older)" data-newer="\(newer)">
            """
        return head + rows.map(\.html).joined() + "</ol>"
    }

    /// The rules that rows and bars bring, in the order of the rows; they go behind the sheet of the style.
    public var rules: String {
        (rows + bars.rows).map(\.rules).joined()
    }

    /// Drops the oldest of more rows than a page has.
    mutating func trim() {
        let excess = rows.count - Self.limit
        guard excess > 0 else { return }
        rows.removeFirst(excess)
        older &+= excess
    }
}

/// The style sheet of a live page, and what goes with it.
public struct ScreenStyle: Sendable, Hashable {
    /// The style sheet of the page.
    public let sheet: String
    /// The symbols that rows refer to; they go into the page, before its rows.
    public let symbols: String
    /// The reading direction of the page, `ltr` or `rtl`.
    public let direction: String
    /// The usual height of a row, in points: an estimate for the room of messages that are not in the page.
    public let rowHeight: Double
}
