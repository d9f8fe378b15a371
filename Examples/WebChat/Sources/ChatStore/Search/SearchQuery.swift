/// The words of a search.
struct SearchQuery: Sendable, Hashable {
    /// The folded words, each once.
    let words: [String]
    private let bytes: [[UInt8]]

    /// The scalars of a search that count.
    private static let scalars = 200
    /// The trigrams that the index is asked for; the comparison with the text does the rest.
    private static let trigrams = 40

    /// Creates a search of what a person wrote; nothing in it is syntax.
    init(_ text: String) {
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.scalars)))
        var known: Set<String> = []
        words = SearchText.folded(start).split(whereSeparator: \.isWhitespace)
            .map { String($0).replacing("\0", with: "") }
            .filter { !$0.isEmpty && known.insert($0).inserted }
        bytes = words.map { Array($0.utf8) }
    }

    /// The expression for the index, or `nil` if the words have no trigrams.
    var expression: String? {
        let trigrams = words.flatMap(SearchText.trigrams).prefix(Self.trigrams)
        guard !trigrams.isEmpty else { return nil }
        return trigrams.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: " AND ")
    }

    /// Returns whether a text contains all words.
    func matches(_ text: String) -> Bool {
        let folded = Array(SearchText.folded(text).utf8)
        return bytes.allSatisfy { SearchQuery.contains($0, in: folded) }
    }

    private static func contains(_ word: [UInt8], in text: [UInt8]) -> Bool {
        guard let first = word.first, word.count <= text.count else { return word.isEmpty }
        return (0...(text.count - word.count)).contains { start in
            text[start] == first && text[start..<(start + word.count)].elementsEqual(word)
        }
    }
}
