/// What somebody sent before, to be sent again, and what was being written when they went to look for it.
struct SentTexts {
    private var texts: [String] = []
    /// The place of the one that is looked at; behind all of them while nothing is.
    private var place = 0
    private var draft = ""
    private static let limit = 200

    /// Remembers a text as the newest.
    mutating func add(_ text: String) {
        if texts.last != text { texts.append(text) }
        if texts.count > Self.limit { texts.removeFirst() }
        place = texts.count
        draft = ""
    }

    /// Returns the text before the one that is looked at; nothing if there is none.
    mutating func older(than text: String) -> String? {
        guard place > 0 else { return nil }
        keep(text)
        place -= 1
        return texts[place]
    }

    /// Returns the text behind the one that is looked at, at last what was being written; nothing behind that.
    mutating func newer(than text: String) -> String? {
        guard place < texts.count else { return nil }
        keep(text)
        place += 1
        return place < texts.count ? texts[place] : draft
    }

    /// Keeps what was changed where it is looked at.
    private mutating func keep(_ text: String) {
        if place < texts.count { texts[place] = text } else { draft = text }
    }
}
