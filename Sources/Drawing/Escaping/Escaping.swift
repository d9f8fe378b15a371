/// How words from data stand in a tree text, so that none can forge a line or a part of one.
///
/// A backslash and hidden characters are escaped everywhere: `\\`, `\n`, `\r`, `\t`, and `\u{202E}`
/// for all others.
enum Escaping {
    /// Returns the words in double quotes, which are escaped inside.
    static func quoted(_ words: String) -> String {
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

    /// Returns one word as it is, or in quotes if it is not one word or has the separator of a list.
    static func token(_ word: String, separator: Unicode.Scalar? = nil) -> String {
        isToken(word, separator) ? word : quoted(word)
    }

    private static func isToken(_ word: String, _ separator: Unicode.Scalar?) -> Bool {
        guard let first = word.unicodeScalars.first, first != "|", first != "#" else {
            return false
        }
        var isASCII = true
        for scalar in word.unicodeScalars {
            if scalar == " " || scalar == "\"" || scalar == "\\" || scalar == separator {
                return false
            }
            if scalar.isASCII {
                if scalar.value < 0x20 || scalar.value == 0x7F { return false }
            } else {
                isASCII = false
                if scalar.properties.isWhitespace { return false }
            }
        }
        return isASCII || !HiddenScalars(word).contains { $0.isHidden }
    }

    private static func isPlain(_ words: String) -> Bool {
        words.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
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
