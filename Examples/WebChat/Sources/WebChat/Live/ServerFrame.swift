import Drawing
import Hosting

/// What a page is sent: an array of JSON with a letter and its values.
enum ServerFrame {
    /// Operations on the page that it has, as JSON, with the digest of the page after them, and a new value if it changed.
    case patch(String, digest: String, resume: String?)
    /// Operations that fill the page, which has no rows then.
    case fill(String, digest: String, resume: String?)
    /// Nothing has changed since the page was left.
    case same
    /// A command was committed, and its message is in the page if its window has it.
    case done(id: String)
    /// A command was refused, for a reason.
    case refused(id: String, reason: String)
    /// The text of a message.
    case text(id: String, String)
    /// The address to which a tap leads.
    case open(String)
    /// The row to which a tap leads.
    case scroll(row: String)
    /// The text that a tap copies.
    case copy(String)
    /// The texts that were entered in a row are in the page; of its fields, those with a text here have that in place of
    /// theirs. Without a list nothing was taken, as the row had changed.
    case entered([String?]?)
    /// Somebody writes.
    case typing(name: String)
    /// The members who are present, of those whom the page lists.
    case present([String])
    /// The numbers of unread messages of a room.
    case unread(room: String, messages: Int, mentions: Int)

    /// The bytes of a frame about typing at most.
    private static let typingLimit = 24

    /// The letters of all frames.
    static let letters = ["p", "f", "n", "d", "e", "g", "o", "q", "y", "c", "t", "a", "u"]

    /// The letter of the frame.
    var letter: String {
        switch self {
        case .patch: "p"
        case .fill: "f"
        case .same: "n"
        case .done: "d"
        case .refused: "e"
        case .text: "g"
        case .open: "o"
        case .scroll: "q"
        case .copy: "y"
        case .entered: "c"
        case .present: "a"
        case .typing: "t"
        case .unread: "u"
        }
    }

    /// The frame as a line of JSON.
    var json: String {
        switch self {
        case .patch(let operations, let digest, let resume),
            .fill(let operations, let digest, let resume):
            // A digest has letters, digits and what needs no escape.
            line("\"\(digest)\"", operations, resume.map(Self.string))
        case .same: line()
        case .done(let id): line(Self.string(id))
        case .refused(let id, let reason): line(Self.string(id), Self.string(reason))
        case .text(let id, let text): line(Self.string(id), Self.string(text))
        case .open(let address): line(Self.string(address))
        case .scroll(let row): line(Self.string(row))
        case .copy(let text): line(Self.string(text))
        case .entered(let texts):
            line(texts.map { "[\($0.map(Self.stringOrNull).joined(separator: ","))]" })
        case .typing(let name): typing(name)
        case .present(let people):
            line(people.isEmpty ? nil : people.map(Self.string).joined(separator: ","))
        case .unread(let room, let messages, let mentions):
            line(Self.string(room), "\(messages)", "\(mentions)")
        }
    }

    /// Shortens a name until the frame is short enough.
    private func typing(_ name: String) -> String {
        let whole = line(Self.string(name))
        guard whole.utf8.count > Self.typingLimit else { return whole }
        var short = name
        while !short.isEmpty {
            short.removeLast()
            let frame = line(Self.string("\(short)…"))
            if frame.utf8.count <= Self.typingLimit { return frame }
        }
        return line(Self.string("…"))
    }

    private func line(_ values: String?...) -> String {
        "[\(([Self.string(letter)] + values.compactMap(\.self)).joined(separator: ","))]"
    }

    private static func stringOrNull(_ text: String?) -> String { text.map(string) ?? "null" }

    /// Returns a text as JSON.
    private static func string(_ text: String) -> String {
        // `[1,"…"]`, without what is around the text.
        String(PageOperation.remove(text).json.dropFirst(3).dropLast())
    }
}
