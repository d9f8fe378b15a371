import ChatStore
import Hosting

extension ChatSite {
    /// The rooms of a page of a list.
    private static let listed = SidePanel.limit
    /// The messages that a search shows at once.
    private static let found = 30

    /// Returns the page with the rooms of a person, and those to join.
    func roomList(_ visit: Visit, _ user: UserRecord) async throws -> PageFrame {
        let rooms = try await rooms(of: user, visit)
        let others = try await store.roomsToJoin(by: user.id, after: nil, limit: Self.listed)
        var content = Markup()
        content.add(SidePanel(visit: visit, user: user).markup)
        content.add("<main class=\"plain\"><h1>Rooms</h1><ul class=\"cards\">")
        content.add(SidePanel.items(of: rooms))
        content.add("</ul>")
        if !others.isEmpty {
            content.add("<h2>Rooms to join</h2><ul class=\"cards\">")
            for room in others {
                content.add("<li class=\"join\"><span dir=\"auto\">")
                content.add(words: room.name)
                content.add("</span>")
                content.form(to: "\(RoomAddress(room: room.id).text)/join", visit)
                content.add("<button>Join</button></form></li>")
            }
            content.add("</ul>")
        }
        content.add("<h2>A new room</h2>")
        content.form(to: "/rooms", visit, " class=\"line\"")
        content.add("<label>Name <input name=\"name\" required maxlength=\"40\"></label>")
        content.add("<button>Make the room</button></form></main>")
        return PageFrame(
            title: "Rooms",
            look: visit.look,
            style: looks.entry(for: visit.look).pages.style,
            lists: rooms.style,
            listRules: rooms.rules,
            kind: "chat lists",
            content: content
        )
    }

    /// Returns the page with the messages that contain some words.
    func search(
        _ visit: Visit,
        _ user: UserRecord,
        _ words: String,
        before: String?
    ) async throws -> PageFrame {
        let rooms = try await rooms(of: user, visit)
        let names = Dictionary(rooms.rooms.map { ($0.room.id, $0.room.name) }) { $1 }
        let found =
            words.isEmpty
            ? []
            : try await store.search(words, by: user.id, before: before, limit: Self.found)
        var content = Markup()
        content.add(SidePanel(visit: visit, user: user, rooms: rooms).markup)
        content.add("<main class=\"plain\"><h1>Search</h1><form class=\"line\" action=\"/search\">")
        content.add("<label>Words <input name=\"q\" type=\"search\" required value=\"")
        content.add(words: words)
        content.add("\"></label><button>Search</button></form><ul class=\"cards\">")
        for message in found {
            content.add("<li><a href=\"")
            let address = RoomAddress(room: message.room)
            content.add(
                words: message.parentID.map(address.thread)
                    ?? "\(address.message(message.id))#m-\(message.id)"
            )
            content.add("\"><span class=\"room-name\" dir=\"auto\">")
            content.add(words: "\(message.author.name) in \(names[message.room] ?? "a room")")
            content.add("</span><span class=\"preview\" dir=\"auto\">")
            content.add(words: String(message.text.prefix(300)))
            content.add("</span></a></li>")
        }
        content.add("</ul>")
        if found.isEmpty, !words.isEmpty { content.add("<p>Nothing has these words.</p>") }
        if found.count == Self.found, let last = found.last {
            content.add("<p class=\"pager\">")
            content.link(
                "Older ones",
                to: "/search?q=\(words.inQuery)&before=\(last.id.inQuery)"
            )
            content.add("</p>")
        }
        content.add("</main>")
        return PageFrame(
            title: "Search",
            look: visit.look,
            style: looks.entry(for: visit.look).pages.style,
            lists: rooms.style,
            listRules: rooms.rules,
            kind: "chat lists",
            content: content
        )
    }
}
