public import Views

extension ChatMessage {
    /// The text that the message shows: its text, a placeholder if it was deleted, or the name of an unknown
    /// kind.
    public var shownText: RichText {
        if isDeleted {
            return RichText([TextRun("Message deleted", style: TextStyle(.italic))])
        }
        guard let unknownKind else { return text }
        let separator = text.isEmpty ? "" : " "
        return RichText(
            text.runs + [TextRun("\(separator)(\(unknownKind))", style: TextStyle(.italic))]
        )
    }
}

extension String {
    /// Whether the text is one to three emoji and nothing else.
    var isFewEmoji: Bool {
        (1...3).contains(prefix(4).count) && allSatisfy(\.isShownAsEmoji)
    }
}

extension Character {
    /// Whether the character is drawn as a coloured picture, by itself or with a selector.
    var isShownAsEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        if first.properties.isEmojiPresentation { return true }
        guard first.properties.isEmoji, unicodeScalars.count > 1 else { return false }
        return unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
            || unicodeScalars.dropFirst().contains { $0.properties.isEmojiModifier }
    }
}
