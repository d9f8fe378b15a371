import Views

extension TextEdit {
    /// Returns a random edit of a key.
    static func random(using random: inout SeededGenerator) -> TextEdit {
        let way = TextMovement.allCases.randomElement(using: &random) ?? .characterBack
        switch Int.random(in: 0..<24, using: &random) {
        case 0..<10: return .insert(words.randomElement(using: &random) ?? "")
        case 10:
            return .insert((0..<6).map { _ in words.randomElement(using: &random) ?? "" }.joined())
        case 11, 12: return .delete(.characterBack)
        case 13: return .delete(way)
        case 14: return .kill(way)
        case 15: return .yank
        case 16: return .transpose
        case 17, 18: return .move(way)
        case 19, 20: return .select(way)
        case 21: return Int.random(in: 0..<20, using: &random) == 0 ? .selectAll : .copy
        case 22: return .undo
        default: return .redo
        }
    }

    /// Typed or pasted text: letters, characters that join their neighbours, and hostile text.
    private static let words = [
        "a", "b", " ", "  ", "the ", "don't", "3.14", "_", "-", ".", "'", "\n", "\r", "\r\n",
        "\n\n",
        "\t", "e", "\u{301}", "\u{308}", "\u{200D}", "\u{FE0F}", "👍", "👨", "👩\u{200D}👧", "🏽",
        "🇩", "🇪", "🇫🇷", "\u{1100}", "\u{1161}", "\u{11A8}", "한", "明", "天见", "日本", "क", "\u{94D}",
        "ष", "ि", "नी", "ไ", "ำ", "\u{5D0}", "\u{627}\u{644}", "\u{202E}", "\u{1B}[2J", "\u{0}",
        "\u{85}",
        "\u{2028}", "\u{AD}", "\u{200B}", "long words that wrap more than once",
        "https://example.com/a?b=c",
    ]
}
