import ChatStore
import Drawing
import Foundation
import Hosting
import Testing

@testable import WebChat

/// Bars of plugins above and below the messages of a room.
@Suite(.timeLimit(.minutes(10)))
struct BarTests {
    /// Runs something with a room in which Bob has written a number of messages, and Ann has chosen to pin some.
    private static func with(
        messages count: Int,
        _ body: (TestChat, _ ann: TestBrowser, _ bob: TestBrowser, String) async throws -> Void
    ) async throws {
        try await PollTests.with { chat, ann, bob, room in
            for number in 0..<count {
                try await chat.send("<i>Harbour</i> \(number)", id: "m\(number)", to: room, by: bob)
            }
            var browser = ann
            let path = "/rooms/\(room)"
            let look = ["plugin": "pinned-messages", "back": path]
            #expect(try await browser.post("/look", look, from: path).status == 303)
            try await body(chat, browser, bob, room)
        }
    }

    /// Pins a message, or takes it from those that are pinned.
    private static func pin(_ id: String, in room: String, _ browser: TestBrowser) async throws {
        var other = browser
        let path = "/rooms/\(room)/messages/\(id)"
        let response = try await other.post("\(path)/actions", ["action": "pin"], from: path)
        #expect(response.status == 303)
    }

    @Test func pinnedMessagesHaveABarForOnePerson() async throws {
        try await Self.with(messages: 1) { chat, ann, bob, room in
            let state = try await LivePage.load("/rooms/\(room)", in: ann)
            #expect(state.page.bars == .none)
            try await LivePage.with(state, in: ann) { page in
                try await Self.pin("m0", in: room, ann)
                while page.page.bars == .none { try await page.next() }
                #expect(page.page.bars.top.html.contains("&lt;i&gt;Harbour&lt;/i&gt; 0"))
                let fresh = try await LivePage.load("/rooms/\(room)", in: ann)
                #expect(fresh.page == page.page && fresh.digest == page.digest)
                var browser = ann
                let body = try await browser.get("/rooms/\(room)").body
                let bars = "<ul class=\"bars\" role=\"none\">\(page.page.bars.top.html)</ul>"
                #expect(body.contains(bars))

                try await page.send(["s", "own", "Ahoy"])
                _ = try await page.other("d")
                try await Self.pin("m0", in: room, ann)
                while page.page.bars != .none { try await page.next() }
                try await Self.pin("m0", in: room, ann)
            }
            // Who has the plugin as well, and has pinned nothing.
            var other = bob
            let look = ["plugin": "pinned-messages", "back": "/rooms/\(room)"]
            #expect(try await other.post("/look", look, from: "/rooms/\(room)").status == 303)
            #expect(try await LivePage.load("/rooms/\(room)", in: other).page.bars == .none)
        }
    }

    /// A message that the page does not have changes the bar alone.
    @Test func barsFollowMessagesOfAllTheRoom() async throws {
        try await Self.with(messages: 70) { chat, ann, bob, room in
            try await Self.pin("m2", in: room, ann)
            let state = try await LivePage.load("/rooms/\(room)", in: ann)
            let bar = state.page.bars.top
            let button = try #require(LawTests.buttons(of: bar).last)
            try await LivePage.with(state, in: ann) { page in
                try await Self.edit("m2", "Elsewhere", in: room, bob)
                while !page.page.bars.top.html.contains("Elsewhere") { try await page.next() }
                #expect(page.page.rows == state.page.rows && page.digest != state.digest)

                // As it was, it is nowhere any more; the page before had it so.
                try await page.send(["i", bar.id, button, state.digest, []])
                #expect(try await page.other("c") == ["c"])
                try await page.send(["i", bar.id, button, page.digest])
                _ = try await page.other("o")
                #expect(page.others == [["n"]])

                try await Self.pin("m2", in: room, ann)
                while page.page.bars != .none { try await page.next() }
                #expect(page.page.rows == state.page.rows)
            }
        }
    }

    /// The one that was pinned last is shown, however many there are.
    @Test func theLastOfManyPinsIsShown() async throws {
        try await Self.with(messages: 90) { chat, ann, bob, room in
            for number in 0..<25 { try await Self.pin("m\(number)", in: room, ann) }
            let page = try await LivePage.load("/rooms/\(room)", in: ann).page
            #expect(page.bars.top.html.contains("/i&gt; 24<"), "\(page.bars.top.html)")
            #expect(!page.rows.contains { $0.id == "m-m24" } && page.older == 1)
        }
    }

    private static func edit(
        _ id: String,
        _ text: String,
        in room: String,
        _ browser: TestBrowser
    ) async throws {
        let state = try await LivePage.load("/rooms/\(room)", in: browser)
        try await LivePage.with(state, in: browser) { page in
            try await page.send(["e", id, text])
            _ = try await page.other("d")
        }
    }

    /// Also to a message that the page does not have.
    @Test func aTapInABarLeadsToItsMessage() async throws {
        try await Self.with(messages: 70) { chat, ann, bob, room in
            for (id, letter) in [("m69", "q"), ("m2", "o")] {
                try await Self.pin(id, in: room, ann)
                let state = try await LivePage.load("/rooms/\(room)", in: ann)
                #expect(state.page.rows.count == 60 && state.page.older == 1)
                let bars = state.page.bars.top
                let button = try #require(LawTests.buttons(of: bars).last)
                try await LivePage.with(state, in: ann) { page in
                    try await page.send(["i", bars.id, button, "older"])
                    try await page.send(["i", "none", button, page.digest])
                    try await page.send(["i", bars.id, 1_000, page.digest])
                    try await page.send(["i", bars.id, button, page.digest])
                    let address = "/rooms/\(room)/messages/\(id)#m-\(id)"
                    let place = letter == "q" ? "m-\(id)" : address
                    #expect(try await page.other(letter) == [letter, place])
                    #expect(page.others == [["n"]])
                }
            }
        }
    }

    /// A page that was away while its bars changed.
    @Test func barsAreFilledWhenAPageReturns() async throws {
        try await Self.with(messages: 2) { chat, ann, bob, room in
            let before = try await LivePage.load("/rooms/\(room)", in: ann)
            try await Self.pin("m1", in: room, ann)
            let pinned = try await LivePage.with(before, in: ann) { page in
                while page.page.bars == .none { try await page.next() }
            }
            #expect(pinned.page == (try await LivePage.load("/rooms/\(room)", in: ann)).page)
            try await Self.pin("m1", in: room, ann)
            try await LivePage.with(pinned, in: ann) { #expect($0.page.bars == .none) }
        }
    }
}
