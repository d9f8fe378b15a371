public import Drawing

/// The bars that plugins have open above and below the rows of a page.
///
/// Each side is a row, which is patched and tapped as those of messages are, and empty while no bar is open there. A page
/// puts both beside its list, in elements such as `<ul role="none">` that have the direction of its style.
public struct ScreenBars: Sendable, Hashable {
    /// The bars above the messages, in plugin order.
    public internal(set) var top: HTMLRow
    /// The bars below the messages, in plugin order.
    public internal(set) var bottom: HTMLRow

    /// The bars of a page on which none is open.
    public static let none = ScreenBars(top: Side.top.empty, bottom: Side.bottom.empty)

    /// Both sides, the upper first.
    public var rows: [HTMLRow] { [top, bottom] }

    /// A side of the messages.
    enum Side: String, CaseIterable {
        case top = "bars:top"
        case bottom = "bars:bottom"

        /// Creates the side whose row has an id; nil for the row of a message.
        init?(ofRow id: String) {
            guard let side = Self.allCases.first(where: { $0.rowID == id }) else { return nil }
            self = side
        }

        /// The id of its row, as that of a message with the same id would be.
        private var rowID: String { HTMLText.identifier(ofEntry: rawValue) }

        /// Its row without a bar.
        fileprivate var empty: HTMLRow { HTMLRow(id: rowID, html: "<li id=\"\(rowID)\"></li>") }
    }
}
