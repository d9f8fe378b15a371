import Drawing

extension ScreenPage {
    /// Returns the page after a patch.
    ///
    /// - Throws: ``PagePatchError`` if the patch is of another page.
    /// - Complexity: O(*n*) for each operation on *n* rows, linear in the HTML of its row.
    public func applying(_ patch: PagePatch) throws(PagePatchError) -> ScreenPage {
        var page = self
        for operation in patch.operations { try page.apply(operation) }
        page.trim()
        return page
    }

    private mutating func apply(_ operation: PageOperation) throws(PagePatchError) {
        switch operation {
        case .insert(let row, let next):
            guard !rows.contains(where: { $0.id == row.id }) else { throw .unexpectedRow(row.id) }
            rows.insert(row, at: try place(before: next))
        case .remove(let id): rows.remove(at: try place(of: id))
        case .move(let id, let next):
            let row = rows.remove(at: try place(of: id))
            rows.insert(row, at: try place(before: next))
        case .replace(let row): try change(row.id) { $0 = row }
        case .setText(let id, let node, let text):
            try change(id, node) { $0.setText(node, text) }
        case .setAttribute(let id, let node, let name, let value):
            try change(id, node) { $0.setAttribute(node, name, value) }
        case .setChildren(let id, let node, let from, let count, let html):
            try change(id, node) { $0.setChildren(node, from: from, count: count, html) }
        case .setRules(let id, let rules):
            try change(id) { $0 = HTMLRow(id: id, html: $0.html, rules: rules) }
        case .setCounts(let older, let newer): (self.older, self.newer) = (older, newer)
        case .setStyle(let style): self.style = style
        }
    }

    private func place(before id: String?) throws(PagePatchError) -> Int {
        guard let id else { return rows.count }
        return try place(of: id)
    }

    private func place(of id: String) throws(PagePatchError) -> Int {
        guard let place = rows.firstIndex(where: { $0.id == id }) else { throw .unexpectedRow(id) }
        return place
    }

    /// Changes a row or the bars on one side.
    private mutating func change(
        _ id: String,
        _ body: (inout HTMLRow) throws(PagePatchError) -> Void
    ) throws(PagePatchError) {
        switch id {
        case bars.top.id: try body(&bars.top)
        case bars.bottom.id: try body(&bars.bottom)
        default: try body(&rows[place(of: id)])
        }
    }

    private mutating func change(
        _ id: String,
        _ node: Int,
        _ body: (inout RowMarkup) -> Bool
    ) throws(PagePatchError) {
        try change(id) { row throws(PagePatchError) in
            guard var markup = RowMarkup(row.html), body(&markup) else {
                throw .unknownNode(row: id, node: node)
            }
            row = HTMLRow(id: id, html: markup.html, rules: row.rules)
        }
    }
}
