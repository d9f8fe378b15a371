/// The escaping of words from data in a tree text, so that none can forge a line or a part of one.
///
/// A backslash and hidden characters are escaped everywhere: `\\`, `\n`, `\r`, `\t`, and `\u{202E}`
/// for all others.
enum Escaping {
    /// Returns the words in double quotes, which are escaped inside.
    static func quoted(_ words: String) -> String {
        guard !isPlain(words) else { return "\"\(words)\"" }
        var text = "\""
        append(words, to: &text, escapingQuotes: true)
        text += "\""
        return text
    }

    /// Returns the words as the rest of a line, without quotes around them.
    static func line(_ words: String) -> String {
        guard !isPlain(words) else { return words }
        var text = ""
        append(words, to: &text, escapingQuotes: false)
        return text
    }

    /// Returns a word unchanged, or in quotes if it is not one word or contains the separator of a list.
    static func token(_ word: String, separator: Unicode.Scalar? = nil) -> String {
        isToken(word, separator) ? word : quoted(word)
    }

    private static func isToken(_ word: String, _ separator: Unicode.Scalar?) -> Bool {
        guard let first = word.utf8.first, first != UInt8(ascii: "|"), first != UInt8(ascii: "#")
        else { return false }
        var isASCII = true
        for byte in word.utf8 {
            switch byte {
            case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): return false
            case 0x80...: isASCII = false
            default: if let separator, UInt32(byte) == separator.value { return false }
            }
        }
        return isASCII
            || !word.unicodeScalars.contains { $0.properties.isWhitespace }
                && !HiddenScalars(word).contains { $0.isHidden }
    }

    /// Whether words can be in quotes without escaping.
    static func isPlain(_ words: String) -> Bool {
        words.utf8.allSatisfy {
            $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"")
        }
    }

    private static func append(_ words: String, to text: inout String, escapingQuotes: Bool) {
        for (scalar, isHidden) in HiddenScalars(words) {
            switch scalar {
            case "\\": text += "\\\\"
            case "\"" where escapingQuotes: text += "\\\""
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where isHidden:
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
