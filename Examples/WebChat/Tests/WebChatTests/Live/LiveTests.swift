import ChatStore
import Drawing
import Foundation
import Hosting
import Testing

@testable import WebChat

@Suite(.timeLimit(.minutes(10)))
struct LiveTests {
    @Test func messagesReachOtherPages() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            let path = "/rooms/\(room)"
            let (left, right) = (
                try await LivePage.load(path, in: ann), try await LivePage.load(path, in: bob)
            )

            try await LivePage.with(right, in: bob) { bobs in
                try await LivePage.with(left, in: ann) { anns in
                    try await anns.send(["s", "c1", "Ahoy <b>", NSNull()])
                    _ = try await anns.other("d")
                    #expect(anns.page.html.contains("Ahoy &lt;b&gt;"))
                }
                try await bobs.reach(LivePage.load(path, in: bob).page.html)
                #expect(bobs.page.html.contains("Ahoy &lt;b&gt;"))
            }
        }
    }

    @Test func repeatedMessagesAreKeptOnce() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let state = try await LivePage.load("/rooms/\(room)", in: ann)

            try await LivePage.with(state, in: ann) { page in
                for _ in 0..<3 {
                    try await page.send(["s", "c1", "Ahoy", NSNull()])
                    #expect(try await page.other("d") == ["d", "c1"])
                }
                #expect(page.page.rows.count == 1)
            }
        }
    }

    /// Messages that came to other rooms while a page was away are counted when it returns.
    @Test(arguments: [1, 3]) func roomsAreCountedAfterAReturn(others: Int) async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            var rooms: [String] = []
            for number in 0..<others {
                rooms.append(try await chat.room("Other \(number)", ann, bob))
            }
            let state = try await LivePage.load("/rooms/\(room)", in: ann)
            for (number, room) in rooms.enumerated() {
                try await chat.send("@Ann", id: "m\(number)", to: room, by: bob)
            }

            try await LivePage.with(state, in: ann) { page in
                for room in rooms {
                    let frame = try await page.other("u")
                    #expect(frame == ["u", room, "1", "1"])
                }
            }
        }
    }

    /// Commands that change nothing are answered as well, without waiting for the next change or ping.
    @Test func commandsWithoutChangesAreAnsweredAtOnce() async throws {
        try await TestChat.with {
            $0.pingInterval = 40
        } _: { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            try await chat.send("Ahoy", id: "m1", to: room, by: ann)
            let state = try await LivePage.load("/rooms/\(room)", in: ann)

            try await LivePage.with(state, in: ann) { page in
                let start = ContinuousClock.now
                for _ in 0..<3 {
                    try await page.send(["d", "m1"])
                    let answer = try await page.other("d")
                    #expect(answer == ["d", "m1"])
                }
                #expect(ContinuousClock.now - start < .seconds(30))
            }
        }
    }

    @Test func refusalsHaveReasons() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            try await chat.send("Mine", id: "m1", to: room, by: bob)
            let elsewhere = try await chat.room("Elsewhere", bob)
            try await chat.send("Secret", id: "m2", to: elsewhere, by: bob)

            try await LivePage.with(LivePage.load("/rooms/\(room)", in: ann), in: ann) { page in
                try await page.send(["s", "c1", " ", NSNull()])
                #expect(
                    try await page.other("e")[2] == "The text is empty or has a null character."
                )
                try await page.send(["e", "m1", "Changed"])
                #expect(
                    try await page.other("e")[2] == "You are not the author of the message 'm1'."
                )
                try await page.send(["r", "m2", "👍"])
                #expect(try await page.other("e")[2] == "There is no message 'm2'.")
                try await page.send(["g", "m2"])
                try await page.send(["g", "m1"])
                #expect(try await page.other("g") == ["g", "m1", "Mine"])
            }
        }
    }

    @Test func typingAndUnreadMessagesAreTold() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            let other = try await chat.room("Reading", ann, bob)
            let bobs = try await LivePage.load("/rooms/\(room)", in: bob)
            let anns = try await LivePage.load("/rooms/\(room)", in: ann)
            let elsewhere = try await LivePage.load("/rooms/\(other)", in: ann)

            try await LivePage.with(bobs, in: bob) { bobs in
                let before = try await bobs.other("u")
                #expect(before == ["u", other, "0", "0"])
                try await LivePage.with(anns, in: ann) { anns in
                    try await anns.send(["t"])
                    let typing = try await bobs.other("t")
                    #expect(typing == ["t", "Ann"])
                }
                try await LivePage.with(elsewhere, in: ann) { anns in
                    try await anns.send(["s", "c1", "@Bob a play?", NSNull()])
                    let unread = try await bobs.other("u")
                    #expect(unread == ["u", other, "1", "1"])
                }
            }
        }
    }

    @Test func windowsMove() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            for number in 1...220 {
                try await chat.send("Number \(number).", id: "m\(number)", to: room, by: ann)
            }

            try await LivePage.with(LivePage.load("/rooms/\(room)", in: ann), in: ann) { page in
                for move in [
                    "older", "older", "older", "older", "newer", "newer", "latest", "hold",
                ] {
                    try await page.send(["w", move])
                    try await page.next()
                    let value = try #require(ResumeValue(signed: page.resume, by: chat.signer))
                    let drawer = RoomDrawer(store: chat.store, looks: chat.looks)
                    #expect(try await page.page.html == drawer.draw(value.view).page.screen.html)
                    #expect(page.page.rows.count <= 150)
                }
            }
        }
    }

    @Test func threadsGoOn() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            try await chat.send("Ahoy", id: "m1", to: room, by: ann)
            let (path, thread) = ("/rooms/\(room)", "/rooms/\(room)/threads/m1")
            let state = try await LivePage.load(path, in: ann)

            try await LivePage.with(LivePage.load(thread, in: bob), in: bob) { page in
                try await page.send(["s", "c1", "A reply", NSNull()])
                _ = try await page.other("d")
                try await page.send(["e", "c1", "A better reply"])
                _ = try await page.other("d")
                try await page.reach(LivePage.load(thread, in: bob).page.html)
                #expect(page.page.rows.map(\.id) == ["m-m1", "m-c1"])
                #expect(page.page.html.contains("A better reply"))
            }
            try await LivePage.with(state, in: ann) { page in
                try await page.reach(LivePage.load(path, in: ann).page.html)
                #expect(page.page.rows.map(\.id) == ["m-m1"])
                #expect(page.page.html.contains("1 reply"))
            }
        }
    }

    @Test func looksChangeOnePageOnly() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            try await chat.send("Ahoy", id: "m1", to: room, by: ann)
            let code = "7-1-d-r"
            let signed = chat.signer.sign(code, for: .look)

            try await LivePage.with(LivePage.load("/rooms/\(room)", in: ann), in: ann) { page in
                let before = page.page
                try await page.send(["v", signed])
                try await page.next()
                #expect(page.page.style != before.style)
                var browser = ann
                browser.cookies["webchat-look"] = signed
                #expect(try await page.page == LivePage.load("/rooms/\(room)", in: browser).page)
            }
        }
    }

    @Test func plainRequestsOfSocketsAreAnswered() async throws {
        try await TestChat.with { chat in
            let host = "Host: 127.0.0.1:\(chat.port)"
            let statuses = try await Wire.with(chat.port) { wire in
                var statuses: [Int] = []
                for path in ["/live", "/sign-in", "/live", "/icon.svg"] {
                    try await wire.request("GET", path, [host])
                    statuses.append(try await wire.response().status)
                }
                return statuses
            }
            #expect(statuses == [426, 200, 426, 200])
        }
    }

    @Test func patchesAreShort() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let text = "Wind from the west, twelve to fifteen kn"
            try await chat.send(String(text.reversed()), id: "m1", to: room, by: ann)
            let drawer = RoomDrawer(store: chat.store, looks: chat.looks)
            let state = try await LivePage.load("/rooms/\(room)", in: ann)
            let value = try #require(ResumeValue(signed: state.resume, by: chat.signer))
            let user = try #require(ann.user)
            _ = try await chat.store.perform(.edit(id: "m1", text: text), by: user.id, at: 9)

            let new = try await drawer.draw(value.view).page.screen
            let patch = PagePatch(from: state.page, to: new)
            let frame = ServerFrame.patch(patch.json, digest: new.digest, resume: nil).json

            #expect(frame.utf8.count <= 2 * text.utf8.count + 120, "\(frame)")
        }
    }
}
