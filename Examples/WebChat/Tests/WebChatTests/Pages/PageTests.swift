import ChatStore
import Components
import Foundation
import Hosting
import Logging
import Testing

@testable import WebChat

struct PageTests {
    @Test func peopleChatWithoutScript() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            try await ann.post("/rooms", ["name": "Sailing"], from: "/")
            let room = try #require(
                await chat.store.roomsToJoin(by: bob.user?.id ?? "", after: nil, limit: 9).first
            )
            let address = "/rooms/\(room.id)"
            try await bob.post("\(address)/join", from: "/")

            let sent = try await ann.post("\(address)/messages", ["text": "Ahoy!"], from: address)
            let id = try #require(sent["location"]?.components(separatedBy: "#m-").last)
            let page = "\(address)/messages/\(id)"
            #expect(try await bob.get(address).body.contains("Ahoy!"))

            try await bob.post("\(page)/reactions", ["name": "👍", "on": "1"], from: page)
            #expect(try await ann.get(address).body.contains("👍"))

            try await ann.post("\(page)/edit", ["text": "Good morning"], from: page)
            #expect(try await bob.get(address).body.contains("Good morning"))

            try await bob.post(
                "\(address)/messages",
                ["text": "Hi", "parent": id],
                from: "\(address)/threads/\(id)"
            )
            #expect(try await ann.get("\(address)/threads/\(id)").body.contains("Hi"))
            #expect(try await ann.get("/search?q=morning").body.contains("Good morning"))

            try await ann.post("\(page)/delete", from: page)
            #expect(try await !bob.get(address).body.contains("Good morning"))

            try await bob.post("\(address)/leave", from: address)
            #expect(try await bob.get(address).status == 403)

            try await ann.post("/sign-out", from: "/")
            #expect(try await ann.get("/").status == 303)
        }
    }

    @Test func roomsShowUnreadMessages() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            for number in 0..<3 {
                try await chat.send("@Bob \(number)", id: "m\(number)", to: room, by: ann)
            }

            let page = try await bob.get("/").body

            #expect(page.contains("<span class=\"badge at-you\"><span class=\"count\">3</span>"))
        }
    }

    @Test func partsOfARoomAreLinked() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            for number in 1...130 {
                try await chat.send("Number \(number).", id: "m\(number)", to: room, by: ann)
            }

            let newest = try await ann.get("/rooms/\(room)").body
            #expect(newest.contains("Number 71.") && !newest.contains("Number 70."))
            let older = try TestBrowser.value("<p class=\"pager\"><a href=\"", in: newest)
            let middle = try await ann.get(older).body
            #expect(middle.contains("Number 70.") && middle.contains("Number 11."))
            #expect(middle.contains("?before=11\"") && middle.contains("?after=70\""))
            let around = try await ann.get("/rooms/\(room)/messages/m40").body
            #expect(
                around.contains("Number 40.")
                    && around.contains("aria-label=\"The chosen message\"")
            )
            let day = try await ann.get("/rooms/\(room)/date?day=2026-03-02")
            #expect(day["location"] == "/rooms/\(room)/messages/m1#m-m1")
            #expect(try await ann.get("/rooms/\(room)/date?day=x").status == 400)
        }
    }

    @Test func looksAreKeptInTheBrowser() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            try await chat.send("Ahoy", id: "m1", to: room, by: ann)
            let before = try await ann.get("/rooms/\(room)").body

            let look = ["plugin": "squared-bubble", "scheme": "d", "direction": "rtl", "theme": ""]
            try await ann.post("/look", look, from: "/look")
            let after = try await ann.get("/rooms/\(room)").body

            #expect(before.contains("dir=\"ltr\" data-scheme=\"a\""))
            #expect(after.contains("dir=\"rtl\" data-scheme=\"d\""))
            #expect(after.contains("value=\"squared-bubble\" checked"))
        }
    }

    @Test func allPluginsAndThemesGoTogether() async throws {
        let looks = LookPages()
        let plain = looks.entry(for: Look()).digest

        for number in 0...Look.themes.count {
            let look = try #require(Look(code: "fff-\(number)-a-l"))
            #expect(looks.entry(for: look).digest != plain)
            #expect(looks.entry(for: look).pages.components.description.contains("squared-bubble"))
        }
    }

    @Test func wrongPasswordsAreExplained() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            var other = TestBrowser(chat: chat, name: ann.name)

            let fields = ["name": "Ann", "password": "another one"]
            let answer = try await other.post("/sign-in", fields, from: "/sign-in")

            #expect(answer.status == 400)
            #expect(answer.body.contains("The name or the password is wrong."))
            #expect(answer.body.contains("value=\"Ann\""))
        }
    }

    @Test func pagesHaveHeadersOfSecurity() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)

            let response = try await ann.get("/rooms/\(room)")

            let policy = try #require(response["content-security-policy"])
            let script = PageScript.hash(of: PageScript.script)
            #expect(
                policy.hasPrefix("default-src 'none'; script-src \(script); style-src 'sha256-")
            )
            #expect(!policy.contains("unsafe"))
            #expect(response["x-content-type-options"] == "nosniff")
            #expect(response["referrer-policy"] == "no-referrer")
            #expect(response["cache-control"] == "no-store")
            #expect(!response.body.contains(" style=\""))
        }
    }

    @Test func cookiesBehindTLSAreBoundToTheHost() {
        let cookies = ChatCookies(isSecure: true)

        let header = cookies.setting(cookies.session, to: "x", seconds: 9)

        #expect(
            header
                == "__Host-webchat-session=x; Path=/; Max-Age=9; HttpOnly; SameSite=Lax; Secure"
        )
    }

    @Test func takenPortsAreExplained() async throws {
        try await TestChat.with { chat in
            var settings = chat.settings
            settings.port = chat.port
            let server = WebChatServer(
                store: chat.store,
                settings: settings,
                signer: chat.signer,
                log: .init(label: "test") { _ in SwiftLogNoOpLogHandler() }
            )

            await #expect(throws: WebChatError.self) { try await server.run() }
        }
    }
}
