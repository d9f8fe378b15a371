import ChatStore
import DefaultComponents
import Drawing
import Foundation
import Hosting
import Messenger
import Testing

@testable import WebChat

/// Polls and blocks of code: what plugins make of texts, and what people do with it.
@Suite(.timeLimit(.minutes(10)))
struct PollTests {
    static let poll = "/poll Tea or coffee?\nTea\n<b>Coffee</b>"

    /// Runs something with a room that Ann and Bob are members of.
    static func with(
        _ change: (inout WebChatSettings) -> Void = { _ in },
        _ body: (TestChat, _ ann: TestBrowser, _ bob: TestBrowser, String) async throws -> Void
    ) async throws {
        try await TestChat.with(change) { chat in
            let ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            try await body(chat, ann, bob, chat.room("Sailing", ann, bob))
        }
    }

    /// Sends a text over a socket, and returns the answer.
    static func send(
        _ text: String,
        id: String,
        to room: String,
        in browser: TestBrowser
    ) async throws -> [String] {
        let state = try await LivePage.load("/rooms/\(room)", in: browser)
        var answer: [String] = []
        try await LivePage.with(state, in: browser) { page in
            try await page.send(["s", id, text])
            while answer.isEmpty {
                answer = page.others.first { $0[0] == "d" || $0[0] == "e" } ?? []
                if answer.isEmpty { try await page.next() }
            }
        }
        return answer
    }

    /// Returns the first button of the newest row whose tap has an effect.
    static func node(
        in state: LivePage.State,
        _ chat: TestChat,
        where hasEffect: (RowTap) -> Bool
    ) async throws -> Int {
        let value = try #require(ResumeValue(signed: state.resume, by: chat.signer))
        let row = try #require(state.page.rows.last)
        for node in LawTests.buttons(of: row) {
            // Each with state of its own, as taps change it.
            let scene = try await RoomDrawer(store: chat.store, looks: chat.looks)
                .scene(of: value.view)
            let tap = try? RowTap(.tap(node: node), in: row, of: scene)
            if let tap, hasEffect(tap) { return node }
        }
        throw TestFailure("No button of the row has that effect.")
    }

    /// Returns whether a tap answers with a text.
    private static func answers(_ tap: RowTap, with text: String) -> Bool {
        tap.commands.contains {
            if case .respond(_, _, let json) = $0 { json.contains(text) } else { false }
        }
    }

    /// Taps a node of the newest row of what a person sees by now, and returns their page after that.
    static func vote(
        _ option: String,
        to room: String,
        in browser: TestBrowser
    ) async throws -> LivePage.State {
        let state = try await LivePage.load("/rooms/\(room)", in: browser)
        let node = try await node(in: state, browser.chat) { answers($0, with: option) }
        let row = try #require(state.page.rows.last)
        return try await LivePage.with(state, in: browser) { page in
            try await page.send(["i", row.id, node, page.digest])
            _ = try await page.other("d")
            let fresh = try await LivePage.load("/rooms/\(room)", in: browser).page
            try await page.reach(fresh.html)
        }
    }

    @Test func votesReachAllAndOutliveTheServer() async throws {
        try await Self.with { chat, ann, bob, room in
            #expect(try await Self.send(Self.poll, id: "p", to: room, in: ann) == ["d", "p"])
            let sent = try #require(try await chat.store.message(id: "p"))
            #expect(sent.text.isEmpty && sent.attachments.map(\.kind) == ["poll"])
            let before = try await LivePage.load("/rooms/\(room)", in: ann)
            #expect(before.page.html.contains("&lt;b&gt;Coffee&lt;/b&gt;"))
            #expect(!before.page.html.contains("1 vote"))

            try await LivePage.with(before, in: ann) { page in
                let voted = try await Self.vote("Coffee", to: room, in: bob)
                #expect(voted.page.html.contains("✓") && voted.page.html.contains("1 vote"))
                let fresh = try await LivePage.load("/rooms/\(room)", in: ann).page
                try await page.reach(fresh.html)
                #expect(page.page.html.contains("1 vote") && !page.page.html.contains("✓"))
            }
            await chat.stop()
            try await chat.start()
            let again = try await LivePage.load("/rooms/\(room)", in: bob)
            #expect(again.page.html.contains("✓") && again.page.html.contains("1 vote"))
            // The same option again takes the vote back.
            let state = try await LivePage.load("/rooms/\(room)", in: bob)
            let row = try #require(state.page.rows.last)
            let node = try await Self.node(in: state, chat) { Self.answers($0, with: "{}") }
            try await LivePage.with(state, in: bob) { page in
                try await page.send(["i", row.id, node, page.digest])
                _ = try await page.other("d")
                #expect(!page.page.html.contains("✓") && !page.page.html.contains("1 vote"))
            }
            let votes = try #require(try await chat.store.message(id: "p")).responses
            #expect(votes.map(\.json) == ["{}"])
        }
    }

    @Test func pollsAreSentWithoutScript() async throws {
        try await Self.with { chat, ann, bob, room in
            var browser = ann
            let (path, form) = ("/rooms/\(room)", "/rooms/\(room)/messages")
            let fields = ["text": "/poll Tea? | Yes | No"]
            #expect(try await browser.post(form, fields, from: path).status == 303)
            let wrong = ["text": "/poll Tea?\nYes\nYes"]
            let refused = try await browser.post(form, wrong, from: path)
            #expect(refused.status == 400 && refused.body.contains("2 to 10 different answers"))
            let page = try await LivePage.load("/rooms/\(room)", in: bob).page
            #expect(page.rows.count == 1 && page.html.contains("Tea?"))
        }
    }

