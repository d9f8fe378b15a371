import ChatStore
import Foundation
import Testing

@testable import WebChat

@Suite(.timeLimit(.minutes(10)))
struct AttackTests {
    @Test(arguments: [
        "https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example",
    ])
    func socketsOfOtherOriginsAreRefused(origin: String) async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let host = "127.0.0.1:\(chat.port)"
            let status = try await Wire.with(chat.port) { wire in
                let headers = LivePage.handshake(host, origin: origin) + [ann.cookieHeader]
                try await wire.request("GET", "/live", headers)
                return try await wire.response().status
            }
            #expect(status == 403)
        }
    }

    /// A name of another site may have the address of loopback.
    @Test(arguments: ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[::2]", ""])
    func otherHostsAreRefused(host: String) async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let statuses = try await Wire.with(chat.port) { wire in
                try await wire.request("GET", "/", ["Host: \(host)", ann.cookieHeader])
                let page = try await wire.response().status
                let headers = LivePage.handshake(host) + [ann.cookieHeader]
                try await wire.request("GET", "/live", headers)
                return [page, try await wire.response().status]
            }
            #expect(statuses[0] == 421 && [403, 421].contains(statuses[1]))
        }
    }

    @Test(arguments: ["localhost", "LOCALHOST:1", "127.0.0.1:8080", "[::1]:8080", "[::1]"])
    func loopbackIsServed(host: String) {
        #expect(WebChatSettings { 0 }.serves(host))
    }

    @Test func socketsWithoutASignInAreClosed() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let resume = try await LivePage.load("/rooms/\(room)", in: ann).resume

            let stranger = TestBrowser(chat: chat, name: "Nobody")
            #expect(try await AttackSocket.closing(["j", resume, ""], in: stranger) == 4401)
        }
    }

    @Test func foreignAlteredAndReplayedValuesAreRefused() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            let resume = try await LivePage.load("/rooms/\(room)", in: ann).resume
            let value = try #require(ResumeValue(signed: resume, by: chat.signer))

            #expect(try await AttackSocket.closing(["j", resume, ""], in: bob) == 4409)
            let other = Signer(key: Array(repeating: 9, count: 32))
            #expect(
                try await AttackSocket.closing(["j", value.signed(by: other), ""], in: ann) == 4409
            )
            let altered = "A" + resume.dropFirst()
            #expect(try await AttackSocket.closing(["j", altered, ""], in: ann) == 4409)
            let fields = ["name": "Ann", "password": "a good password"]
            try await ann.post("/sign-out", from: "/")
            #expect(try await AttackSocket.closing(["j", resume, ""], in: ann) == 4401)
            try await ann.post("/sign-in", fields, from: "/sign-in")
            #expect(try await AttackSocket.closing(["j", resume, ""], in: ann) == 4409)
        }
    }

    @Test func socketsOfAPersonAreLimited() async throws {
        try await TestChat.with {
            $0.sockets = 1
        } _: { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let state = try await LivePage.load("/rooms/\(room)", in: ann)
            try await LivePage.with(state, in: ann) { _ in
                let code = try await AttackSocket.closing(["j", state.resume, ""], in: ann)
                #expect(code == 4429)
            }
        }
    }

    @Test func socketsEndWithTheSignInAndTheMembership() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let address = "/rooms/\(room)"
            let state = try await LivePage.load(address, in: ann)
            let leaving = ann
            try await LivePage.with(state, in: ann) { page in
                var browser = leaving
                try await browser.post("\(address)/leave", from: address)
                let code = try await page.closing()
                #expect(code == 4403)
            }
            try await chat.store.join(room: room, user: try #require(ann.user).id)
            let signedIn = ann
            try await LivePage.with(state, in: ann) { page in
                var browser = signedIn
                try await browser.post("/sign-out", from: "/")
                let code = try await page.closing()
                #expect(code == 4401)
            }
            #expect(try await ann.get("/").status == 303)
        }
    }

    @Test func formsOfOtherSitesAreRefused() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            let address = "/rooms/\(room)"
            let text = ["text": "Forged"]
            let foreign = try TestBrowser.value(
                "name=\"csrf\" value=\"",
                in: try await bob.get(address).body
            )

            for token in ["", "x", foreign] {
                let answer = try await ann.post("\(address)/messages", text, token: token)
                #expect(answer.status == 403)
            }
            let cross = ["Sec-Fetch-Site: cross-site"]
            #expect(
                try await ann.post("\(address)/messages", text, from: address, cross).status == 403
            )
            #expect(
                try await chat.store.messages(in: room, parent: nil, from: .newest, limit: 9)
                    .isEmpty
            )
        }
    }

    @Test func attemptsAndBodiesAreLimited() async throws {
        try await TestChat.with {
            $0.attempts = 3
        } _: { chat in
            var ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            var other = TestBrowser(chat: chat, name: "Ann")
            var statuses: [Int] = []
            for _ in 0..<4 {
                let fields = ["name": "Ann", "password": "wrong word"]
                statuses.append(try await other.post("/sign-in", fields, from: "/sign-in").status)
            }
            #expect(statuses == [400, 400, 400, 429])
            let long = ["text": String(repeating: "a", count: 200_000)]
            let address = "/rooms/\(room)"
            #expect(try await ann.post("\(address)/messages", long, from: address).status == 413)
        }
    }

    @Test(arguments: [
        "/../../etc/passwd", "/icon.svg/../../x", "/rooms/..%2F..%2Fetc%2Fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd", "/rooms/%00", "/nowhere",
    ])
    func otherPathsAreNotFound(path: String) async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let answer = try await ann.get(path)
            #expect(answer.status == 404 || answer.status == 400)
            #expect(!answer.body.contains("root:"))
        }
    }

    @Test func strangersSeeNoRooms() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann)
            try await chat.send("Secret", id: "m1", to: room, by: ann)
            for path in [
                "", "/messages/m1", "/threads/m1", "/date?day=2026-03-02", "/choice?id=m1",
            ] {
                let answer = try await bob.get("/rooms/\(room)\(path)")
                #expect(answer.status == 403)
                #expect(!answer.body.contains("Secret"))
            }
            #expect(try await !bob.get("/search?q=Secret").body.contains(">Secret<"))
        }
    }

    @Test func hostileTextStaysText() async throws {
        try await TestChat.with { chat in
            let hostile = "\"><script>alert(1)</script>'&"
            var ann = try await chat.browser(hostile)
            let room = try await chat.room(hostile, ann)
            let user = try #require(ann.user)
            try await chat.send(hostile, id: "m1", to: room, by: ann)
            try await chat.send("\u{600}\(hostile)", id: "m2", to: room, by: ann)
            _ = try await chat.store.perform(
                .react(id: "m1", name: "<b>", isOn: true),
                by: user.id,
                at: 9
            )
            let reply = ChatCommand.send(
                id: "m3",
                room: room,
                text: hostile,
                parentID: "m1",
                quotedID: "m1"
            )
            _ = try await chat.store.perform(reply, by: user.id, at: 9)
            let address = "/rooms/\(room)"
            let search = "/search?q=\(hostile.inQuery)"
            for path in [
                "/", address, "\(address)/messages/m1", "\(address)/messages/m3",
                "\(address)/threads/m1",
                "\(address)?quote=m1", search, "/look", "/rooms/\(hostile.inQuery)",
            ] {
                let body = try await ann.get(path).body
                let foreign = body.replacingOccurrences(of: PageScript.script, with: "")
                #expect(!foreign.contains("<script>alert"), "\(path)")
                #expect(!foreign.contains("<b>"), "\(path)")
            }
        }
    }

    @Test(arguments: ["'", "\"", "' OR 1=1 --", "a* NEAR(b", "%", "NOT", "a:b", "(((", "\u{0}"])
    func searchesAreWords(words: String) async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let other = try await chat.browser("Bob")
            try await chat.send(
                "Secret",
                id: "m1",
                to: try await chat.room("Other", other),
                by: other
            )
            let answer = try await ann.get("/search?q=\(words.inQuery)")
            #expect(answer.status == 200 || answer.status == 400)
            #expect(!answer.body.contains("Secret"))
        }
    }
}
