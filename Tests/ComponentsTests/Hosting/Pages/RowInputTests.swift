import Components
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views

/// What readers do in the rows of a page.
@Suite(.diagnosticsOfIssues)
struct RowInputTests {
    private static let pages = ChannelPages(
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
        let controller = server.controller(Self.message)
        let delegate = ChannelRecorder()
        controller.delegate = delegate
        let before = Self.pages.page(of: controller)
        let (unread, app) = (controller.channel?.unreadCount, KeptEvents())
        let screen = PageScreen(Self.pages, of: controller, events: app)
        let ids = try screen.actions(of: before.rows[0]).map(\.id)
        let heart = "react heart"
        #expect(ids.first == "inlineReply" && ids.last == "react cry" && ids.contains(heart))

        try screen.perform(.choose(action: heart), in: before.rows[0])
        #expect(server.log == ["sailing: add heart to 1"])
        #expect(controller.message(id: "1")?.hasReaction("heart", by: "ann") == true)
        #expect(controller.delegate === delegate)
        #expect(controller.channel?.unreadCount == unread)
        let after = Self.pages.page(of: controller)
        let applied = try before.applying(PagePatch(from: before, to: after))
        #expect(applied == after)

        // The row is another one by now, and so nothing happens.
        #expect(throws: RowInputError.changedRow("m-1")) {
            try screen.perform(.choose(action: heart), in: before.rows[0])
        }
        #expect(server.log.count == 1)
        try screen.perform(.choose(action: heart), in: after.rows[0])
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
        let outcome = Result { try screen.perform(.longPress(node: 0), in: row) }
        if case .success = outcome { #expect(app.routes == ["actions 1 Older"]) }
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
        let node = try #require(
            (0..<100).first { node in
                let screen = PageScreen(pages, of: controller, at: start, events: KeptEvents())
                try? screen.perform(.tap(node: node), in: page.rows[0])
                return controller.client.store[.isRunning, .message("1")]
            }
        )
        #expect(node > 0)
        controller.client.store[.isRunning, .message("1")] = false

        let screen = PageScreen(pages, of: controller, at: start, events: KeptEvents())
        try screen.perform(.tap(node: node), in: page.rows[0])
        #expect(pages.page(of: controller, at: start).html.contains("running"))
        #expect(screen.nextDue == start.advanced(by: .seconds(5)))
        screen.advance(to: start.advanced(by: .seconds(4)))
        #expect(pages.page(of: controller, at: start).html.contains("running"))
        screen.advance(to: start.advanced(by: .seconds(5)))
        #expect(pages.page(of: controller, at: start).html.contains("over"))
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

    /// Rows of pages anywhere in a channel can be used, one after the other and each alone.
    @Test(arguments: [0, 60, 99, 100, 101, 500, 999])
    func rowsAnywhereTakeInput(place: Int) throws {
        let messages = ChatMessages(
            count: 1_000,
            place: { id in Int(id).flatMap { (0..<1_000).contains($0) ? $0 : nil } },
            message: NumberedMessages.message
        )
        let controller = ChatChannelController(channel: FixtureChat.group, messages: messages)
        let window = PageWindow(newest: "\(place)", count: 45)
        let rows = Self.pages.page(of: controller, in: window).rows
        let kept = PageScreen(Self.pages, of: controller, in: window, events: KeptEvents())
        for row in rows {
            let alone = PageScreen(Self.pages, of: controller, in: window, events: KeptEvents())
            for screen in [alone, kept] {
                #expect(throws: Never.self, "\(row.id)") { _ = try screen.actions(of: row) }
            }
        }
    }

    /// Every row of a page can be used, whatever happened: the screen draws it as the page does.
    @Test(arguments: Cases(3, of: 60))
    func everyRowTakesInput(seed: Case) throws {
        var room = try PatchedRoom(seed: seed)
        for step in 0..<(LongTests.areOn ? 10 : 4) {
            try room.takeStep()
            let page = room.drawn
            for row in page.rows {
                let screen = room.screen(events: KeptEvents())
                #expect(throws: Never.self, "seed \(seed), step \(step), row \(row.id)") {
                    _ = try screen.actions(of: row)
                }
            }
            // Looking changes nothing.
            #expect(room.drawn == page)
        }
    }
}

/// Keeps what no component handled.
private final class KeptEvents: EventSink {
    private(set) var routes: [String] = []

    func receive(_ event: RaisedEvent) -> EventReply {
        switch event[.route] {
        case .link(let address, _): routes.append("link \(address)")
        case .user(let user): routes.append("user \(user.id)")
        case .thread(let message): routes.append("thread \(message.id)")
        case .reactions(let message): routes.append("reactions \(message.id)")
        case .messageActions(_, let message):
            let text = message.text.plain == "Older" ? " Older" : ""
            routes.append("actions \(message.id)\(text)")
        default: break
        }
        return .handled
    }
}

/// A button that begins a timer of five seconds.
private struct CountdownPlugin: Plugin {
    let manifest = PluginManifest("countdown")

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.isRunning)
        registrar.declare(.isOver)
        registrar.declare(.countdownEnded)
        registrar.extend(.messageContentView, with: CountdownButton.self)
        registrar.on(.countdownEnded) { id in
            Components.state?[.isOver, .message(id)] = true
            return .handled
        }
    }
}

private final class CountdownButton: ComponentExtension<ChatMessageContentView> {
    private lazy var button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(button)
        button.addTarget("start") { [weak self] in self?.start() }
    }

    override func updateContent() {
        super.updateContent()
        button.title = state[.isOver] ? "over" : state[.isRunning] ? "running" : "armed"
    }

    private func start() {
        guard let id = host.content?.id else { return }
        state[.isRunning] = true
        tree?.schedule(.countdownEnded, id, at: now.advanced(by: .seconds(5)), for: .message(id))
    }
}

extension Event where Payload == ChatMessage.ID {
    fileprivate static let countdownEnded = Event("countdownEnded")
}

extension StateKey where Value == Bool {
    fileprivate static let isRunning = StateKey("isRunning", default: false)
    fileprivate static let isOver = StateKey("isOver", default: false)
}
