import Components
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views

/// What readers do in the rows of a page.
@Suite(.diagnosticsOfIssues)
struct RowInputTests {
    static let pages = ChannelPages(
        with: .default,
        sample: ChannelPagesTests.sample,
        enablesButtons: true
    )

    static let message = FixtureChat.message("1") { message in
        message.text = RichText([
            TextRun("See "),
            TextRun("the plan", style: TextStyle([], target: .link("https://plan.example"))),
            TextRun(" of "),
            TextRun("@Cy", style: TextStyle([.bold], target: .user("cy"))),
        ])
        message.replyCount = 2
        message.reactions = [ChatReaction(name: "like", emoji: "👍", userIDs: ["bo"])]
    }

    /// Returns the events of taps on the nodes of the only row of a controller, by the texts in these nodes.
    static func taps(
        _ controller: ChatChannelController,
        _ pages: ChannelPages = Self.pages
    ) throws -> [String: String] {
        let row = try #require(pages.page(of: controller).rows.first)
        var found: [String: String] = [:]
        var node = 0
        while true {
            let app = KeptEvents()
            let screen = PageScreen(pages, of: controller, events: app)
            do {
                try screen.perform(.tap(node: node), in: row)
            } catch {
                #expect(error == .unknownNode(node))
                return found
            }
            for text in app.routes { found[text, default: ""] += " \(node)" }
            node += 1
        }
    }

