import ChatStore
import Components
import DefaultComponents
import Foundation
import Testing

@testable import WebChat

/// The list of rooms and the head of a room, which are components.
struct RoomListTests {
    @Test func rowsAreLinksWithTheNewestMessageAndWhatIsUnread() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            try await chat.send("Ahoy, all", id: "m1", to: room, by: ann)

            for page in ["/", "/look", "/search?q=none", "/rooms/\(room)"] {
                let body = try await bob.get(page).body
                let link = try TestBrowser.value("<a class=\"room-link\" href=\"", in: body)
                let start = try #require(body.range(of: "data-room=\"\(room)\""))
                let row = body[start.upperBound...].prefix { $0 != "\n" }
                    .components(separatedBy: "</li>")[0]
                #expect(link == "/rooms/\(room)", "\(page)")
                #expect(row.contains("Sailing"), "\(page)")
                // Pages that go on show no messages beside the room, as these would not.
                #expect(row.contains("Ahoy, all") == !page.hasPrefix("/rooms/"), "\(page)")
                #expect(row.contains("<span class=\"badge\""), "\(page)")
                #expect(row.contains("<span class=\"count\">1</span>"), "\(page)")
                // The script looks for what is hidden, which is the badge alone.
                #expect(!row.contains(" hidden"), "\(page)")
            }
        }
    }

    @Test func headHasTheNameAndTheNumberOfMembers() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            try await chat.send("Ahoy", id: "m1", to: room, by: ann)

            let page = try await ann.get("/rooms/\(room)").body
            let thread = try await ann.get("/rooms/\(room)/threads/m1").body

            #expect(page.contains("role=\"heading\" aria-level=\"1\""))
            #expect(page.contains("2 members"))
            #expect(thread.contains("Thread in Sailing"))
        }
    }

    @Test func pluginOfAPersonChangesTheirRowsAndHeadsAlone() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Quiet Harbour", ann, bob)
            let before = try await ann.get("/rooms/\(room)").body

            try await ann.post("/look", ["plugin": "room-initials"], from: "/look")
            let dressed = try await ann.get("/rooms/\(room)").body
            let others = try await bob.get("/rooms/\(room)").body
            try await ann.post("/look", ["scheme": "a"], from: "/look")
            let after = try await ann.get("/rooms/\(room)").body

            #expect(initials(in: before) == 0)
            #expect(initials(in: dressed) == 2)
            #expect(initials(in: others) == 0)
            #expect(initials(in: after) == 0)
        }
    }

    @Test func namesAndMessagesAreEscaped() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let name = "<img src=x>\"'"
            let room = try await chat.room(name, ann)
            try await chat.send("</article><script>alert(1)</script>", id: "m1", to: room, by: ann)

            for page in ["/", "/look", "/rooms/\(room)"] {
                let body = try await ann.get(page).body
                #expect(body.contains("&lt;img src=x&gt;"), "\(page)")
                #expect(!body.contains("<img src=x"), "\(page)")
                #expect(!body.contains("<script>alert"), "\(page)")
            }
        }
    }

    @Test func rowsAreDrawnOnceForAllWhoSeeTheSame() {
        let drawer = RoomRowDrawer(looks: LookPages(), sharesRows: true)
        let rooms = (0..<100).map(summary)
        let first = drawer.rows(of: rooms, in: Look(), at: 0)
        let (count, other) = (drawer.count, drawer.rows(of: rooms, in: Look(), at: 1_000_000))

        var changed = rooms
        changed[7].newest?.text = "Another one"
        let third = drawer.rows(of: changed, in: Look(), at: 2_000_000)

        #expect(first.rows == other.rows && count == 100)
        #expect(drawer.count == 101)
        #expect(zip(first.rows, third.rows).filter { $0 != $1 }.count == 1)
    }

    @Test func rowsAreTheSameWhetherTheyAreKeptOrNot() {
        let (kept, drawn) = (true, false)
        let rooms = (0..<20).map(summary)
        let pages = [kept, drawn].map { sharesRows in
            let drawer = RoomRowDrawer(looks: LookPages(), sharesRows: sharesRows)
            _ = drawer.rows(of: rooms, in: Look(), at: 0)
            return drawer.rows(of: rooms, in: Look(), at: 3_600_000_000).rows
        }

        #expect(pages[0] == pages[1])
    }

    @Test func unreadMessagesLeaveTheRowAsItIs() {
        let drawer = RoomRowDrawer(looks: LookPages(), sharesRows: true)
        var room = summary(1)
        let before = drawer.rows(of: [room], in: Look(), at: 0)

        room.unread = 8

        #expect(drawer.rows(of: [room], in: Look(), at: 0).rows == before.rows)
    }

    private func initials(in page: String) -> Int {
        page.components(separatedBy: ">QH<").count - 1
    }

    private func summary(_ number: Int) -> RoomSummary {
        let room = RoomRecord(id: "r\(number)", name: "Room \(number)", revision: 0, sequence: 0)
        let message = MessageRecord(
            id: "m\(number)",
            room: room.id,
            sequence: 1,
            revision: 1,
            author: UserRecord(id: "u1", name: "Ann"),
            createdAt: Int64(number) * 1_000_000,
            text: "Message \(number)"
        )
        return RoomSummary(room: room, readUpTo: 0, unread: 0, mentions: 0, newest: message)
    }
}
