public import Drawing
import Views

/// A view that a node of a row shows, or a run of its text.
struct RowTarget {
    let view: View
    let run: Int?

    /// A row as it is drawn, with the numbers of its views.
    typealias DrawnRow = (html: String, views: [HTMLRows.NumberedView])

    init(view: View, run: Int?) {
        (self.view, self.run) = (view, run)
    }

    /// Finds what a node shows; nil for elements around all views.
    init?(_ number: Int, of drawn: DrawnRow) throws(RowInputError) {
        guard let found = RowMarkup(drawn.html)?.value(of: "data-view", at: number) else {
            throw .unknownNode(number)
        }
        guard let index = found.flatMap({ Int($0) }) else { return nil }
        self.init(view: drawn.views[index].view, run: drawn.views[index].run)
    }
}

extension HTMLRow {
    /// The numbers of the nodes of its fields, in document order; empty if it is not written by this package.
    ///
    /// - Complexity: Linear in the HTML.
    public var fieldNodes: [Int] { RowMarkup(html)?.root.fields(from: 0) ?? [] }
}

/// The texts that a reader has entered in fields of a row.
struct EnteredTexts {
    private let texts: [(node: Int, field: TextField, text: String)]

    /// Finds the fields of texts by their nodes.
    init(_ texts: [Int: String], in drawn: RowTarget.DrawnRow) throws(RowInputError) {
        var found: [(Int, TextField, String)] = []
        for (node, text) in texts.sorted(by: { $0.key < $1.key }) {
            found.append((node, try Self.check(RowTarget(node, of: drawn), node), text))
        }
        self.texts = found
    }

    /// Returns the field that a node shows, if it is enabled.
    @discardableResult
    static func check(_ target: RowTarget?, _ node: Int) throws(RowInputError) -> TextField {
        guard let field = target?.view as? TextField, field.isEnabled else { throw .noField(node) }
        return field
    }

    /// Enters the texts in the fields that are left, as far as these allow it, and lays out what changed.
    func enter() {
        for (_, field, text) in texts where !field.text.utf8.elementsEqual(text.utf8) {
            // The browser undoes by itself.
            field.text = field.text
            field.take(.selectAll)
            field.take(text.isEmpty ? .delete(.characterBack) : .insert(text))
            field.andAround.first { $0.superview == nil }?.layoutIfNeeded()
        }
    }

    /// The texts of the fields that are not those that were entered, by their nodes; empty ones in place of secrets.
    var changed: [Int: String] {
        let changed = texts.filter { !$0.field.text.utf8.elementsEqual($0.text.utf8) }
        return Dictionary(
            uniqueKeysWithValues: changed.map { ($0.node, $0.field.isSecure ? "" : $0.field.text) }
        )
    }
}
