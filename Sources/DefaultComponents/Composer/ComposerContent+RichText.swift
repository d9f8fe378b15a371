public import Views

extension ComposerContent {
    /// The text of the message: without white space at its ends, with mentions, and, if a message is edited,
    /// with the styles of the unchanged parts.
    ///
    /// - Complexity: Linear in the text, times the number of mentions.
    public var richText: RichText {
        let words = text.trimmed
        guard let old = editedMessage?.text else { return RichText(plain: words).marking(mentions) }
        return old.plain.trimmed == words ? old : old.changed(to: words).marking(mentions)
    }
}

extension RichText {
    /// Returns a new text, with the styles of this one for the parts that are equal at both ends.
    ///
    /// A link or a mention that was changed in part loses its target.
    fileprivate func changed(to words: String) -> RichText {
        let old = Array(plain.unicodeScalars)
        let new = Array(words.unicodeScalars)
        let common = min(old.count, new.count)
        let head = (0..<common).first { old[$0] != new[$0] } ?? common
        let tail =
            (0..<common - head).first {
                old[old.count - 1 - $0] != new[new.count - 1 - $0]
            } ?? common - head
        // A name that is followed by more letters is another one.
        let joins = { (words: ArraySlice<Unicode.Scalar>) in words.first?.isInWords == true }
        let isHeadCut = joins(new[head...]) && !joins(old[head...])
        let isTailCut = joins(new.dropLast(tail).suffix(1)) && !joins(old.dropLast(tail).suffix(1))
        var result = RichText()
        var start = 0
        for run in runs {
            let range = start..<start + run.text.unicodeScalars.count
            start = range.upperBound
            let isCut = isHeadCut && start == head
            result.append(run.part(range, in: range.clamped(to: 0..<head), isCut: isCut))
        }
        let middle = new[head..<new.count - tail]
        result.append(TextRun(String(String.UnicodeScalarView(middle))))
        start = 0
        for run in runs {
            let range = start..<start + run.text.unicodeScalars.count
            start = range.upperBound
            let kept = range.clamped(to: old.count - tail..<old.count)
            let isCut = isTailCut && range.lowerBound == old.count - tail
            result.append(run.part(range, in: kept, isCut: isCut))
        }
        return result
    }

    /// Returns the text with the names of users after an `@` as mentions.
    fileprivate func marking(_ users: [ChatUser]) -> RichText {
        guard !users.isEmpty else { return self }
        // The longest name first, so that Ann Lee is not Ann.
        let users = users.filter { !$0.name.trimmed.isEmpty }
            .sorted { ($0.name.trimmed.count, $1.id) > ($1.name.trimmed.count, $0.id) }
        var result = RichText()
        for run in runs {
            guard run.style.target == nil else {
                result.append(run)
                continue
            }
            run.appendMarked(users, to: &result)
        }
        return result
    }
}

extension TextRun {
    /// Returns the part of the run, which has a range of a text, that is in another range.
    fileprivate func part(_ range: Range<Int>, in kept: Range<Int>, isCut: Bool) -> TextRun {
        guard kept != range || isCut else { return self }
        guard !kept.isEmpty else { return TextRun("") }
        let scalars = text.unicodeScalars.dropFirst(kept.lowerBound - range.lowerBound)
        let words = String(String.UnicodeScalarView(scalars.prefix(kept.count)))
        var kept = style
        kept.target = nil
        return TextRun(words, style: kept)
    }

    /// Appends the run to a text, with mentions.
    fileprivate func appendMarked(_ users: [ChatUser], to result: inout RichText) {
        var rest = text[...]
        var plainStart = rest.startIndex
        var isAtWord = true
        while let character = rest.first {
            let place = rest.startIndex
            let user =
                isAtWord && character == "@" ? users.first { rest.names($0) } : nil
            guard let user else {
                isAtWord = !character.isLetter && !character.isNumber
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(1 + user.name.trimmed.count)
            result.append(TextRun(String(text[plainStart..<place]), style: style))
            var target = style
            target.target = .user(user.id)
            result.append(TextRun(String(text[place..<rest.startIndex]), style: target))
            plainStart = rest.startIndex
            isAtWord = false
        }
        result.append(TextRun(String(text[plainStart...]), style: style))
    }
}

extension Unicode.Scalar {
    /// Whether the character continues a word.
    fileprivate var isInWords: Bool {
        properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
    }
}

extension Substring {
    /// Returns whether the text begins with an `@` and the whole name of a user.
    fileprivate func names(_ user: ChatUser) -> Bool {
        let words = dropFirst()
        let name = user.name.trimmed
        guard words.starts(with: name) else { return false }
        guard let next = words.dropFirst(name.count).first else { return true }
        return !next.isLetter && !next.isNumber
    }
}
