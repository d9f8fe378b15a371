import Views

/// A writer of the tokens of a Slack text as runs, with the traits at each.
struct SlackTextWriter {
    private var text = RichText()
    private var traits: TextTraits = []
    private var quotesToEnd = false
    private var isAtLineStart = true
    private var needsLineBreak = false
    private var holdsQuoteBreak = false

    /// Turns traits on or off.
    mutating func setTrait(_ trait: TextTraits, to isOn: Bool) {
        if isOn {
            traits.insert(trait)
        } else {
            traits.remove(trait)
        }
    }

    /// Writes a token.
    mutating func write(_ token: SlackToken) {
        switch token {
        case .text(let words): write(words)
        case .reference(let reference): write(reference.text, target: reference.target)
        case .code(let code): write(code, adding: .code)
        case .codeBlock(let code): writeBlock(code)
        case .mark(let mark): write(String(mark.sign))
        case .lineBreak: endLine()
        case .quote(let toEnd):
            quotesToEnd = quotesToEnd || toEnd
            traits.insert(.quote)
            releaseQuoteBreak()
        }
    }

    /// Returns the text that was written.
    mutating func finish() -> RichText {
        releaseQuoteBreak()
        return text
    }

    private mutating func write(
        _ words: String,
        adding looks: TextTraits = [],
        target: TextTarget? = nil
    ) {
        releaseQuoteBreak()
        if needsLineBreak {
            append("\n")
        }
        append(words, adding: looks, target: target)
        needsLineBreak = false
        isAtLineStart = false
    }

    /// Writes code on lines of its own, without the line breaks beside its fences.
    private mutating func writeBlock(_ code: String) {
        var lines = code[...]
        if lines.first?.isNewline == true {
            lines = lines.dropFirst()
        }
        if lines.last?.isNewline == true {
            lines = lines.dropLast()
        }
        write(isAtLineStart || needsLineBreak ? "" : "\n")
        append(String(lines), adding: .codeBlock)
        needsLineBreak = true
    }

    /// Ends a line; the break after a quoted one waits for the kind of the next line.
    private mutating func endLine() {
        releaseQuoteBreak()
        needsLineBreak = false
        isAtLineStart = true
        if traits.contains(.quote), !quotesToEnd {
            traits.remove(.quote)
            holdsQuoteBreak = true
        } else {
            append("\n")
        }
    }

    private mutating func releaseQuoteBreak() {
        guard holdsQuoteBreak else { return }
        holdsQuoteBreak = false
        append("\n")
    }

    private mutating func append(
        _ words: String,
        adding looks: TextTraits = [],
        target: TextTarget? = nil
    ) {
        text.append(TextRun(words, style: TextStyle(traits.union(looks), target: target)))
    }
}
