/// A language, perhaps in a region, as a tag of BCP 47 such as `de`, `ar-EG` or `zh-Hant-TW`.
///
/// It never comes from the machine. Letters get the case that BCP 47 recommends, `_` is read as `-`, and extensions
/// such as `-u-nu-latn` are left out. Text that is no tag becomes `und`, the undetermined language.
public struct LanguageTag: Sendable, Hashable {
    /// The tag, such as `ar-EG`.
    public let identifier: String

    /// Creates a tag from its text.
    public init(_ identifier: String) {
        let parts = identifier.utf8.prefix(64).split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        var tag: [String] = []
        for part in parts {
            let text = String(Substring(part))
            let isWord =
                text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "z") ~= $0 }
                && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            guard isWord, 1...8 ~= text.utf8.count else { tag = []; break }
            if text.utf8.count == 1 { break }
            tag.append(Self.cased(text, isFirst: tag.isEmpty))
        }
        let isLanguage = tag.first.map { 2...3 ~= $0.count && $0.allSatisfy(\.isLetter) }
        self.identifier = isLanguage == true ? tag.joined(separator: "-") : "und"
    }

    /// Returns a subtag in its case: languages in lower case, scripts as titles, regions in upper case.
    private static func cased(_ text: String, isFirst: Bool) -> String {
        guard !isFirst, text.allSatisfy(\.isLetter) else { return text.lowercased() }
        switch text.utf8.count {
        case 2: return text.uppercased()
        case 4: return text.prefix(1).uppercased() + text.dropFirst().lowercased()
        default: return text.lowercased()
        }
    }

    /// The language alone, such as `ar`.
    public var language: LanguageTag { fallbacks.last ?? self }

    /// The tag and those that are more general, such as `ar-EG` and `ar`.
    public var fallbacks: [LanguageTag] {
        let parts = identifier.split(separator: "-")
        return parts.indices.map { LanguageTag(parts.dropLast($0).joined(separator: "-")) }
    }

    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool {
        let parts = identifier.split(separator: "-")
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
            return Self.rightToLeftScripts.contains(script)
        }
        return parts.first.map(Self.rightToLeftLanguages.contains) ?? false
    }

    private static let rightToLeftScripts: Set<Substring> = [
        "Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
    ]

    private static let rightToLeftLanguages: Set<Substring> = [
        "ar", "arc", "ars", "azb", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc",
        "mzn", "nqo", "pnb", "ps", "rhg", "sd", "sdh", "syr", "ug", "ur", "yi",
    ]
}

extension LanguageTag: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a tag from its text.
    public init(stringLiteral identifier: String) {
        self.init(identifier)
    }

    /// The tag.
    public var description: String { identifier }
}
