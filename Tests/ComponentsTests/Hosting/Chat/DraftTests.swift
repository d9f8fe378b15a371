import DefaultComponents
import Testing
import Views

@testable import Hosting
@testable import Workbench

struct DraftTests {
    @Test(arguments: [ChatKey.character("q"), .control("c"), .control("d")])
    func whatIsNotSentIsLeftOnlyByTheSecondKey(key: ChatKey) throws {
        let chat = try ChatFixture.chat()
        chat.write("draft")
        chat.take(.escape)

        chat.take(key)
        #expect(!chat.isOver)
        #expect(chat.stage.notice?.hasPrefix("A draft is not sent.") == true)
        chat.take(key)

        #expect(chat.isOver)
    }

    @Test func otherKeysBetweenMeanThatSomebodyStays() throws {
        let chat = try ChatFixture.chat()
        chat.write("draft")

        chat.take(.control("c"))
        chat.type("!")
        chat.take(.control("c"))

        #expect(!chat.isOver && chat.text == "draft!")
    }

    @Test func anEditWithoutAChangeIsNoDraft() throws {
        let chat = try ChatFixture.chat()
        let message = try #require(chat.stage.room.message("m36"))
        let composer = try #require(chat.stage.viewport.composer)
        composer.content.editMessage(message)
        #expect(!composer.content.isDraft)

        composer.content.text += "!"

        #expect(composer.content.isDraft)
    }

    @Test func whatWasTypedInAThreadIsThereWhenItIsOpenedAgain() throws {
        let chat = try ChatFixture.chat(rows: 40)
        let root = try #require(chat.stage.room.message("m12"))
        chat.stage.showThread(of: root)
        chat.write("half a reply")

        chat.take(.escape)
        chat.take(.escape)
        #expect(!chat.stage.viewport.isThread && chat.text.isEmpty && chat.stage.hasDraft)
        chat.stage.showThread(of: root)

        #expect(chat.text == "half a reply")
        chat.take(.character("c"))
        chat.take(.enter)
        #expect(!chat.stage.hasDraft)
    }

    @Test func aTextThatIsSentAgainMentionsTheSamePeople() throws {
        let chat = try ChatFixture.chat()
        chat.write("hi @an")
        chat.take(.tab)
        chat.take(.enter)
        chat.write("c")
        chat.take(.control("u"))

        chat.take(.up)
        chat.take(.enter)

        let text = try #require(chat.newest?.text)
        #expect(text.runs.contains { $0.style.target != nil && $0.text == "@Ana" })
        #expect(chat.stage.room.controller.messages[1].text == text)
    }

    @Test func whatIsChangedWhileUnderWayFollows() throws {
        let chat = try ChatFixture.chat(rows: 30)
        chat.write("draft")
        chat.take(.enter)
        let message = try #require(chat.newest)
        chat.stage.take(Sheet.Choice(EditActionItem(), on: message))
        chat.type("!")
        chat.take(.enter)

        chat.advance(milliseconds: LiveChat.lag)
        #expect(chat.newest?.deliveryStatus == .pending)
        chat.advance(milliseconds: LiveChat.lag)

        #expect(chat.newest?.deliveryStatus == .sent)
        #expect(chat.newest?.text.plain == "draft!")
    }
}
