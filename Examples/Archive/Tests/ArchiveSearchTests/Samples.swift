import ArchiveSearch
import Components
import Foundation

/// Documents and queries of a seeded random generator.
struct Samples {
    /// The kind of texts.
    enum Kind: CaseIterable {
        case english, chinese, korean, thai, mixed, hostile
    }

    private var random: SeededRandom
    private let kind: Kind
    private let vocabulary: [String]

    init(_ kind: Kind, seed: UInt64, words: Int = 400) {
        self.kind = kind
        random = SeededRandom(state: seed)
        var source = SeededRandom(state: 7)
        vocabulary = (0..<words).map { _ in
            (0..<Int.random(in: 1...4, using: &source)).map { _ in
                Self.syllables.randomElement(using: &source) ?? ""
            }.joined()
        }
    }

    /// Returns documents over some days, not in order.
    mutating func documents(_ count: Int, days: Int = 90) -> [SearchDocument] {
        let documents = (0..<count).map { number in
            let channel = Int.random(in: 0..<5, using: &random)
            let author = Int.random(in: 0..<8, using: &random)
            let second = 1_600_000_000 + number * days * 86_400 / count
            return SearchDocument(
                id: "m-\(second).\(number)",
                time: Timestamp(seconds: Int64(second)),
                channelID: "C\(channel)",
                channelName: Self.channels[channel],
                authorID: "U\(author)",
                authorName: Self.authors[author],
                text: text(),
                features: SearchFeatures(rawValue: UInt8.random(in: 0..<32, using: &random)),
                address: "c/\(channel)/\(second / 86_400).html#m-\(second).\(number)"
            )
        }
        return documents.shuffled(using: &random)
    }

    /// Returns queries for pieces of texts, with and without filters.
    mutating func queries(_ count: Int, in documents: [SearchDocument]) -> [String] {
        (0..<count).map { _ in
            let text = documents.randomElement(using: &random)?.text ?? ""
            var parts = (0..<Int.random(in: 0...2, using: &random)).map { _ in piece(of: text) }
            if Int.random(in: 0..<3, using: &random) == 0 {
                parts.append("\"\(piece(of: text, words: 2))\"")
            }
            if Int.random(in: 0..<3, using: &random) == 0 || parts.isEmpty {
                parts.append(Self.filters.randomElement(using: &random) ?? "")
            }
            return parts.joined(separator: " ")
        }
    }

    private mutating func piece(of text: String, words: Int = 1) -> String {
        let pieces = text.split(whereSeparator: { " \n\"“”".contains($0) })
        let start = Int.random(in: 0...max(0, pieces.count - words), using: &random)
        let piece = pieces.dropFirst(start).prefix(words).joined(separator: " ").unicodeScalars
        guard kind != .english, words == 1 else { return String(piece) }
        let first = Int.random(in: 0...max(0, piece.count - 2), using: &random)
        let length = Int.random(in: 1...4, using: &random)
        return String(String.UnicodeScalarView(piece.dropFirst(first).prefix(length)))
    }

    private mutating func text() -> String {
        let kinds: [Kind] = kind == .mixed ? Kind.allCases.filter { $0 != .mixed } : [kind]
        return (0..<Int.random(in: 1...14, using: &random))
            .map { _ in word(kinds.randomElement(using: &random) ?? kind) }
            .joined(separator: kind == .chinese || kind == .thai ? "" : " ")
    }

    private mutating func word(_ kind: Kind) -> String {
        switch kind {
        case .english, .mixed:
            let rank = pow(Double(vocabulary.count), Double.random(in: 0..<1, using: &random))
            return vocabulary[min(Int(rank), vocabulary.count - 1)]
        case .chinese:
            return letters(in: Array(0x4E00...0x4E40) + Array(0x30A1...0x30B0) + [0x3002])
        case .korean: return letters(in: Array(0xAC00...0xAC40) + [0x1100, 0x1161, 0x11A8])
        case .thai: return letters(in: Array(0xE01...0xE0A) + [0xE31, 0xE34, 0xE48])
        case .hostile: return Self.hostile.randomElement(using: &random) ?? ""
        }
    }

    private mutating func letters(in values: [UInt32]) -> String {
        let scalars = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
            Unicode.Scalar(values.randomElement(using: &random) ?? 0x41)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private static let syllables = [
        "ka", "re", "mi", "to", "lu", "sen", "dor", "vi", "pa", "qu", "é", "st", "ing", "er",
    ]
    private static let channels = ["general", "random", "日本語", "off topic", "Été"]
    private static let authors = [
        "Ada Lovelace", "Bob", "cleo", "Élodie", "山田", "x", "Zoë Q", "สมชาย",
    ]
    private static let filters = [
        "from:ada", "from:\"Ada Lovelace\"", "from:U3", "in:general", "in:日本", "in:ete",
        "has:link", "has:image", "before:2020-10-01", "after:2020-10", "after:2020-11-03",
        "before:2020", "from:山田 before:2020-11-11", "after:2019",
    ]
    private static let hostile = [
        "\u{0}", "\u{1}\u{0}", "\u{301}\u{302}", "a\u{301}", "\u{E31}",
        String(repeating: "x", count: 300),
        "a" + String(repeating: "\u{903}", count: 90), "<script>alert(1)</script>", "\u{202E}abc",
        "ﬁnﬂ", "İI", "ΣΑΣ", "ß", "👩‍👩‍👧", "👍🏽", "🇩🇪", "ｶﾞ", "한국", "한", "\u{FEFF}", "\u{10FFFF}",
        "from:ada", "has:link", "e\u{334}\u{301}", "\u{1100}\u{1161}\u{11A8}", "\u{E0101}x", "Ⅳ①",
    ]
}

/// A generator of random numbers that repeats itself with its seed.
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
