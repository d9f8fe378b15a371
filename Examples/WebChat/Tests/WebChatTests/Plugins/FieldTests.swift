import ChatStore
import Drawing
import Foundation
import Hosting
import Testing

@testable import WebChat

/// The field of a plugin in a bar: the search of *Messenger*.
@Suite(.timeLimit(.minutes(10)))
struct FieldTests {
    /// Runs something with a page in which Ann searches a room with three messages.
    private static func with(
        _ body: (LivePage, _ ann: TestBrowser, String) async throws -> Void
    ) async throws {
        try await PollTests.with { chat, ann, bob, room in
            for (number, text) in ["The red buoy", "A red sail", "Fog"].enumerated() {
                try await chat.send(text, id: "m\(number)", to: room, by: bob)
            }
            var browser = ann
            let path = "/rooms/\(room)"
            let look = ["plugin": "messenger-search", "back": path]
            #expect(try await browser.post("/look", look, from: path).status == 303)
            let state = try await LivePage.load(path, in: browser)
            #expect(state.page.bars == .none)
            try await LivePage.with(state, in: browser) { page in
                let message = "\(path)/messages/m2"
                let action = ["action": "search"]
                #expect(
                    try await browser.post("\(message)/actions", action, from: message).status
                        == 303
                )
                while page.page.bars == .none { try await page.next() }
                try await body(page, browser, path)
            }
        }
    }

    /// Sends what was entered, and returns the answer.
    private static func enter(
        _ texts: [Any],
        submitting node: Int? = nil,
        in page: LivePage
    ) async throws -> [String] {
        let row = page.page.bars.top.id
        try await page.send(["k", row, node ?? NSNull(), page.digest, texts])
        return try await page.other("c")
    }

    @Test func whatIsWrittenChangesBarAndRows() async throws {
        try await Self.with { page, ann, path in
            let before = page.page
            #expect(page.page.bars.top.fieldNodes.count == 1)
            #expect(try await Self.enter(["RED"], in: page).count == 2)
            #expect(page.page.bars.top.html.contains("1 of 2"))
            #expect(page.page.bars.top.html.contains("value=\"RED\""))
            #expect(page.page.rows[0] != before.rows[0] && page.page.rows[2] == before.rows[2])
            #expect(try await page.other("q") == ["q", "m-m1"])
            var browser = ann
            let body = try await browser.get(path).body
            #expect(try TestBrowser.list(in: body) == page.page.html)
            #expect(body.contains(page.page.bars.top.html))

            let node = page.page.bars.top.fieldNodes[0]
            _ = try await Self.enter([NSNull()], submitting: node, in: page)
            #expect(page.page.bars.top.html.contains("2 of 2"))
            #expect(try await page.other("q") == ["q", "m-m0"])

            // The last button ends the search, and nothing of it is left.
            let button = try #require(LawTests.buttons(of: page.page.bars.top).last)
            let bar = page.page.bars.top.id
            try await page.send(["i", bar, button, page.digest, [NSNull()]])
            _ = try await page.other("c")
            #expect(page.page.bars == .none && page.page.html == before.html)
        }
    }

    @Test func hostileTextsStayTexts() async throws {
        try await Self.with { page, ann, path in
            for text in ["\"><script>", "</ul>", "\u{202E}abc", "'&amp;"] {
                _ = try await Self.enter([text], in: page)
                var browser = ann
                let body = try await browser.get(path).body
                #expect(body.contains(page.page.bars.top.html), "\(text)")
                #expect(!page.page.bars.top.html.contains("<script"))
            }
        }
    }

    /// What was not offered is answered, and changes nothing.
    @Test func whatWasNotOfferedIsNotTaken() async throws {
        try await Self.with { page, _, _ in
            let (bar, before) = (page.page.bars.top, page.page)
            let node = bar.fieldNodes[0]
            let frames: [[Any]] = [
                ["k", bar.id, NSNull(), "older", ["no"]],
                ["k", "none", NSNull(), page.digest, ["no"]],
                ["k", "m-m0", NSNull(), page.digest, ["no"]],
                ["k", bar.id, NSNull(), page.digest, ["no", "no"]],
                ["k", bar.id, node + 1, page.digest, ["no"]],
                ["k", bar.id, 1_000, page.digest, ["no"]],
                ["i", bar.id, 1_000, page.digest, ["no"]],
            ]
            for frame in frames {
                try await page.send(frame)
                #expect(try await page.other("c") == ["c"], "\(frame)")
                #expect(page.page == before)
            }
        }
    }

    @Test(arguments: [
        #"["k","a",null,"d"]"#, #"["k","a",null,"d",{}]"#, #"["k","a",null,"d",[1]]"#,
        #"["k","a","b","d",[]]"#, #"["i","a",0,"d",{"1":"a"}]"#, #"["i","a",0,"d",[],1]"#,
    ])
    func framesThatNoPageSendsAreNone(text: String) {
        #expect(ClientFrame(text) == nil)
    }

    @Test func framesHaveTheTextsOfFields() {
        let read = ClientFrame(#"["k","a",3,"d",["x",null]]"#)
        #expect(
            read == .input(.submit(node: 3), row: "a", digest: "d", texts: ["x", nil])
        )
        #expect(read?.letter == "k")
        let entered = ClientFrame(#"["k","a",null,"d",[]]"#)
        #expect(entered == .input(.enter, row: "a", digest: "d", texts: []))
        let tap = ClientFrame(#"["i","a",0,"d"]"#)
        #expect(tap == .input(.tap(node: 0), row: "a", digest: "d", texts: nil))
        #expect(ServerFrame.entered([nil, "\"x\""]).json == #"["c",[null,"\"x\""]]"#)
        #expect(ServerFrame.entered(nil).json == #"["c"]"#)
    }
}
