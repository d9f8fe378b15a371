import ChatStore
import Drawing
import Foundation
import Hosting
import Messenger
import Testing

@testable import WebChat

/// Actions that plugins add to the menus of messages, as forms.
@Suite(.timeLimit(.minutes(10)))
struct PluginActionTests {
    @Test func messagesArePinnedForOnePerson() async throws {
        try await PollTests.with { chat, ann, bob, room in
            try await chat.send("Seven at the harbour.", id: "m", to: room, by: bob)
            var browser = ann
            let path = "/rooms/\(room)/messages/m"
            #expect(try await !browser.get(path).body.contains("value=\"pin\""))
            let look = ["plugin": "pinned-messages", "back": "/rooms/\(room)"]
            #expect(try await browser.post("/look", look, from: path).status == 303)
            #expect(try await browser.get(path).body.contains("name=\"action\" value=\"pin\""))

            let state = try await LivePage.load("/rooms/\(room)", in: browser)
            let reader = browser
            try await LivePage.with(state, in: reader) { page in
                var other = reader
                let choice = ["action": "pin"]
                #expect(try await other.post("\(path)/actions", choice, from: path).status == 303)
                while !page.page.html.contains("Pinned") { try await page.next() }
            }
            #expect(try await browser.get(path).body.contains("Unpin"))
            let others = try await LivePage.load("/rooms/\(room)", in: bob).page
            #expect(!others.html.contains("Pinned"))
            for action in ["delete", "edit", "none", ""] {
                let choice = ["action": action]
                #expect(try await browser.post("\(path)/actions", choice, from: path).status == 400)
            }
            #expect(try await chat.store.message(id: "m")?.isDeleted == false)
        }
    }

    @Test func outsidersChooseNothing() async throws {
        try await PollTests.with { chat, ann, bob, room in
            try await chat.send("Seven at the harbour.", id: "m", to: room, by: bob)
            var outsider = try await chat.browser("Cleo")
            let choice = ["action": "pin"]
            let response = try await outsider.post(
                "/rooms/\(room)/messages/m/actions",
                choice,
                from: "/"
            )
            #expect(response.status == 403)
        }
    }
}

/// Plugins whose work goes on after a tap.
@Suite(.timeLimit(.minutes(10)))
struct PluginTaskTests {
    /// The answer of a task reaches the page, and the next one of that person, while one is open.
    @Test func answersReachThePage() async throws {
        try await PollTests.with {
            $0.plugins = [TranslationPlugin { "«\($0)»" }]
        } _: { chat, ann, bob, room in
            try await chat.send("<i>Ahoj</i>", id: "m", to: room, by: ann)
            let state = try await LivePage.load("/rooms/\(room)", in: bob)
            let row = try #require(state.page.rows.last)
            let button = try #require(LawTests.buttons(of: row).first)
            try await LivePage.with(state, in: bob) { page in
                try await page.send(["i", row.id, button, page.digest])
                while !page.page.html.contains("«") { try await page.next() }
                var other = bob
                #expect(try await other.get("/rooms/\(room)").body.contains("«"))
                var anns = ann
                #expect(try await !anns.get("/rooms/\(room)").body.contains("«"))
            }
        }
    }
}
