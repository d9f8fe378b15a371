import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Hosting
import Synchronization
import Testing
import Views

/// Bars that plugins have open, in pages.
@Suite(.diagnosticsOfIssues)
struct PageBarsTests {
    private static func pages(
        with plugins: [any Plugin] = OverlayPlugin.all,
        faults: [String: FaultPlan] = [:]
    ) throws -> ChannelPages {
        var components = try Components.with(plugins)
        components[.injectedFaults] = faults
        return ChannelPages(
            with: components,
            sample: ChannelPagesTests.sample,
            enablesButtons: true
        )
    }

    private static func controller(open: [Int] = []) -> ChatChannelController {
        let controller = ChannelPagesTests.controller([FixtureChat.message("1", "Ahoy")])
        for number in open { set(number, true, in: controller) }
        return controller
    }

    private static func set(_ number: Int, _ isOpen: Bool, in controller: ChatChannelController) {
        let key = OverlayPlugin.keys[number]
        controller.client.store[key, .channel(FixtureChat.group.id)] = isOpen
    }

    /// Returns the numbers of the overlays in a row, in their order.
    private static func overlays(in row: HTMLRow) -> [Int] {
        row.html.split(separator: "Press ").dropFirst().compactMap { text in
            Int(text.prefix(while: \.isNumber))
        }
    }

    /// Returns the numbers of the buttons of a row, among its elements and texts.
    private static func buttons(of row: HTMLRow) -> [Int] {
        var (number, found) = (-1, [Int]())
        for piece in row.html.split(separator: "<") {
            if !piece.hasPrefix("/") { number += 1 }
            if piece.hasPrefix("button") { found.append(number) }
            if piece.last != ">" { number += 1 }
        }
        return found
    }

    @Test func barsAreOnTheirSidesInPluginOrderAndOtherOverlaysAreNot() throws {
        let pages = try Self.pages()
        let controller = Self.controller(open: Array(OverlayPlugin.overlays.indices))
        let bars = pages.bars(of: controller)

        #expect(Self.overlays(in: bars.top) == [0, 1, 4])
        #expect(Self.overlays(in: bars.bottom) == [12, 2, 3])
        #expect(bars.top.html.contains("role=\"region\" aria-label=\"Pinned\""))
        let page = pages.page(of: controller)
        #expect(page.bars == .none && !page.html.contains("Press"))
    }

    @Test func pagesWithoutOpenBarsHaveNone() throws {
        let pages = try Self.pages()
        #expect(pages.mayHaveBars && pages.bars(of: Self.controller()) == .none)

        let plain = try Self.pages(with: [])
        #expect(!plain.mayHaveBars && plain.bars(of: Self.controller(open: [0])) == .none)
    }

    @Test func aPatchLeadsToOtherBars() throws {
        let pages = try Self.pages()
        let controller = Self.controller()
        var page = pages.barredPage(of: controller)
        for (number, isOpen) in [(2, true), (0, true), (4, true), (0, false), (2, false)] {
            Self.set(number, isOpen, in: controller)
            let new = pages.barredPage(of: controller)
            let patch = PagePatch(from: page, to: new)
            #expect(!patch.isEmpty)
            page = try page.applying(patch)
            #expect(page == new && page.rules == new.rules)
        }
        #expect(Self.overlays(in: page.bars.top) == [4])
        #expect(page.bars.bottom == ScreenBars.none.bottom)
    }

