extension JSONCursor {
    /// Returns the first of these members that has text; empty text counts as none.
    func text(_ keys: String...) throws(ConversationError) -> String? {
        for key in keys {
            if let text = try member(key)?.string(), !text.isEmpty {
                return text
            }
        }
        return nil
    }
}
