import Foundation

/// The folding of texts and of searches, and the trigrams by which texts are indexed.
enum SearchText {
    /// Returns a text without case, accents, and differences of width and composition.
    static func folded(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var folded = String.UnicodeScalarView()
        let scalars = text.decomposedStringWithCompatibilityMapping.uppercased().lowercased()
            .decomposedStringWithCompatibilityMapping.unicodeScalars
        for scalar in scalars where !(0x300...0x36F).contains(scalar.value) && scalar.value != 0 {
            folded.append(scalar)
        }
        return String(folded).precomposedStringWithCanonicalMapping
    }

    /// Returns a folded text with a mark around each ideograph.
    ///
    /// Words of one and two ideographs have trigrams thereby, which other words lack.
    static func indexed(_ folded: String) -> String {
        guard folded.unicodeScalars.contains(where: isIdeograph) else { return folded }
        var indexed = String.UnicodeScalarView()
        var isMarked = false
        for scalar in folded.unicodeScalars {
            let isIdeograph = isIdeograph(scalar)
            if isIdeograph, !isMarked { indexed.append(mark) }
            indexed.append(scalar)
            if isIdeograph { indexed.append(mark) }
            isMarked = isIdeograph
        }
        return String(indexed)
    }

    /// Returns the trigrams of a folded word, each once.
    static func trigrams(of word: String) -> [String] {
        let scalars = Array(indexed(word).unicodeScalars)
        guard scalars.count >= 3 else { return [] }
        var known: Set<String> = []
        return (0...(scalars.count - 3)).compactMap { start in
            var trigram = String.UnicodeScalarView()
            trigram.append(contentsOf: scalars[start..<(start + 3)])
            let text = String(trigram)
            return known.insert(text).inserted ? text : nil
        }
    }

    private static let mark: Unicode.Scalar = "\u{1}"

    /// Whether a scalar is a word or syllable in itself, or a picture.
    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x2600...0x27BF, 0x2E80...0x2FFF, 0x3005...0x3007, 0x3021...0xA4CF,
            0xAC00...0xD7FF, 0xF900...0xFAFF, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
