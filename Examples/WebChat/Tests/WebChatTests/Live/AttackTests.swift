import ChatStore
import Foundation
import Testing

@testable import WebChat

@Suite(.timeLimit(.minutes(2)))
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

    @Test func socketsWithoutASignInAreClosed() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let resume = try await LivePage.load("/rooms/\(room)", in: ann).resume

            let stranger = TestBrowser(chat: chat, name: "Nobody")
            #expect(try await Self.closing(["j", resume, ""], in: stranger) == 4401)
        }
    }

    @Test func foreignAlteredAndReplayedValuesAreRefused() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            let resume = try await LivePage.load("/rooms/\(room)", in: ann).resume
            let value = try #require(ResumeValue(signed: resume, by: chat.signer))

            #expect(try await Self.closing(["j", resume, ""], in: bob) == 4409)
            let other = Signer(key: Array(repeating: 9, count: 32))
            #expect(try await Self.closing(["j", value.signed(by: other), ""], in: ann) == 4409)
            let altered = "A" + resume.dropFirst()
            #expect(try await Self.closing(["j", altered, ""], in: ann) == 4409)
            let fields = ["name": "Ann", "password": "a good password"]
            try await ann.post("/sign-out", from: "/")
            #expect(try await Self.closing(["j", resume, ""], in: ann) == 4401)
            try await ann.post("/sign-in", fields, from: "/sign-in")
            #expect(try await Self.closing(["j", resume, ""], in: ann) == 4409)
        }
    }

    @Test(arguments: [
        "x", "[]", "[1]", "[\"s\"]", "[\"j\",1,2]", "[\"zz\"]", "{\"a\":1}", "[\"t\"]",
        String(repeating: "[", count: 9_000),
    ])
    func brokenTextsCloseTheSocket(text: String) async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let code = try await Self.closing(ann) { try await $0.frame(1, Array(text.utf8)) }
            #expect(code == 1002)
        }
    }

    /// A frame that is sent: its kind, its bytes, and whether it is the last of its message.
    private typealias Piece = (opcode: UInt8, payload: [UInt8], isLast: Bool)

    /// Frames that no page sends, by what is wrong with them, with the codes that close the socket.
    private static let wrong: [String: (pieces: [Piece], code: Int)] = [
        "a frame that is too long": ([(1, Array(repeating: 65, count: 16_385), true)], 1009),
        "fragments that are too many": (
            [(1, [91], false)] + Array(repeating: (0, [32], false), count: 40), 1009
        ),
        "fragments that are too long": (
            [
                (1, Array(repeating: 65, count: 9_000), false),
                (0, Array(repeating: 65, count: 9_000), true),
            ],
            1009
        ),
        "bytes": ([(2, [1], true)], 1003),
        "a text that is not UTF-8": ([(1, [0xFF, 0xFE], true)], 1003),
        "a frame of no known kind": ([(7, [1], true)], 1003),
    ]

    @Test(arguments: wrong.keys.sorted())
    func wrongFramesCloseTheSocket(name: String) async throws {
        let (pieces, code) = try #require(Self.wrong[name])
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let found = try await Self.closing(ann) { wire in
                for (opcode, payload, isLast) in pieces {
                    try? await wire.frame(opcode, payload, isLast: isLast)
                }
            }
            #expect(found == code)
            let other = try await chat.browser("Still here")
            #expect(other.user != nil)
        }
    }

    @Test func floodsCloseTheSocket() async throws {
        try await TestChat.with {
            $0.frames = 5
        } _: { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            try await LivePage.with(LivePage.load("/rooms/\(room)", in: ann), in: ann) { page in
                for _ in 0..<20 { try? await page.send(["t"]) }
                let code = try await page.closing()
                #expect(code == 1008)
            }
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
                let code = try await Self.closing(["j", state.resume, ""], in: ann)
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

    /// Sends a frame in a socket of a person, and returns the code with which it is closed.
    private static func closing(_ frame: [any Sendable], in browser: TestBrowser) async throws
        -> Int
    {
        try await closing(browser) { wire in
            try await wire.frame(1, JSONSerialization.data(withJSONObject: frame))
        }
    }

    private static func closing(
        _ browser: TestBrowser,
        _ body: (Wire) async throws -> Void
    ) async throws -> Int {
        try await Wire.with(browser.chat.port) { wire in
            let headers = LivePage.handshake("127.0.0.1:\(browser.chat.port)")
            try await wire.request("GET", "/live", headers + [browser.cookieHeader])
            #expect(try await wire.response().status == 101)
            try await body(wire)
            return try await wire.closing()
        }
    }
}
