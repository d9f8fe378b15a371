import Components
import DefaultComponents
import Drawing
import Polls
import Testing
import Views

@Suite struct PollTests {
    @Test func aPollHasARowForEachAnswer() throws {
        let components = try chat(PollsPlugin())

        let tree = tree(pollMessage(), components)

        print(tree)
        let attachment = try #require(tree.flattened.first { $0.name == "attachment(poll)" })
        #expect(
            attachment.description == """
                attachment(poll): PollAttachmentView <- polls column=fill/2 margins=8,8,8,10 corner=12 \
                background=background2
                  questionLabel: Label "Lunch?" color=text font=bodyBold
                  pollOption: PollOptionRow row=fill/8 label="Soup, 3"
                    textLabel: Label "Soup" color=text
                    votesLabel: Label "3" color=subtitleText font=footnote
                  pollOption: PollOptionRow row=fill/8 label="Salad, 1"
                    textLabel: Label "Salad" color=text
                    votesLabel: Label "1" color=subtitleText font=footnote
                """
        )
    }

    @Test func anOpenPollHasAButton() throws {
        let components = try chat(PollsPlugin())

        let button = tree(pollMessage(), components).flattened.first { $0.name == "voteButton" }

        #expect(button?["tap"] == "vote")
        #expect(button?.addedBy?.id == "polls")
    }

    @Test func aClosedPollEndsInItsResult() throws {
        let components = try chat(PollsPlugin())

        let tree = tree(pollMessage(isClosed: true), components)

        #expect(tree.flattened.last?.text == "Decided: Soup")
        #expect(!tree.flattened.contains { $0.name == "voteButton" })
    }

    @Test func withoutThePluginTheFallbackShowsThePoll() throws {
        let components = try chat()

        let texts = tree(pollMessage(), components).flattened.compactMap(\.text)

        #expect(texts.contains("Unknown attachment: poll"))
    }

    @Test func anAppPutsAnotherAnswerIntoTheSlot() throws {
        var components = try chat(PollsPlugin())
        components[.pollOption] = LoudOption.self

        let texts = tree(pollMessage(), components).flattened.compactMap(\.text)

        #expect(texts.contains("SOUP"))
    }

    @Test func aPollSurvivesItsAttachment() {
        let poll = Poll(question: "Lunch?", options: [PollOption("Soup", votes: 3)], isClosed: true)

        #expect(Poll(poll.attachment) == poll)
    }

    @Test func nothingThePluginUsesIsUndeclared() throws {
        let components = try chat(PollsPlugin())

        #expect(components.diagnostics.isEmpty)
    }
}

private final class LoudOption: PollOptionRow {
    override func updateContent() {
        super.updateContent()
        textLabel.text = content?.text.uppercased()
    }
}
