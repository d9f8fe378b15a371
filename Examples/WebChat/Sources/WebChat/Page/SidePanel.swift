import ChatStore
import Drawing

/// The list of rooms beside a room, with what leads elsewhere.
struct SidePanel {
    let visit: Visit
    let user: UserRecord
    /// The rooms; nil where the page itself lists them.
    var rooms: RoomRows?
    /// The room that is shown.
    var current: String?

    /// The rooms that are listed at most.
    static let limit = 100

    var markup: Markup {
        var out = Markup("<nav class=\"side\" aria-label=\"Rooms\"><p class=\"side-title\">")
        out.link("Chat", to: "/")
        out.add("<span class=\"who\" dir=\"auto\">")
        out.add(words: user.name)
        out.add("</span></p>")
        if let rooms {
            out.add("<ul class=\"rooms\">")
            out.add(Self.items(of: rooms, current: current))
            out.add("</ul>")
        }
        out.add("<ul class=\"side-links\"><li>")
        out.link("Rooms", to: "/")
        out.add("</li><li>")
        out.link("Search", to: "/search")
        out.add("</li><li>")
        out.link("Look and plugins", to: "/look")
        out.add("</li><li>")
        out.form(to: "/sign-out", visit)
        out.add("<button class=\"quiet\">Sign out</button></form></li></ul></nav>")
        return out
    }

    /// Returns a link for each room, with its row and the number of unread messages, which the script changes.
    static func items(of rooms: RoomRows, current: String? = nil) -> Markup {
        var out = Markup()
        for (summary, row) in zip(rooms.rooms, rooms.rows) {
            out.add("<li id=\"")
            out.add(words: row.id)
            out.add("\"><a class=\"room-link\" href=\"")
            out.add(words: RoomAddress(room: summary.room.id).text)
            out.add("\" data-room=\"")
            out.add(words: summary.room.id)
            out.add("\"")
            if summary.room.id == current { out.add(" aria-current=\"page\"") }
            out.add(">")
            out.add(trusted: row.content)
            out.add(badge(unread: summary.unread, mentions: summary.mentions))
            out.add("</a></li>")
        }
        return out
    }

    /// The number of unread messages, with a word for those who do not see where it stands.
    static func badge(unread: Int, mentions: Int) -> Markup {
        var out = Markup("<span class=\"badge")
        if mentions > 0 { out.add(" at-you") }
        out.add("\"")
        if unread == 0 && mentions == 0 { out.add(" hidden") }
        out.add("><span class=\"count\">")
        out.add(words: "\(max(unread, mentions))")
        out.add("</span><span class=\"for-ears\"> unread</span></span>")
        return out
    }
}
