import Components
import DefaultComponents
import Drawing
import Hosting
import Synchronization
import Testing
import Views

/// Every row of a page takes input.
@Suite(.diagnosticsOfIssues)
struct RowInputLawTests {
    /// Rows of pages anywhere in a channel can be used, one after the other and each alone.
    @Test(arguments: [0, 60, 99, 100, 101, 500, 999])
    func rowsAnywhereTakeInput(place: Int) throws {
        let made = MadeMessages()
        let messages = ChatMessages(
            count: 1_000,
            place: { id in Int(id).flatMap { (0..<1_000).contains($0) ? $0 : nil } },
            message: {
                made.count.withLock { $0 += 1 }
                return NumberedMessages.message($0)
            }
        )
        var channel = FixtureChat.group
        channel.lastReadMessageID = "70"
        let controller = ChatChannelController(channel: channel, messages: messages)
        // From now on messages do not find their indices by id.
        controller.receive(.newMessage(FixtureChat.message("new", at: 90)))
        controller.markRead()
        let window = PageWindow(newest: "\(place)", count: 45)
        let rows = RowInputTests.pages.page(of: controller, in: window).rows
        made.count.withLock { $0 = 0 }
        let app = KeptEvents()
        let screen = PageScreen(RowInputTests.pages, of: controller, in: window, events: app)
        for row in rows {
            #expect(throws: Never.self, "\(row.id)") {
                try screen.perform(.longPress(node: 0), in: row)
            }
        }
        #expect(app.routes.count == rows.count)
        #expect(made.count.withLock(\.self) < rows.count * 100)
    }

    /// Every row of a page can be used, whatever happened: the screen draws it as the page does.
    @Test(arguments: Cases(3, of: 60))
    func everyRowTakesInput(seed: Case) throws {
        var room = try PatchedRoom(seed: seed)
        for step in 0..<(LongTests.areOn ? 10 : 4) {
            try room.takeStep()
            let page = room.drawn
            for row in page.rows + page.bars.rows {
                let app = KeptEvents()
                let screen = room.screen(events: app)
                #expect(throws: Never.self, "seed \(seed), step \(step), row \(row.id)") {
                    if page.rows.contains(row) { _ = try screen.actions(of: row) }
                    try screen.perform(.longPress(node: 0), in: row)
                    #expect(throws: RowInputError.unknownNode(10_000)) {
                        try screen.perform(.tap(node: 10_000), in: row)
                    }
                }
            }
            // Looking changes nothing.
            #expect(room.drawn == page)
        }
    }
}
