import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting
@testable import Workbench

struct LiveChatTests {
    @Test func opensAtTheNewestMessage() throws {
        let frame = try ChatFixture.chat().frame

        #expect(frame.rows == 20)
        #expect(frame.shows("I am still rocking."))
        #expect(
            frame.lines.last == " Sailing weekend │ ? keys  c write  q leave  ↑↓ scroll  Tab select"
        )
    }

    @Test(arguments: [ChatKey.character("q"), .control("c"), .control("d")])
    func leavesByThreeKeys(key: ChatKey) throws {
        let chat = try ChatFixture.chat()

        chat.take(key)

        #expect(chat.isOver)
    }

    @Test func dayIsShownWhileScrollingAndForASecond() throws {
        let chat = try ChatFixture.chat()

        chat.take(.up)
        #expect(chat.frame.shows("May 16, 2026"))
        chat.advance(milliseconds: 999)
        #expect(chat.frame.shows("May 16, 2026"))
        #expect(chat.patience == 1)
        chat.advance(milliseconds: 1)
        #expect(!chat.frame.shows("May 16, 2026"))
    }

    @Test func tapOnADeliveryStatusEndsInTheReaders() throws {
        let chat = try ChatFixture.chat("chat --plugin read-by-avatars", rows: 30)
        #expect(chat.stage.viewport.scroll(toID: "m28"))
        let cell = try #require(chat.frame.cell(of: "✔✔ and 1 more"))

        chat.take(.click(isLong: false, row: cell.row, column: cell.column))

        #expect(chat.frame.shows("Read by"))
        #expect(chat.stage.sheet?.lines == ["Ana", "Ilyas", "Mei 梅", "Theo"])
        chat.take(.escape)
        #expect(!chat.frame.shows("Read by"))
    }

    @Test func shareButtonEndsInTheLinks() throws {
        let chat = try ChatFixture.chat("chat --plugin share-attachments", rows: 26)
        let cell = try #require(chat.frame.cell(of: "Share ]"))

        chat.take(.click(isLong: false, row: cell.row, column: cell.column))

        #expect(chat.frame.shows("https://najma.example/pictures.zip"))
    }

    @Test func rightClickOffersActionsAndEnterDoesThem() throws {
        let chat = try ChatFixture.chat()
        let cell = try #require(chat.frame.cell(of: "still rocking"))

        chat.take(.click(isLong: true, row: cell.row, column: cell.column))
        #expect(chat.frame.shows("› Reply"))
        for _ in 0..<4 { chat.take(.down) }
        #expect(chat.frame.shows("› Flag Message"))
        chat.take(.enter)

        #expect(chat.frame.lines.last == " 'Flag Message' was chosen, and is not handled here.")
        chat.take(.up)
        #expect(chat.frame.lines.last?.contains("? keys") == true)
    }

    @Test func deletingIsSeen() throws {
        let chat = try ChatFixture.chat(rows: 26)
        let cell = try #require(chat.frame.cell(of: "All of today"))
        chat.take(.click(isLong: true, row: cell.row, column: cell.column))
        let place = try #require(
            chat.stage.sheet?.choices.firstIndex { $0.title == "Delete Message" }
        )

        for _ in 0..<place { chat.take(.down) }
        chat.take(.enter)

        #expect(!chat.frame.shows("All of today"))
    }

    @Test func threadOpensOverTheChannelAndEscapeGoesBack() throws {
        let chat = try ChatFixture.chat(rows: 40)
        #expect(chat.stage.viewport.scroll(toID: "m12"))
        let cell = try #require(chat.frame.cell(of: "5 replies"))

        chat.take(.click(isLong: false, row: cell.row, column: cell.column))
        #expect(chat.frame.shows("Grandmothers outrank captains."))
        #expect(chat.frame.lines.last?.hasPrefix(" Thread in Sailing weekend") == true)
        chat.take(.escape)
        #expect(!chat.frame.shows("Grandmothers outrank captains."))
    }

    @Test func threadReplyTakesTheKeysToTheComposerOfTheThread() throws {
        let chat = try ChatFixture.chat(rows: 26)
        let cell = try #require(chat.frame.cell(of: "still rocking"))
        chat.take(.click(isLong: true, row: cell.row, column: cell.column))
        let place = try #require(
            chat.stage.sheet?.choices.firstIndex { $0.title == "Thread Reply" }
        )

        for _ in 0..<place { chat.take(.down) }
        chat.take(.enter)
        for letter in "quite" { chat.take(.character(letter)) }

        #expect(!chat.isOver)
        #expect(chat.stage.viewport.isThread)
        #expect(chat.stage.viewport.composer?.content.text == "quite")
    }

    @Test func whatToTapHasTheButtonsOfPlugins() throws {
        let chat = try ChatFixture.chat("chat --plugin share-attachments", rows: 26)
        while chat.stage.selected != "m34" { chat.take(.tab) }

        chat.take(.enter)
        let titles = try #require(chat.stage.sheet?.choices.map(\.title))
        #expect(titles == ["Attachment", "Error badge", "Share", "Message actions"])
        chat.take(.down)
        chat.take(.down)
        chat.take(.enter)

        #expect(chat.stage.sheet?.lines.isEmpty == false)
    }

    @Test func selectionGoesUpAndDownAndEnterOffersParts() throws {
        let chat = try ChatFixture.chat()

        chat.take(.character("p"))
        #expect(chat.frame.lines.last == " No message is selected. Press Tab first.")
        chat.take(.tab)
        #expect(chat.stage.selected == "m36")
        for _ in 0..<5 { chat.take(.tab) }
        #expect(chat.stage.selected == "m31")
        #expect(chat.stage.viewport.showsBeginning(of: "m31"))
        chat.take(.backTab)
        #expect(chat.stage.selected == "m32")
        chat.take(.enter)
        #expect(
            chat.stage.sheet?.choices.map(\.title) == [
                "Author", "Quoted message", "Message actions",
            ]
        )
        chat.take(.escape)
        chat.take(.escape)
        #expect(chat.stage.selected == nil)
    }

    @Test func tabCrossesATallMessageAtOnce() throws {
        let text = ChatFixture.conversation(withLines: 2_000)
        try withTemporaryFile("tall.json", text) { file in
            // Row by row, and drawn for each, it would take minutes.
            let chat = try ChatFixture.chat("chat \(file)")
            for _ in 0..<4 { chat.take(.tab) }
            #expect(chat.stage.selected == "tall")
            #expect(chat.frame.shows("line 1 "))
            chat.take(.tab)
            #expect(chat.frame.shows("before"))
            chat.take(.backTab)
            #expect(chat.stage.selected == "tall")
            #expect(chat.frame.shows("line 1 "))
            chat.take(.backTab)
            #expect(chat.frame.shows("after 0"))
        }
    }

    @Test func othersTypeAndWriteTheSameEachTime() throws {
        let first = try ChatFixture.chat(bot: ChatBot())
        let second = try ChatFixture.chat(bot: ChatBot())
        var sawTyping = false

        for _ in 0..<40 {
            first.advance(milliseconds: LiveChat.pace)
            second.advance(milliseconds: LiveChat.pace)
            sawTyping = sawTyping || first.frame.shows("typing")
            #expect(first.frame == second.frame)
        }

        #expect(sawTyping)
        #expect(first.stage.room.controller.newestMessage?.id.hasPrefix("live-") == true)
        #expect(first.stage.viewport.list.faults == [])
    }

    @Test func unreadMessagesAreCountedWhileAway() throws {
        let chat = try ChatFixture.chat(bot: ChatBot())
        #expect(chat.stage.viewport.list.scrollToLatestMessageButton.content == .noUnread)
        chat.take(.pageUp)

        for _ in 0..<6 { chat.advance(milliseconds: LiveChat.pace) }

        let content = chat.stage.viewport.list.scrollToLatestMessageButton.content
        #expect(content.messages == 2)
        chat.take(.end)
        #expect(chat.stage.viewport.list.scrollToLatestMessageButton.isHidden)
    }

    @Test(arguments: Cases(2, of: 120))
    func anyKeysGiveAFrameOfTheWindow(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        let words = ["chat", "chat --all-plugins", "chat --rtl --ascii", "chat --messages 2000"]
        let options = TerminalOptions(colors: .indexed, positionsCursor: true)
        let chat = try ChatFixture.chat(words[seed.number % 4], bot: ChatBot(), options: options)
        var (columns, rows) = (70, 20)
        var terminal = TerminalEmulator(rows: rows, columns: columns)
        var shown: TerminalScreen?

        for step in 0..<60 {
            if Int.random(in: 0..<12, using: &random) == 0 {
                columns = Int.random(in: 1...110, using: &random)
                rows = Int.random(in: 1...50, using: &random)
                chat.resize(columns: columns, rows: rows)
                terminal = TerminalEmulator(rows: rows, columns: columns)
                shown = nil
            }
            chat.take(randomKey(&random, rows, columns))
            chat.advance(milliseconds: Int.random(in: 0...2_000, using: &random))
            let frame = chat.frame
            terminal.take(frame.update(from: shown))
            shown = frame

            #expect(frame.rows == rows && frame.options.columns == columns, "seed \(seed)")
            #expect(terminal.faults.isEmpty, "seed \(seed), step \(step): \(terminal.faults)")
        }
        #expect(chat.stage.viewport.list.faults == [], "seed \(seed)")
    }

    private func randomKey(
        _ random: inout SeededGenerator,
        _ rows: Int,
        _ columns: Int
    ) -> ChatKey {
        let keys: [ChatKey] = [
            .up, .down, .pageUp, .pageDown, .home, .end, .tab, .tab, .backTab, .enter, .enter,
            .escape, .character("p"), .character("?"), .character("x"), .wheel(isUp: true),
            .wheel(isUp: false), .character("c"), .character("@"), .character("明"), .left,
            .modified(.left, [.control, .shift]), .modified(.enter, .alt), .control("w"),
            .control("y"), .control("_"), .paste("one\r\n\u{1B}[2Jtwo e\u{301} 👩\u{200D}👧"),
        ]
        if Bool.random(using: &random) {
            return .click(
                isLong: Int.random(in: 0..<4, using: &random) == 0,
                row: Int.random(in: 0..<rows, using: &random),
                column: Int.random(in: 0..<columns, using: &random)
            )
        }
        return keys[Int.random(in: 0..<keys.count, using: &random)]
    }
}
