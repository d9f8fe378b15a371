import DefaultComponents
import Views

/// What keys do while somebody writes.
struct ChatWriter {
    private var sent = SentTexts()

    /// What became of a key.
    enum Reply {
        /// It did something, or nothing was left to do.
        case taken
        /// A message was handed over.
        case sent
        /// Whoever writes goes back to the list.
        case leaves
        /// It does not concern what is written.
        case passed
    }

    /// Takes a key.
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

    /// Sends what is written, unless a suggestion is picked before.
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

    /// Closes what is offered, leaves an edit or an answer, or else the text.
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

    /// Goes to another suggestion or row, and from the first or last row to what was sent before or behind.
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

/// What somebody sent before, to be sent again, and what was being written when they went to look for it.
struct SentTexts {
    /// A text with the people who are mentioned in it.
    struct Entry {
        var text: String
        var mentions: [ChatUser]

        init(text: String = "", mentions: [ChatUser] = []) {
            self.text = text
            self.mentions = mentions
        }

        init(_ content: ComposerContent) {
            self.init(text: content.text, mentions: content.mentions)
        }
    }

    private var entries: [Entry] = []
    /// The place of the one that is looked at; behind all of them while nothing is.
    private var place = 0
    private var draft = Entry()
    private static let limit = 200

    /// Remembers a text as the newest.
    mutating func add(_ content: ComposerContent) {
        if entries.last?.text == content.text { entries.removeLast() }
        entries.append(Entry(content))
        if entries.count > Self.limit { entries.removeFirst() }
        place = entries.count
        draft = Entry()
    }

    /// Returns the text before the one that is looked at; nothing if there is none.
    mutating func older(than content: ComposerContent) -> Entry? {
        guard place > 0 else { return nil }
        keep(Entry(content))
        place -= 1
        return entries[place]
    }

    /// Returns the text behind the one that is looked at, at last what was being written; nothing behind that.
    mutating func newer(than content: ComposerContent) -> Entry? {
        guard place < entries.count else { return nil }
        keep(Entry(content))
        place += 1
        return place < entries.count ? entries[place] : draft
    }

    /// Keeps what was changed where it is looked at.
    private mutating func keep(_ entry: Entry) {
        if place < entries.count { entries[place] = entry } else { draft = entry }
    }
}
