import DefaultComponents
import Views

/// The keys of the composer: sending, suggestions and texts that were sent before.
struct ChatWriter {
    private var sent = SentTexts()

    /// The effect of a key.
    enum Reply {
        /// The composer handled it.
        case taken
        /// A message was sent.
        case sent
        /// Editing ends, and keys go to the list.
        case leaves
        /// The composer does not handle it.
        case passed
    }

    /// Handles a key.
    mutating func take(_ key: ChatKey, in composer: ComposerVC) -> Reply {
        switch key {
        case .enter: return send(composer)
        case .escape: return close(composer)
        case .tab:
            composer.pickSuggestion()
            return .taken
        case .backTab:
            composer.selectSuggestion(by: -1)
            return .taken
        case .up, .control("p"): return move(isUp: true, composer)
        case .down, .control("n"): return move(isUp: false, composer)
        case .modified(.character("r"), .alt):
            composer.noticeView.tap(at: Point(x: 1, y: 1))
            return .taken
        default:
            guard let edit = TextEdit(key) else { return .passed }
            composer.apply(edit)
            return .taken
        }
    }

    /// Sends the text, unless a suggestion is selected, which is picked first.
    mutating func send(_ composer: ComposerVC) -> Reply {
        if let suggestion = composer.suggestions.selected, composer.pickSuggestion(),
            !suggestion.isTyped
        {
            return .taken
        }
        let content = composer.content
        guard !content.isEmpty else { return .taken }
        composer.sendMessage()
        guard composer.content.text != content.text || composer.content.isEmpty else {
            return .taken
        }
        if content.editedMessage == nil { sent.add(content) }
        return .sent
    }

    /// Closes the suggestions, cancels an edit or a reply, or else ends editing.
    private func close(_ composer: ComposerVC) -> Reply {
        if !composer.suggestions.items.isEmpty {
            composer.dismissSuggestions()
        } else if composer.content.state != .new {
            composer.content.cancel()
        } else {
            return .leaves
        }
        return .taken
    }

    /// Goes to another suggestion or row, and from the first or last row to an earlier or later sent text.
    private mutating func move(isUp: Bool, _ composer: ComposerVC) -> Reply {
        if !composer.suggestions.items.isEmpty {
            composer.selectSuggestion(by: isUp ? -1 : 1)
            return .taken
        }
        var content = composer.content
        if composer.isInLastRow(isUp: isUp), content.editedMessage == nil,
            let other = isUp ? sent.older(than: content) : sent.newer(than: content)
        {
            content.editedText.replace(0..<content.text.utf8.count, with: other.text)
            for user in other.mentions { content.mention(user) }
            composer.content = content
        } else {
            composer.apply(.move(isUp ? .rowUp : .rowDown))
        }
        return .taken
    }
}

extension ComposerVC {
    /// Whether the cursor is in the first, or in the last, row.
    fileprivate func isInLastRow(isUp: Bool) -> Bool {
        let rows = (textInputView as? TextInputView)?.rows ?? TextRows(content.text)
        let row = rows.row(of: content.editedText.cursor)
        return row == (isUp ? 0 : rows.count - 1)
    }
}

extension ComposerSuggestion {
    /// Whether all of it is typed already.
    fileprivate var isTyped: Bool {
        replacement.hasPrefix(typed)
            && replacement.dropFirst(typed.count).allSatisfy(\.isWhitespace)
    }
}

/// The sent texts, to be sent again, and the draft that was written before the first of them was looked up.
struct SentTexts {
    /// A text with the people who are mentioned in it.
    typealias Entry = (text: String, mentions: [ChatUser])

    private var entries: [Entry] = []
    /// The index of the text that is shown; the count while none is.
    private var place = 0
    private var draft: Entry = ("", [])
    private static let limit = 200

    /// Remembers a text as the newest.
    mutating func add(_ content: ComposerContent) {
        if entries.last?.text == content.text { entries.removeLast() }
        entries.append((content.text, content.mentions))
        if entries.count > Self.limit { entries.removeFirst() }
        place = entries.count
        draft = ("", [])
    }

    /// Returns the text before the one that is shown; nil if there is none.
    mutating func older(than content: ComposerContent) -> Entry? {
        guard place > 0 else { return nil }
        keep((content.text, content.mentions))
        place -= 1
        return entries[place]
    }

    /// Returns the text after the one that is shown, or after the last text the draft; nil after that.
    mutating func newer(than content: ComposerContent) -> Entry? {
        guard place < entries.count else { return nil }
        keep((content.text, content.mentions))
        place += 1
        return place < entries.count ? entries[place] : draft
    }

    /// Keeps what was changed where it is looked at.
    private mutating func keep(_ entry: Entry) {
        if place < entries.count { entries[place] = entry } else { draft = entry }
    }
}
