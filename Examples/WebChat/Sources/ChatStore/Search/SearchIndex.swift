import GRDB

/// The full-text index of messages.
///
/// It has no texts of its own, and what it finds is compared with the message, so an entry too
/// many or a change of folding never shows a wrong message.
enum SearchIndex {
    /// A text that comes into the index, or goes.
    enum Change: Sendable, Hashable {
        /// A text that is added.
        case insert(String, number: Int64)
        /// A text that is removed, which must be the one that was added.
        case delete(String, number: Int64)
    }

    /// Makes a change.
    static func apply(_ change: Change, in database: Database) throws {
        switch change {
        case .insert(let text, let number):
            try database.run(
                "INSERT INTO search (rowid, text) VALUES (?, ?)",
                [number, SearchText.indexed(SearchText.folded(text))]
            )
        case .delete(let text, let number):
            try database.run(
                "INSERT INTO search (search, rowid, text) VALUES ('delete', ?, ?)",
                [number, SearchText.indexed(SearchText.folded(text))]
            )
        }
    }
}
