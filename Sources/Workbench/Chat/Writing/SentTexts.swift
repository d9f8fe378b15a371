import DefaultComponents

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
