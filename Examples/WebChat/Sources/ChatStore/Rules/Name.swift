import Foundation

/// The name of a user or room, checked.
struct Name: Hashable {
    /// The name as it is shown: composed, with one space between words.
    let shown: String
    /// The form in which no two names are equal.
    let key: String

    /// Creates a name; throws if it is empty, too long, or has characters that cannot be seen.
    init(_ text: String) throws(StoreError) {
        guard text.utf8.count <= StoreLimits.nameBytes * 2 else {
            throw .nameNotValid(name: text)
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        let shown = words.joined(separator: " ").precomposedStringWithCanonicalMapping
        let key = Name.key(of: shown)
        guard let first = key.unicodeScalars.first, !first.isMark,
            shown.count <= StoreLimits.nameCharacters,
            shown.utf8.count <= StoreLimits.nameBytes,
            !text.unicodeScalars.contains(where: \.isUnseen),
            !key.unicodeScalars.contains(where: \.isUnseen)
        else { throw .nameNotValid(name: text) }
        self.shown = shown
        self.key = key
    }

    /// Returns the form of a name that is the same in any case and composition.
    static func key(of text: String) -> String {
        let words = text.precomposedStringWithCompatibilityMapping.split(
            whereSeparator: \.isWhitespace
        )
        return words.joined(separator: " ")
            .uppercased()
            .lowercased()
            .precomposedStringWithCompatibilityMapping
    }
}

extension Unicode.Scalar {
    /// Whether it is added to the character before.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    /// Whether it cannot be seen, or changes the direction of what follows.
    var isUnseen: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned:
            true
        default: properties.isDefaultIgnorableCodePoint || value == 0x2800
        }
    }
}
