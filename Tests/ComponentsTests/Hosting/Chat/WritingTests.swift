import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting
@testable import Workbench

struct WritingTests {
    @Test func lettersGoToTheComposerOnceSomebodyWrites() throws {
        let chat = try ChatFixture.chat()

        chat.take(.character("c"))
        chat.type("quiet? q")

        #expect(!chat.isOver)
        #expect(chat.text == "quiet? q")
        #expect(chat.frame.shows("quiet? q"))
    }

    @Test func theCursorStandsWhereTheNextLetterComes() throws {
        let chat = try ChatFixture.chat()
        #expect(chat.cursor == nil)
        chat.write("明天")

        let cell = try #require(chat.frame.cell(of: "明"))

        #expect(chat.cursor?.row == cell.row)
        #expect(chat.cursor?.column == cell.column + 4)
    }

    @Test(arguments: [ChatKey.character("c"), .paste("one\ntwo\nthree")])
    func theSendSymbolStandsBesideTheLastRow(key: ChatKey) throws {
        let chat = try ChatFixture.chat()

        chat.take(key)

        let cursor = try #require(chat.cursor)
        #expect(chat.frame.cell(of: "➤")?.row == cursor.row)
    }

    @Test func whatAKeyPicksStandsBetweenBrackets() throws {
        let chat = try ChatFixture.chat()

        chat.write("@ana")

        #expect(chat.frame.lines.contains { $0.contains("│( A  Ana") && $0.hasSuffix(")│") })
    }

    @Test func aKeyShowsTheNextLinesOfALongReason() throws {
        let chat = try ChatFixture.chat()
        chat.write("Hello")
        let composer = try #require(chat.stage.viewport.composer)
        composer.notice = (0..<300).map { "reason\($0)" }.joined(separator: " ")
        chat.stage.viewport.composerChanged()
        #expect(chat.frame.shows("reason0 "))

        chat.take(.modified(.character("r"), .alt))

        #expect(!chat.frame.shows("reason0 "))
        #expect(chat.text == "Hello")
    }

    @Test func enterSendsAndOthersHaveItAWhileLater() throws {
        let chat = try ChatFixture.chat()

        chat.write("Hello all")
        chat.take(.enter)
        #expect(chat.newest?.text.plain == "Hello all")
        #expect(chat.newest?.deliveryStatus == .pending)
        #expect(chat.text.isEmpty)
        #expect(chat.patience == LiveChat.lag)
        chat.advance(milliseconds: LiveChat.lag)

        #expect(chat.newest?.deliveryStatus == .sent)
    }

    @Test(arguments: [ChatKey.modified(.enter, .alt), .modified(.enter, .shift), .control("j")])
    func threeKeysBreakTheLine(key: ChatKey) throws {
        let chat = try ChatFixture.chat()

        chat.write("one")
        chat.take(key)
        chat.type("two")

        #expect(chat.text == "one\ntwo")
    }

    @Test func pastesAreOneStepAndSendNothing() throws {
        let chat = try ChatFixture.chat()
        let count = chat.stage.room.controller.messages.count

        chat.take(.paste("one\r\ntwo\r\n\u{1B}[31mthree"))
        #expect(chat.text == "one\ntwo\nthree")
        #expect(chat.stage.room.controller.messages.count == count)
        chat.take(.control("_"))

        #expect(chat.text.isEmpty)
    }

    @Test func tabCompletesAMention() throws {
        let chat = try ChatFixture.chat()

        chat.write("Hi @an")
        #expect(chat.frame.shows("Ana"))
        chat.take(.tab)
        chat.take(.enter)

        #expect(chat.newest?.text.runs.contains { $0.style.target == .user("ana") } == true)
    }

