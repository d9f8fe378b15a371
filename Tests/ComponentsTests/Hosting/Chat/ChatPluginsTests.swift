import Drawing
import Testing

@testable import Hosting
@testable import Workbench
@testable import demo

struct ChatPluginsTests {
    @Test func pluginsAreSwitchedWhereTheyAreListed() throws {
        let chat = try fresh("chat --plugin squared-bubble", rows: 40)

        chat.take(.character("P"))
        let choices = try #require(chat.stage.sheet?.choices.map(\.title))
        #expect(choices.filter { $0.hasPrefix("[x]") } == ["[x] squared-bubble"])
        let place = try #require(choices.firstIndex(of: "[x] squared-bubble"))
        for _ in 0..<place { chat.take(.down) }
        chat.take(.enter)

        #expect(chat.stage.sheet?.choices[place].title == "[ ] squared-bubble")
        #expect(chat.stage.sheet?.selected == place)
        chat.take(.escape)
        #expect(chat.frame.text == (try fresh("chat", rows: 40)).frame.text)
    }

    @Test(arguments: Cases(6, of: 60))
    func whatIsShownIsWhatAFreshStartShows(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let chat = try fresh("chat", rows: 30)

        for _ in 0..<6 {
            let id = try #require(Examples.ids.randomElement(using: &generator))
            try chat.stage.togglePlugin(id)
        }

        let ids = chat.stage.plugins?.ids ?? []
        let line = (["chat"] + ids.map { "--plugin \($0)" }).joined(separator: " ")
        #expect(chat.frame.text == (try fresh(line, rows: 30)).frame.text, "seed \(seed): \(ids)")
    }

    @Test func aPlaceInTheListIsKept() throws {
        let chat = try ChatFixture.chat(rows: 30)
        for _ in 0..<3 { chat.take(.pageUp) }
        let before = chat.stage.viewport.shownMessages.map(\.id)

        for _ in 0..<2 { try chat.stage.togglePlugin("square-avatars") }

        #expect(chat.stage.viewport.shownMessages.last?.id == before.last)
        #expect(
            before.last != (try ChatFixture.chat(rows: 30)).stage.viewport.shownMessages.last?.id
        )
    }

    /// Returns a chat that was shown once, so that nothing in it is unread.
    private func fresh(_ line: String, rows: Int) throws -> LiveChat {
        let chat = try ChatFixture.chat(line, rows: rows)
        chat.stage.rebuild(chat.stage.components)
        return chat
    }
}