    @Test func aTapReachesTheBar() throws {
        let pages = try Self.pages()
        let controller = Self.controller(open: [0, 1, 3])
        let page = pages.barredPage(of: controller)
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        let button = try #require(Self.buttons(of: page.bars.top).last)

        try screen.perform(.tap(node: button), in: page.bars.top)

        let new = pages.barredPage(of: controller)
        #expect(Self.overlays(in: new.bars.top) == [0] && new.bars.bottom == page.bars.bottom)
        #expect(throws: RowInputError.changedRow(page.bars.top.id)) {
            try screen.perform(.tap(node: button), in: page.bars.top)
        }
        // The element of the row, and what is not there.
        try screen.perform(.tap(node: 0), in: new.bars.top)
        #expect(throws: RowInputError.unknownNode(1_000)) {
            try screen.perform(.longPress(node: 1_000), in: new.bars.top)
        }
        #expect(throws: RowInputError.unknownAction("copy")) {
            try screen.perform(.choose(action: "copy"), in: new.bars.top)
        }
        #expect(try screen.actions(of: new.bars.top).isEmpty)
        #expect(pages.barredPage(of: controller) == new)
    }

    @Test func barsHaveTheControllerAndLeadToItsMessages() throws {
        let pages = try Self.pages(with: [NewestBarPlugin()])
        let controller = Self.controller()
        let bar = pages.bars(of: controller).bottom
        #expect(bar.html.contains("1: Ahoy"))

        let app = ScrollEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        let button = try #require(Self.buttons(of: bar).first)
        try screen.perform(.tap(node: button), in: bar)

        #expect(app.messages == ["1", "1"] && app.answers == [true, false])
    }

    @Test(arguments: [false, true])
    func barsGetTheOutcomesOfTheirRequests(isRefused: Bool) throws {
        let pages = try Self.pages(with: [NewestBarPlugin()])
        let client = ChatClient(currentUser: FixtureChat.ann, send: { _, _ in .underway })
        let controller = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages([FixtureChat.message("1", "Ahoy")]),
            client: client
        )
        let bar = pages.bars(of: controller).bottom
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        let button = try #require(Self.buttons(of: bar).last)
        try screen.perform(.tap(node: button), in: bar)
        #expect(client.store[.barOutcome, .reader] == "sending")

        let id = client.store[.barRequest, .reader]
        controller.receive(
            isRefused ? .sendingFailed(id: id, reason: "no") : .messageSent(id: id)
        )

        #expect(client.store[.barOutcome, .reader] == (isRefused ? "no" : "sent"))
    }

    /// Threads have bars of their own, as lists have.
    @Test func threadsHaveTheirBars() throws {
        let pages = try Self.pages(with: OverlayPlugin.all + [NewestBarPlugin()])
        let root = FixtureChat.message("1", "Ahoy")
        let controller = ChatChannelController(
            thread: ThreadTranscript(rootID: "1", messages: [root]),
            of: FixtureChat.group,
            client: ChatClient(currentUser: FixtureChat.ann)
        )
        // This one is closed in threads, and the other is not.
        Self.set(0, true, in: controller)
        let bars = pages.bars(of: controller)
        #expect(bars.top == ScreenBars.none.top && bars.bottom.html.contains("1: Ahoy"))
    }

    @Test func aBarThatFailsIsMissingAlone() throws {
        for hook in [ComponentHook.setUpLayout, .updateContent] {
            let plan = FaultPlan(injectedFault: .clash, hook: hook, messages: [])
            let pages = try Self.pages(faults: ["overlay-0": plan])
            let bars = pages.bars(of: Self.controller(open: [0, 1]))
            #expect(Self.overlays(in: bars.top) == [1], "\(hook)")
        }
    }

    /// No plugin hears of rows, which a list of bars does not have.
    @Test func barsRaiseNoNewsOfRows() throws {
        let heard = HeardNews()
        var components = try Components.with([NewestBarPlugin()])
        components[.heardNews] = heard
        try components.install([NewsPlugin()])
        let pages = ChannelPages(
            with: components,
            sample: ChannelPagesTests.sample,
            enablesButtons: true
        )
        let turn = pages.turnOfBars(of: Self.controller(), at: Timestamp(seconds: 9))
        #expect(turn.bars == pages.bars(of: Self.controller()) && turn.nextDue == nil)
        #expect(turn.bars != .none)

        let controller = Self.controller()
        let (app, bar) = (ScrollEvents(), pages.bars(of: controller).bottom)
        let screen = PageScreen(pages, of: controller, events: app)
        try screen.perform(.tap(node: #require(Self.buttons(of: bar).first)), in: bar)
        #expect(app.messages == ["1", "1"] && heard.count.withLock(\.self) == 0)
    }

    @Test func barsThatDoNotChangeCostNothing() throws {
        let pages = try Self.pages()
        let controller = Self.controller(open: [0])
        let old = pages.barredPage(of: controller)
        var message = FixtureChat.message("1", "Ahoy")
        message.text = "Aho"
        controller.receive(.messageEdited(message))

        let patch = PagePatch(from: old, to: pages.barredPage(of: controller))

        #expect(!patch.json.contains("bars") && patch.operations.count == 1)
    }
}

/// Counts what lists tell of their rows.
private struct NewsPlugin: Plugin {
    let manifest = PluginManifest("news")

    func register(in registrar: inout Registrar) throws {
        registrar.on(.messagesChanged) { _ in Self.count() }
        registrar.on(.listScrolled) { _ in Self.count() }
        registrar.on(.listSettled) { _ in Self.count() }
    }

    private static func count() -> EventReply {
        Components.current[.heardNews].count.withLock { $0 += 1 }
        return .passed
    }
}

private final class HeardNews: Sendable {
    let count = Mutex(0)
}

extension ValueSlot<HeardNews> {
    fileprivate static let heardNews = ValueSlot("heardNews", default: HeardNews())
}

/// What a bar asked the host for.
private final class ScrollEvents: EventSink {
    private(set) var messages: [String] = []
    private(set) var answers: [Bool] = []

    func receive(_ event: RaisedEvent) -> EventReply {
        if let message = event[.scrollToMessage] { messages.append(message.id) }
        if let answer = event[.scrollAnswered] { answers.append(answer) }
        return .handled
    }
}
