extension SlackTokenizer {
    /// Returns the scalar at an index; `nil` outside the text.
    func scalar(at index: Int) -> Unicode.Scalar? {
        scalars.indices.contains(index) ? scalars[index] : nil
    }

    /// Returns whether the rest of the text starts with another text.
    func starts(with text: String, at start: Int? = nil) -> Bool {
        scalars[(start ?? index)...].starts(with: text.unicodeScalars)
    }

    /// Returns the index of the next occurrence of a text; `nil` if there is none.
    func firstIndex(of text: String, from start: Int) -> Int? {
        guard start < scalars.count else { return nil }
        return (start..<scalars.count).first { starts(with: text, at: $0) }
    }

    /// Returns the index of a scalar before the end of the line; `nil` if there is none.
    func lineIndex(of scalar: Unicode.Scalar, from start: Int) -> Int? {
        let stop = scalars[start...].firstIndex { $0 == scalar || $0 == "\n" }
        return stop.flatMap { scalars[$0] == scalar ? $0 : nil }
    }

    /// Returns the index of the `>` that ends a reference; `nil` if there is none.
    func referenceEnd(from start: Int) -> Int? {
        let stop = scalars[start...].firstIndex { $0 == ">" || $0 == "<" || $0 == "\n" }
        return stop.flatMap { scalars[$0] == ">" ? $0 : nil }
    }

    /// Returns a part of the text.
    func string(_ start: Int, _ end: Int) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[start..<end])
        return String(view)
    }

    /// Returns a part of the text as code, with labels for addresses and decoded entities.
    func code(_ start: Int, _ end: Int) -> String {
        var text = ""
        var position = start
        while position < end {
            let next = scalars[position..<end].firstIndex(of: "<") ?? end
            text += string(position, next)
            position = next
            guard position < end else { break }
            if let close = referenceEnd(from: position + 1), close < end,
                let label = label(string(position + 1, close))
            {
                text += label
                position = close + 1
            } else {
                text += "<"
                position += 1
            }
        }
        return text.slackDecoded
    }

    /// Returns whether a quoted line starts here: `&gt;` at a line's start.
    func startsQuote(at index: Int) -> Bool {
        (index == 0 || scalars[index - 1] == "\n") && starts(with: "&gt;", at: index)
    }

    /// Returns whether the scalar at an index belongs to a word, so that no emphasis ends there.
    func isWordPart(at index: Int) -> Bool {
        scalar(at: index)?.isWordPart ?? false
    }

    private func label(_ reference: String) -> String? {
        let parts = reference.split(separator: "|", maxSplits: 1)
        guard let address = parts.first, SlackReference.hasScheme(String(address)) else {
            return nil
        }
        return String(parts.count == 2 ? parts[1] : address)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is white space.
    var isBlank: Bool {
        isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
    }

    /// Whether the scalar may be part of the name of an emoji.
    var isEmojiNamePart: Bool {
        switch self {
        case "a"..."z", "0"..."9", "_", "-", "+", "'": true
        default: false
        }
    }

    /// Whether the scalar belongs to a word or a formula, next to which a sign is no emphasis.
    fileprivate var isWordPart: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "^", "=", "+", "\\", "@", "#", "$", "%": true
        case _ where isASCII: false
        default:
            properties.isAlphabetic || properties.numericType != nil
                || properties.generalCategory == .nonspacingMark
        }
    }
}
