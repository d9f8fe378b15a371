import Components
import Drawing

/// Headings for reading, in which no name is longer than names are elsewhere.
extension TreeEntry {
    /// The line above the tree, with an id and a name that are cut.
    var shownHeading: String {
        var entry = self
        (entry.id, entry.author) = (id.cut, author.cut)
        return entry.heading
    }
}

extension TreeSection {
    /// The line above the section, with a name that is cut.
    var shownHeading: String {
        TreeSection(kind, name.cut).heading
    }
}

extension String {
    /// The text, of which no more is left than is shown of texts.
    fileprivate var cut: String {
        let limit = 200
        return unicodeScalars.count <= limit ? self : String(unicodeScalars.prefix(limit)) + "…"
    }
}