    @Test
    func tapsReachWhatWasDrawn() throws {
        let controller = ChannelPagesTests.controller([Self.message])
        let found = try Self.taps(controller)
        #expect(
            Set(found.keys) == [
                "link https://plan.example", "user bo", "user cy", "thread 1", "reactions 1",
            ]
        )
        // A link and a mention are their own element and its text; the picture has a letter.
        #expect(found["link https://plan.example"]?.split(separator: " ").count == 2)
        #expect(found["user cy"]?.split(separator: " ").count == 2)
        #expect(found["user bo"]?.split(separator: " ").count == 3)
    }

    /// Links with one text, and one of a single letter, lead to where each of them points.
    @Test
    func linksWithOneTextDiffer() throws {
        func link(_ text: String, _ place: Int) -> TextRun {
            TextRun(text, style: TextStyle([], target: .link("https://\(place).example")))
        }
        let message = FixtureChat.message("1") { message in
            let words = String(repeating: "and words that wrap ", count: 5)
            message.text = RichText([
                TextRun(""), TextRun("See here, "), link("here", 1), TextRun(" \(words)"),
                link("here", 2),
                TextRun(" "), link("l", 3), link("שלום", 4),
            ])
        }
        let found = try Self.taps(ChannelPagesTests.controller([message]))
        let nodes = (1...4).map { found["link https://\($0).example"]?.split(separator: " ").count }
        #expect(nodes == [2, 2, 2, 2])
    }

    @Test
    func longPressesAskForActions() throws {
        let controller = ChannelPagesTests.controller([Self.message])
        let row = Self.pages.page(of: controller).rows[0]
        // Also those of the date above the message, and the elements around it.
        for node in 0..<33 {
            let app = KeptEvents()
            let screen = PageScreen(Self.pages, of: controller, events: app)
            try screen.perform(.longPress(node: node), in: row)
            #expect(app.routes == ["actions 1"], "node \(node)")
        }
    }

    @Test
    func chosenActionsGoThroughTheClient() throws {
        let server = SentRequests()
        var channel = FixtureChat.group
        channel.lastReadMessageID = "0"
        let controller = ChatChannelController(
            channel: channel,
            messages: ChatMessages([Self.message, FixtureChat.message("0", at: -60)]),
            client: server.client
        )
        controller.synchronize()
        #expect(controller.channel?.unreadCount.messages == 1)
        let delegate = ChannelRecorder()
        controller.delegate = delegate
        let before = Self.pages.page(of: controller)
        let (unread, app) = (controller.channel?.unreadCount, KeptEvents())
        let screen = PageScreen(Self.pages, of: controller, events: app)
        let ids = try screen.actions(of: before.rows[1]).map(\.id)
        let heart = "react heart"
        #expect(ids.first == "inlineReply" && ids.last == "react cry" && ids.contains(heart))

        try screen.perform(.choose(action: heart), in: before.rows[1])
        #expect(server.log == ["sailing: add heart to 1"])
        #expect(controller.message(id: "1")?.hasReaction("heart", by: "ann") == true)
        #expect(controller.delegate === delegate)
        #expect(controller.channel?.unreadCount == unread)
        let after = Self.pages.page(of: controller)
        let applied = try before.applying(PagePatch(from: before, to: after))
        #expect(applied == after)

        // The row is another one by now, and so nothing happens.
        #expect(throws: RowInputError.changedRow("m-1")) {
            try screen.perform(.choose(action: heart), in: before.rows[1])
        }
        #expect(server.log.count == 1)
        try screen.perform(.choose(action: heart), in: after.rows[1])
        #expect(server.log.last == "sailing: remove heart from 1")
    }

    @Test
    func whatWasNotOfferedIsRefused() throws {
        let server = SentRequests()
        let controller = server.controller(Self.message, FixtureChat.message("0", "Older"))
        let page = Self.pages.page(of: controller)
        let (old, row) = (page.rows[0], page.rows[1])
        let app = KeptEvents()
        let screen = PageScreen(Self.pages, of: controller, in: PageWindow(count: 1), events: app)
        #expect(throws: RowInputError.changedRow("m-0")) {
            try screen.perform(.tap(node: 0), in: old)
        }
        #expect(throws: RowInputError.changedRow("m-9")) {
            try screen.perform(.tap(node: 0), in: HTMLRow(id: "m-9", html: row.html))
        }
        #expect(throws: RowInputError.changedRow("m-1")) {
            try screen.perform(.tap(node: 0), in: HTMLRow(id: "m-1", html: old.html))
        }
        for node in [-1, Int.min, Int.max, 1_000] {
            #expect(throws: RowInputError.unknownNode(node)) {
                try screen.perform(.tap(node: node), in: row)
            }
        }
        for id in ["", "delete", "edit", "\u{0}"] {
            #expect(throws: RowInputError.unknownAction(id)) {
                try screen.perform(.choose(action: id), in: row)
            }
        }
        #expect(app.routes == [] && server.log == [])
    }

    /// A list would scroll to what is quoted; a page leaves that to its host.
    @Test
    func quotesReachTheHost() throws {
        let message = FixtureChat.message("1") { message in
            message.quote = ChatQuote(messageID: "0", author: FixtureChat.cy, text: "Older")
        }
        let found = try Self.taps(ChannelPagesTests.controller([message]))
        #expect(found["quote 0"] != nil)
    }

    /// Of two messages with one id, the page has the older one.
    @Test
    func duplicatesAreTheDrawnOnes() throws {
        let twins = [Self.message, FixtureChat.message("1", at: -60, "Older")]
        let controller = ChannelPagesTests.controller(twins)
        let row = Self.pages.page(of: controller).rows[0]
        #expect(row.html.contains("Older"))
        let app = KeptEvents()
        let screen = PageScreen(Self.pages, of: controller, events: app)
        try screen.perform(.longPress(node: 0), in: row)
        #expect(app.routes == ["actions 1 Older"])
    }

    @Test
    func threadsTakeInput() throws {
        let thread = ThreadTranscript(
            rootID: "1",
            messages: [FixtureChat.message("2", "A reply") { $0.parentID = "1" }, Self.message]
        )
        let controller = ChatChannelController(thread: thread, of: FixtureChat.group)
        let page = Self.pages.page(of: controller)
        for row in page.rows {
            let app = KeptEvents()
            let screen = PageScreen(Self.pages, of: controller, events: app)
            try screen.perform(.longPress(node: 0), in: row)
            #expect(app.routes.count == 1)
            let actions = try screen.actions(of: row).map(\.id)
            #expect(actions.contains("copy") && !actions.contains("threadReply"))
        }
    }
}
