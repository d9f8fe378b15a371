/// A row of a live page: the element of a list, and the rules that the page's sheet lacks.
public struct HTMLRow: Sendable, Hashable {
    /// The id of the element, which is that of the entry, escaped.
    public let id: String
    /// The element, a `<li>`.
    public let html: String
    /// The rules for this element that are not in the sheet of the page, nested in its selector as CSS Nesting has it;
    /// empty if there are none.
    public let rules: String

    /// Creates a row from its pieces, such as those that a client has received.
    public init(id: String, html: String, rules: String = "") {
        self.id = id
        self.html = html
        self.rules = rules
    }

    /// The HTML in the element, for a page that puts it into an element of its own with the same id.
    public var content: String {
        let bytes = html.utf8
        guard let start = bytes.firstIndex(of: UInt8(ascii: ">")), html.hasSuffix("</li>") else {
            return html
        }
        return String(bytes[bytes.index(after: start)...].dropLast(5)) ?? html
    }
}

extension HTMLRow {
    /// Returns whether both are the same bytes, which texts that are canonically equivalent may not be.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id.utf8.elementsEqual(rhs.id.utf8) && lhs.html.utf8.elementsEqual(rhs.html.utf8)
            && lhs.rules.utf8.elementsEqual(rhs.rules.utf8)
    }

    /// Hashes what equal rows have in common.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(html)
    }
}