    @Test func upAndDownWalkThroughWhatWasSent() throws {
        let chat = try ChatFixture.chat()
        for text in ["one", "two\nlines"] {
            chat.take(.paste(text))
            chat.take(.enter)
        }
        chat.type("draft")

        chat.take(.up)
        #expect(chat.text == "two\nlines")
        chat.take(.up)
        #expect(chat.text == "two\nlines")
        chat.take(.up)
        #expect(chat.text == "one")
        for _ in 0..<4 { chat.take(.down) }

        #expect(chat.text == "draft")
    }

    @Test func escapeLeavesOneThingAfterTheOther() throws {
        let chat = try ChatFixture.chat()
        let composer = try #require(chat.stage.viewport.composer)
        let message = try #require(chat.stage.room.message("m36"))
        chat.take(.character("c"))
        composer.content.quoteMessage(message)
        chat.type("@an")

        chat.take(.escape)
        #expect(composer.suggestions.items.isEmpty && composer.content.quotedMessage != nil)
        chat.take(.escape)
        #expect(composer.content.quotedMessage == nil && chat.stage.isWriting)
        chat.take(.escape)

        #expect(!chat.stage.isWriting)
        #expect(chat.text == "@an")
    }

    @Test func editingShowsTheMessageAndBringsTheDraftBack() throws {
        let chat = try ChatFixture.chat(rows: 30)
        chat.write("draft")
        chat.take(.enter)
        chat.type("other")
        let message = try #require(chat.newest)

        chat.stage.take(Sheet.Choice(EditActionItem(), on: message))
        #expect(chat.text == "draft")
        chat.type("!")
        chat.take(.enter)

        #expect(chat.newest?.text.plain == "draft!")
        #expect(chat.text == "other")
    }

    @Test func aClickPutsTheCursorThere() throws {
        let chat = try ChatFixture.chat()
        chat.write("one two")
        let cell = try #require(chat.frame.cell(of: "two"))
        chat.take(.escape)

        chat.take(.click(isLong: false, row: cell.row, column: cell.column))
        chat.type("and ")

        #expect(chat.text == "one and two")
    }

    @Test func aThreadHasATextOfItsOwn() throws {
        let chat = try ChatFixture.chat(rows: 40)
        chat.write("channel")
        let root = try #require(chat.stage.room.message("m12"))

        chat.stage.showThread(of: root)
        chat.write("reply")
        chat.take(.enter)
        #expect(chat.frame.shows("reply"))
        chat.take(.escape)
        chat.take(.escape)

        #expect(chat.text == "channel")
        #expect(chat.stage.room.message("m12")?.replyCount == root.replyCount + 1)
    }

    @Test func outsidersAreReportedThatTheyOnlyRead() throws {
        let stage = try ChatFixture.stage("chat", canWrite: false)
        let chat = LiveChat(stage, bot: nil)

        chat.take(.character("c"))

        #expect(!chat.stage.isWriting)
        #expect(
            chat.frame.lines.last == " No member is the reader, so nothing can be written."
        )
    }

    @Test func whatCouldNotBeSentIsSentAgainFromTheList() throws {
        let chat = try ChatFixture.chat()
        chat.stage.room.line.mode = .refused(reason: "The server sleeps.")
        chat.write("Wake up")
        chat.take(.enter)
        #expect(chat.newest?.localState == .sendingFailed)
        #expect(chat.frame.shows("The server sleeps."))

        chat.stage.room.line.mode = .atOnce
        let message = try #require(chat.newest)
        chat.stage.take(Sheet.Choice(ResendActionItem(), on: message))

        #expect(chat.newest?.text.plain == "Wake up")
        #expect(chat.newest?.localState == nil)
    }

    @Test(arguments: [10, 6, 4, 3])
    func smallWindowsKeepTheCursorInView(rows: Int) throws {
        let chat = try ChatFixture.chat()
        chat.take(.paste("1\n2\n3\n4\n5\n6\n7"))

        chat.resize(columns: 30, rows: rows)

        let cursor = chat.cursor
        #expect(rows < 4 ? cursor == nil : (0..<rows - 1).contains(cursor?.row ?? -1))
        #expect(chat.text.hasSuffix("6\n7"))
    }
}
