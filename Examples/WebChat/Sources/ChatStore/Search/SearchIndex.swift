import GRDB

/// The full-text index of messages.
///
/// It has no texts of its own, and what it finds is compared with the message, so an entry too
/// many or a change of folding never shows a wrong message.
enum SearchIndex {
    /// Adds a text.
    static func insert(_ text: String, number: Int64, in database: Database) throws {
        try database.run(
            "INSERT INTO search (rowid, text) VALUES (?, ?)",
            [number, SearchText.indexed(SearchText.folded(text))]
        )
    }

    /// Removes a text, which must be the one that was added.
    static func delete(_ text: String, number: Int64, in database: Database) throws {
        try database.run(
            "INSERT INTO search (search, rowid, text) VALUES ('delete', ?, ?)",
            [number, SearchText.indexed(SearchText.folded(text))]
        )
    }
}
