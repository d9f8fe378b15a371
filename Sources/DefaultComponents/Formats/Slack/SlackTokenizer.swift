import Views

/// A tokenizer of Slack texts.
///
/// Code comes first: fences, then code inside a line, in which there are no other tokens. Each search ends at
/// its result or is not repeated, so it is linear for any text.
struct SlackTokenizer {
    let scalars: [Unicode.Scalar]
    let names: SlackNames
    var index = 0
    private var tokens: [SlackToken] = []
    private var literal = ""
    private var hasFences = true

    init(_ text: String, names: SlackNames) {
        scalars = Array(text.unicodeScalars)
        self.names = names
    }

    /// Returns the tokens of a text.
    static func tokens(of text: String, names: SlackNames) -> [SlackToken] {
        var tokenizer = SlackTokenizer(text, names: names)
        while tokenizer.index < tokenizer.scalars.count {
            tokenizer.step()
        }
        tokenizer.flush()
        return tokenizer.tokens
    }

    private mutating func step() {
        switch scalars[index] {
        case "`": readCode()
        case "<": readReference()
        case ":": readEmoji()
        case "&": readEntity()
        case "*", "_", "~": readMark()
        case "\n": add(.lineBreak, length: 1)
        default: addLiteral(scalars[index], length: 1)
        }
    }

    private mutating func readCode() {
        if hasFences, starts(with: "```") {
            if let end = firstIndex(of: "```", from: index + 3), end > index + 3 {
                return add(.codeBlock(code(index + 3, end)), length: end + 3 - index)
            }
            hasFences = firstIndex(of: "```", from: index + 3) != nil
        }
        guard scalar(at: index + 1) != "`", let end = lineIndex(of: "`", from: index + 1) else {
            repeat { addLiteral("`", length: 1) } while scalar(at: index) == "`"
            return
        }
        add(.code(code(index + 1, end)), length: end + 1 - index)
    }

    private mutating func readReference() {
        guard let end = referenceEnd(from: index + 1),
            let reference = SlackReference(string(index + 1, end), names: names)
        else { return addLiteral("<", length: 1) }
        add(.reference(reference), length: end + 1 - index)
    }

    /// Reads `:name:`; numbers and names of one or two letters are emoji only apart from words, because
    /// times and addresses have such parts too.
    private mutating func readEmoji() {
        let limit = min(index + 2 + EmojiNames.longest, scalars.count)
        var end = index + 1
        while end < limit, scalars[end].isEmojiNamePart {
            end += 1
        }
        guard scalar(at: end) == ":", end > index + 1 else { return addLiteral(":", length: 1) }
        let name = string(index + 1, end)
        let isCommon = name.utf8.count < 3 || name.unicodeScalars.allSatisfy { "0"..."9" ~= $0 }
        let isApart = !isWordPart(at: index - 1) && !isWordPart(at: end + 1)
        if let tone = EmojiNames.skinTone(name) {
            addLiteral(tone, length: end + 1 - index)
        } else if !isCommon || isApart, let emoji = EmojiNames.emoji(name) {
            literal += emoji
            index = end + 1
        } else {
            addLiteral(":", length: 1)
        }
    }

    private mutating func readEntity() {
        if startsQuote(at: index) {
            let isLong = starts(with: "&gt;&gt;&gt;")
            let length = isLong ? 12 : 4
            let hasBlank = scalar(at: index + length) == " "
            return add(.quote(toEnd: isLong), length: hasBlank ? length + 1 : length)
        }
        if starts(with: "&lt;") {
            addLiteral("<", length: 4)
        } else if starts(with: "&gt;") {
            addLiteral(">", length: 4)
        } else {
            addLiteral("&", length: starts(with: "&amp;") ? 5 : 1)
        }
    }

    private mutating func readMark() {
        let sign = scalars[index]
        let before = scalar(at: index - 1)
        let after = scalar(at: index + 1)
        let canOpen = after.map { !$0.isBlank && $0 != sign } ?? false
        let canClose = before.map { !$0.isBlank && $0 != sign } ?? false
        let mark = SlackMark(
            sign: sign,
            canOpen: canOpen && !isWordPart(at: index - 1),
            canClose: canClose && !isWordPart(at: index + 1)
        )
        guard mark.canOpen || mark.canClose else { return addLiteral(sign, length: 1) }
        add(.mark(mark), length: 1)
    }

    private mutating func add(_ token: SlackToken, length: Int) {
        flush()
        tokens.append(token)
        index += length
    }

    private mutating func addLiteral(_ scalar: Unicode.Scalar, length: Int) {
        literal.unicodeScalars.append(scalar)
        index += length
    }

    private mutating func flush() {
        guard !literal.isEmpty else { return }
        tokens.append(.text(literal))
        literal = ""
    }
}

/// A token of a Slack text, before emphasis is matched.
enum SlackToken {
    /// Text as readers see it.
    case text(String)
    /// A text with a target.
    case reference(SlackReference)
    /// Code inside a line.
    case code(String)
    /// Code in lines of its own.
    case codeBlock(String)
    /// A sign of emphasis at a word's boundary.
    case mark(SlackMark)
    /// The end of a line.
    case lineBreak
    /// The sign of a quoted line; `toEnd` quotes everything after it.
    case quote(toEnd: Bool)
}

/// A `*`, `_` or `~` that may begin or end emphasis.
struct SlackMark {
    let sign: Unicode.Scalar
    let canOpen: Bool
    let canClose: Bool

    /// The trait of the sign.
    var trait: TextTraits {
        switch sign {
        case "*": .bold
        case "_": .italic
        default: .strike
        }
    }
}
