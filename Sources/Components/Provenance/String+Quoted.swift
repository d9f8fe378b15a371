/// The way in which all errors, diagnostics and notes show text from outside.
extension String {
    /// The text in single quotes, on one line, cut after 200 characters.
    package var quoted: String {
        "'\(shown())'"
    }

    /// The text on one line, cut: control and format characters are written as `\u{1B}`.
    ///
    /// - Complexity: Linear in the limit, however long the text is.
    package func shown(upTo limit: Int = 200) -> String {
        if utf8.count <= limit, utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
        var text = ""
        var count = 0
        for scalar in unicodeScalars {
            let piece =
                scalar.isHidden
                ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
            count += piece.unicodeScalars.count
            guard count <= limit else { return text + "…" }
            text += piece
        }
        return text
    }
}

extension Sequence<String> {
    /// The texts in quotes, after 20 of them how many more there are.
    package var quotedList: String {
        map(\.quoted).list()
    }

    /// The texts behind each other, after 20 of them how many more there are.
    package func list(joint: String = ", ") -> String {
        let texts = Array(self)
        let rest = texts.count - 20
        return texts.prefix(20).joined(separator: joint)
            + (rest > 0 ? "\(joint)… and \(rest) more" : "")
    }
}

extension Unicode.Scalar {
    /// Whether the scalar could act on a terminal or reorder a line instead of being seen.
    fileprivate var isHidden: Bool {
        guard !isASCII else { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: properties.isNoncharacterCodePoint || properties.isDefaultIgnorableCodePoint
        }
    }
}

extension String {
    /// The text as Swift writes it, in quotes.
    package var literal: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\", "\"": text += "\\\(scalar)"
            case " "..."~": text.unicodeScalars.append(scalar)
            default: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return "\"\(text)\""
    }
}
