import Drawing
import Hosting

/// What a page is sent: an array of JSON with a letter and its values.
enum ServerFrame {
    /// Operations on the page that it has, with the digest of the page after them, and a new value if it changed.
    case patch(PagePatch, digest: String, resume: String?)
    /// Operations that fill the page, which has no rows then.
    case fill(PagePatch, digest: String, resume: String?)
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
    /// Somebody writes.
    case typing(name: String)
    /// The members who are present, of those whom the page lists.
    case present([String])
    /// The numbers of unread messages of a room.
    case unread(room: String, messages: Int, mentions: Int)

    /// The bytes of a frame about typing at most.
    private static let typingLimit = 24

    /// The frame as a line of JSON.
    var json: String {
        switch self {
        case .patch(let patch, let digest, let resume):
            Self.line("p", Self.string(digest), patch.json, resume.map(Self.string))
        case .fill(let patch, let digest, let resume):
            Self.line("f", Self.string(digest), patch.json, resume.map(Self.string))
        case .same: Self.line("n")
        case .done(let id): Self.line("d", Self.string(id))
        case .refused(let id, let reason): Self.line("e", Self.string(id), Self.string(reason))
        case .text(let id, let text): Self.line("g", Self.string(id), Self.string(text))
        case .open(let address): Self.line("o", Self.string(address))
        case .scroll(let row): Self.line("q", Self.string(row))
        case .copy(let text): Self.line("y", Self.string(text))
        case .typing(let name): Self.typing(name)
        case .present(let people): "[\((["a"] + people).map(Self.string).joined(separator: ","))]"
        case .unread(let room, let messages, let mentions):
            Self.line("u", Self.string(room), "\(messages)", "\(mentions)")
        }
    }

    /// Shortens a name until the frame is short enough.
    private static func typing(_ name: String) -> String {
        let whole = line("t", string(name))
        guard whole.utf8.count > typingLimit else { return whole }
        var short = name
        while !short.isEmpty {
            short.removeLast()
            let frame = line("t", string("\(short)…"))
            if frame.utf8.count <= typingLimit { return frame }
        }
        return line("t", string("…"))
    }

    private static func line(_ kind: String, _ values: String?...) -> String {
        "[\(([string(kind)] + values.compactMap(\.self)).joined(separator: ","))]"
    }

    /// Returns a text as JSON.
    private static func string(_ text: String) -> String {
        // `[1,"…"]`, without what is around the text.
        String(PageOperation.remove(text).json.dropFirst(3).dropLast())
    }
}