    @Test func malformedPollsAreRefused() async throws {
        try await Self.with { chat, ann, _, room in
            for text in ["/poll", "/poll Tea?", "/poll Tea?\nYes", "/poll ?\na\nb\na"] {
                let answer = try await Self.send(text, id: "p", to: room, in: ann)
                #expect(answer.first == "e" && answer.last?.hasPrefix("A poll has") == true)
            }
            #expect(try await Self.send("/pollen", id: "q", to: room, in: ann) == ["d", "q"])
        }
    }

    /// What its author wrote about votes counts for nothing.
    @Test func votesAreCountedHere() async throws {
        try await Self.with { chat, ann, bob, room in
            let forged = Poll(title: "?", options: [.init("a", votes: 99), .init("b", votes: -1)])
            let attachment = try AttachmentRecord(ChatAttachment(kind: .poll, payload: forged))
            let broken = AttachmentRecord(kind: "poll", json: "{")
            let user = try #require(ann.user).id
            for (id, attachments) in [("p", [broken]), ("q", [attachment])] {
                let command = ChatCommand.send(
                    id: id,
                    room: room,
                    text: "",
                    parentID: nil,
                    quotedID: nil,
                    attachments: attachments
                )
                _ = try await chat.store.perform(command, by: user, at: 1)
            }
            for json in ["{", "[]", #"{"?":7}"#, #"{"?":"c"}"#] {
                let answer = ChatCommand.respond(
                    id: "q",
                    kind: "messenger-polls.votes",
                    json: json
                )
                _ = try await chat.store.perform(answer, by: user, at: 2)
                let page = try await LivePage.load("/rooms/\(room)", in: bob).page
                #expect(page.rows.count == 2)
                #expect(!page.html.contains("99") && !page.html.contains("1 vote"))
            }
        }
    }

    @Test func copiedCodeSaysSoForTwoSeconds() async throws {
        try await Self.with {
            $0.clock = { Int64(Date().timeIntervalSince1970 * 1_000_000) }
        } _: { chat, ann, bob, room in
            let code = "```swift\nlet tea = \"<hot>\"\n```"
            #expect(try await Self.send(code, id: "c", to: room, in: ann) == ["d", "c"])
            let state = try await LivePage.load("/rooms/\(room)", in: bob)
            let row = try #require(state.page.rows.last)
            let node = try await Self.node(in: state, chat) {
                $0.destination?.json.hasPrefix("[\"y\"") == true
            }
            try await LivePage.with(state, in: bob) { page in
                try await page.send(["i", row.id, node, page.digest])
                #expect(try await page.other("y") == ["y", "let tea = \"<hot>\""])
                while page.page == state.page { try await page.next() }
                #expect(page.page.html.contains("Copied"))
                while page.page != state.page { try await page.next() }
            }
        }
    }

    /// Two pages of one person share what their plugins keep; others do not see it.
    @Test func pagesOfOnePersonShareTheirState() async throws {
        try await Self.with { chat, ann, bob, room in
            _ = try await Self.send(Self.poll, id: "p", to: room, in: ann)
            let state = try await LivePage.load("/rooms/\(room)", in: bob)
            try await LivePage.with(state, in: bob) { page in
                _ = try await Self.vote("Tea", to: room, in: bob)
                while !page.page.html.contains("✓") { try await page.next() }
            }
        }
    }

    /// The votes that a person sees are those that are stored for all, also if the server ended between two writings.
    @Test func storedVotesAreShown() async throws {
        try await Self.with { chat, ann, bob, room in
            _ = try await Self.send(Self.poll, id: "p", to: room, in: ann)
            let state = try await LivePage.load("/rooms/\(room)", in: bob)
            try await LivePage.with(state, in: bob) { page in
                let user = try #require(bob.user).id
                for (option, other) in [("Tea", "<b>Coffee</b>"), ("<b>Coffee</b>", "Tea")] {
                    let json = "{\"Tea or coffee?\":\"\(option)\"}"
                    let answer = ChatCommand.respond(
                        id: "p",
                        kind: "messenger-polls.votes",
                        json: json
                    )
                    _ = try await chat.store.perform(answer, by: user, at: 1)
                    let fresh = try await LivePage.load("/rooms/\(room)", in: bob).page
                    let (mine, others) = ("✓ \(option)", "✓ \(other)")
                    #expect(fresh.html.contains(HTMLText.escaped(mine)))
                    #expect(!fresh.html.contains(HTMLText.escaped(others)))
                    // Anything that happens draws the page anew.
                    try await page.send(["r", "p", option == "Tea" ? "tea" : "coffee"])
                    _ = try await page.other("d")
                    #expect(page.page.html.contains(HTMLText.escaped(mine)))
                }
            }
            #expect(try await chat.store.state(of: bob.user?.id ?? "").isEmpty)
        }
    }

    /// A text that is sent again is not judged again, and plugins do nothing for those who are not members.
    @Test func submissionsAreTakenOnce() async throws {
        try await Self.with { chat, ann, _, room in
            #expect(try await Self.send("Ahoy", id: "x", to: room, in: ann) == ["d", "x"])
            #expect(try await Self.send("/poll", id: "x", to: room, in: ann) == ["d", "x"])
            var outsider = try await chat.browser("Cleo")
            let fields = ["text": "/poll"]
            let response = try await outsider.post("/rooms/\(room)/messages", fields, from: "/")
            #expect(response.status == 403)
            let long = String(repeating: "x", count: 8_001)
            let code = "```\n\(long)\n```"
            #expect(try await Self.send(code, id: "y", to: room, in: ann).first == "e")
        }
    }
}

/// A failure of a test, in words.
struct TestFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
