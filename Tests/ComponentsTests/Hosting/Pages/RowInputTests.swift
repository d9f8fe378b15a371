import Components
import DefaultComponents
import Drawing
import ExamplePlugins
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

    private static let message = FixtureChat.message("1") { message in
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
    private func taps(
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
        let found = try taps(controller)
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
                TextRun("See here, "), link("here", 1), TextRun(" \(words)"), link("here", 2),
                TextRun(" "), link("l", 3), link("שלום", 4),
            ])
        }
        let found = try taps(ChannelPagesTests.controller([message]))
        let nodes = (1...4).map { found["link https://\($0).example"]?.split(separator: " ").count }
        #expect(nodes == [2, 2, 2, 2])
    }

    @Test
    func longPressesAskForActions() throws {
        let controller = ChannelPagesTests.controller([Self.message])
        let row = Self.pages.page(of: controller).rows[0]
        for node in [0, 1, 20] {
            let app = KeptEvents()
            let screen = PageScreen(Self.pages, of: controller, events: app)
            try screen.perform(.longPress(node: node), in: row)
            #expect(app.routes == ["actions 1"])
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

    /// A control of a plugin, and what it begins: a timer, and state that the page shows.
    @Test
    func pluginsAreReached() throws {
        let components = try Components.with([CountdownPlugin()])
        let pages = ChannelPages(
            with: components,
            sample: ChannelPagesTests.sample,
            enablesButtons: true
        )
        let controller = ChannelPagesTests.controller([FixtureChat.message("1")])
        let start = Timestamp(seconds: 1_772_442_000)
        let page = pages.page(of: controller, at: start)
        #expect(page.html.contains("<button type=\"button\" class=") && page.html.contains("armed"))
        let app = KeptEvents()
        let node = try #require(
            (0..<100).first { node in
                let screen = PageScreen(pages, of: controller, at: start, events: app)
                try? screen.perform(.tap(node: node), in: page.rows[0])
                return controller.client.store[.isRunning, .message("1")]
            }
        )
        controller.client.store[.isRunning, .message("1")] = false

        let screen = PageScreen(pages, of: controller, at: start, events: app)
        try screen.perform(.tap(node: node), in: page.rows[0])
        #expect(pages.page(of: controller, at: start).html.contains("running"))
        #expect(screen.nextDue == start.advanced(by: .seconds(5)))
        screen.advance(to: start.advanced(by: .seconds(4)))
        #expect(pages.page(of: controller, at: start).html.contains("running"))
        screen.advance(to: start.advanced(by: .seconds(5)))
        let last = pages.page(of: controller, at: start)
        #expect(
            last.html.contains("<button type=\"button\" disabled") && last.html.contains("over")
        )
        controller.client.store[.isRunning, .message("1")] = false
        try screen.perform(.tap(node: node), in: last.rows[0])
        #expect(!controller.client.store[.isRunning, .message("1")])
    }

    /// A tap and a hold are gestures of a bubble, and taps beside it are not.
    @Test
    func gesturesAreHeard() throws {
        let log = GestureLog()
        var components = try Components.with([PressedBubblePlugin()])
        components[.gestureLog] = log
        let pages = ChannelPages(with: components, sample: ChannelPagesTests.sample)
        let controller = ChannelPagesTests.controller([FixtureChat.message("1")])
        let row = pages.page(of: controller).rows[0]
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        let node = try (0..<100).first { node in
            try screen.perform(.tap(node: node), in: row)
            return !log.heard.isEmpty
        }
        #expect(log.heard.last == "tap ended")
        try screen.perform(.longPress(node: #require(node)), in: row)
        #expect(log.heard.last == "hold ended")
        // Of the nodes before it, only the picture does something.
        #expect(Set(app.routes) == ["user bo"])
    }

    /// What a plugin lays over messages takes their taps.
    @Test
    func coversTakeTaps() throws {
        let components = try Components.with([CoverPlugin()])
        let pages = ChannelPages(with: components, sample: ChannelPagesTests.sample)
        let found = try taps(ChannelPagesTests.controller([Self.message]), pages)
        #expect(found.isEmpty)
    }

    /// Plugins for one list are in pages of it, and take input there.
    @Test
    func plugInsOfOneListAreInItsPages() throws {
        let components = try Components.with([PerListContentPlugin(listName: "channel")])
        let pages = ChannelPages(with: components, sample: ChannelPagesTests.sample)
        let controller = ChannelPagesTests.controller([Self.message])
        let page = pages.page(of: controller)
        #expect(page.rows != Self.pages.page(of: controller).rows)
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        try screen.perform(.longPress(node: 0), in: page.rows[0])
        #expect(app.routes == ["actions 1"])
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
        }
    }
}
