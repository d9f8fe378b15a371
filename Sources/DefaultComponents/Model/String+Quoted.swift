extension String {
    /// The text in single quotes, escaped; for names that must be found again.
    package var quotedWhole: String {
        "'\(escaped)'"
    }

    /// The text in single quotes for an error, escaped and cut after 60 scalars.
    package var quoted: String {
        let scalars = unicodeScalars.prefix(61)
        guard scalars.count == 61 else { return "'\(escaped)'" }
        return "'\(String(String.UnicodeScalarView(scalars.dropLast())).escaped)…'"
    }

    /// The text on one line: control and format characters are written as `\u{1B}`.
    var escaped: String {
        guard unicodeScalars.contains(where: \.isHidden) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isHidden {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar could act on a terminal or reorder a line instead of being seen.
    fileprivate var isHidden: Bool {
        guard !isASCII else { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
