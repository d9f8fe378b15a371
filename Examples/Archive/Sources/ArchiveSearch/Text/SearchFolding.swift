import Foundation

/// The folding of scalars: compatibility decomposition, lower case, and no diacritics.
///
/// The script folds in the same way; a test compares both over all scalars.
struct SearchFolding {
    /// The number of foldings that are kept.
    private static let cacheSize = 8_192

    private var cache: [UInt32: [Unicode.Scalar]] = [:]

    /// Returns what a scalar becomes; nothing if it is a diacritic or invisible.
    mutating func fold(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        if let folded = cache[scalar.value] {
            return folded
        }
        if cache.count == Self.cacheSize { cache = [:] }
        let folded = Self.folded(scalar)
        cache[scalar.value] = folded
        return folded
    }

    private static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        guard !isKept(scalar) else { return [scalar] }
        return String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
            .filter { !isDropped($0) }
            .flatMap { part in replacements[part].map { Array($0.unicodeScalars) } ?? lowered(part)
            }
    }

    private static func lowered(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        let folded = Array(scalar.properties.lowercaseMapping.unicodeScalars)
        guard folded.count == 1, let replacement = replacements[folded[0]] else { return folded }
        return Array(replacement.unicodeScalars)
    }

    /// Letters that case mapping and decomposition do not reach.
    private static let replacements: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ħ": "h",
        "ł": "l", "ı": "i", "ς": "σ",
    ]

    /// Whether a scalar stays as it is: syllables of Hangul, and what is too new to decompose alike everywhere.
    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAC00...0xD7A3, 0xA7F1, 0x105C9, 0x105E4, 0x11380...0x113FF, 0x16121...0x16128,
            0x16D60...0x16D6F, 0x1CCD6...0x1CCF9:
            true
        default: false
        }
    }

    /// Whether a scalar is a diacritic, a vowel point, a variation, a skin tone or invisible.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5,
            0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4,
            0x6E7...0x6E8, 0x6EA...0x6ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200C...0x200F,
            0x202A...0x202E, 0x2060...0x2069, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
            0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }
}
