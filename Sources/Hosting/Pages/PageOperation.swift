public import Drawing

/// A step of a patch of a page.
///
/// Rows are named by the ids of their elements. Nodes of a row, elements and texts, are numbered in the order of their
/// beginnings; the row's own element is 0.
public enum PageOperation: Sendable, Hashable {
    /// Inserts a row before another one; at the end for nil.
    case insert(HTMLRow, before: String?)
    /// Removes a row.
    case remove(String)
    /// Moves a row before another one; to the end for nil.
    case move(String, before: String?)
    /// Replaces a row by another one with the same id.
    case replace(HTMLRow)
    /// Sets the characters of a text.
    case setText(row: String, node: Int, String)
    /// Sets the value of an attribute, which the element has.
    case setAttribute(row: String, node: Int, name: String, String)
    /// Replaces some children of an element, from an index on, by the nodes of a piece of HTML.
    case setChildren(row: String, node: Int, from: Int, count: Int, html: String)
    /// Sets the rules that a row brings.
    case setRules(row: String, String)
    /// Sets the numbers of messages before and after the rows.
    case setCounts(older: Int, newer: Int)
    /// Sets the style of all rows.
    case setStyle(ScreenStyle)
}

extension PageOperation {
    /// The operation as a line of JSON: an array with the number of the case, the first is 0, and then its values in
    /// their order; a row is its id, its HTML and, if it has any, its rules, and comes after the id that it is before.
    public var json: String {
        switch self {
        case .insert(let row, let next):
            line(0, string(next), string(row.id), string(row.html), rules(of: row))
        case .remove(let id): line(1, string(id))
        case .move(let id, let next): line(2, string(id), string(next))
        case .replace(let row): line(3, string(row.id), string(row.html), rules(of: row))
        case .setText(let id, let node, let text): line(4, string(id), "\(node)", string(text))
        case .setAttribute(let id, let node, let name, let value):
            line(5, string(id), "\(node)", string(name), string(value))
        case .setChildren(let id, let node, let from, let count, let html):
            line(6, string(id), "\(node)", "\(from)", "\(count)", string(html))
        case .setRules(let id, let rules): line(7, string(id), string(rules))
        case .setCounts(let older, let newer): line(8, "\(older)", "\(newer)")
        case .setStyle(let style):
            line(
                9,
                string(style.sheet),
                string(style.symbols),
                string(style.direction),
                "\(style.rowHeight)"
            )
        }
    }

    private func line(_ kind: Int, _ values: String?...) -> String {
        "[\(kind),\(values.compactMap(\.self).joined(separator: ","))]"
    }

    private func string(_ text: String?) -> String { JSONLine.string(text) }

    private func rules(of row: HTMLRow) -> String? {
        row.rules.isEmpty ? nil : string(row.rules)
    }
}
