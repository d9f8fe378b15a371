import Drawing
import Testing

@testable import Hosting
@testable import Workbench

struct ChatExplainingTests {
    @Test func viewsOfTheSelectedMessageAreOfferedAndTold() throws {
        let chat = try ChatFixture.chat("chat --plugin squared-bubble", rows: 40)
        chat.take(.tab)

        chat.take(.character("i"))
        let choices = try #require(chat.stage.sheet?.choices.map(\.title))
        #expect(choices.first == "messageCell")
        let place = try #require(choices.firstIndex { $0.hasSuffix(" bubble") })
        for _ in 0..<place { chat.take(.down) }
        chat.take(.enter)

        let lines = try #require(chat.stage.sheet?.lines)
        #expect(chat.frame.shows("bubble: ChatMessageBubbleView"))
        #expect(lines.contains("layer.cornerRadius: 0.0"))
        #expect(lines.contains("without effect: layer.cornerRadius: 18.0"))
        #expect(lines.contains { $0.contains("SquareCorners.setUpAppearance from squared-bubble") })
    }

    @Test func somethingHasToBeSelected() throws {
        let chat = try ChatFixture.chat()

        chat.take(.character("i"))

        #expect(chat.stage.sheet == nil)
        #expect(chat.stage.notice == "No message is selected. Press Tab first.")
    }

    @Test func accountIsClosedByEscape() throws {
        let chat = try ChatFixture.chat()
        for key in [ChatKey.tab, .character("i"), .enter] { chat.take(key) }

        chat.take(.escape)

        #expect(chat.stage.sheet == nil)
        #expect(chat.stage.selected != nil)
    }

    @Test func tellingChangesNothingInTheList() throws {
        let chat = try ChatFixture.chat()
        chat.take(.tab)
        let before = chat.frame

        for key in [ChatKey.character("i"), .enter, .escape] { chat.take(key) }

        #expect(chat.frame.text == before.text)
    }

    @Test func scriptTellsOfAView() throws {
        let run = try played("explain m23 authorName")

        #expect(run.output.contains("authorName: ChatMessageAuthorNameLabel"))
        #expect(run.output.contains("Slot authorName"))
        #expect(run.code == .success)
    }

    @Test(arguments: [
        (
            "explain m23 autorName",
            "There is no node 'autorName'. To fix, write the nearest, 'authorName', or leave it out."
        ),
        (
            "explain m233 bubble",
            "There is no message 'm233'. To fix, write the nearest, 'm23', or leave it out."
        ),
    ])
    func scriptNamesTheNearest(step: String, problem: String) throws {
        let run = try played(step)

        #expect(run.errors.hasSuffix("line 1, '\(step)': \(problem)\n"))
    }

    private func played(_ step: String) throws -> DemoRun {
        try withTemporaryFile("steps.txt", step) {
            DemoRun(["list", "--rows", "60", "--script", $0])
        }
    }
}
