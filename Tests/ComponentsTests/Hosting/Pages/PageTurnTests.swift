import Components
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views

/// What lives in rows of a page although no tree lives between two drawings: timers, requests, and their controller.
@Suite(.diagnosticsOfIssues)
struct PageTurnTests {
    private static let start = Timestamp(seconds: 1_772_442_000)

    private static func after(_ seconds: Int64) -> Timestamp {
        start.advanced(by: .seconds(seconds))
    }

    private static func pages(_ plugin: any Plugin) throws -> ChannelPages {
        ChannelPages(
            with: try Components.with([plugin]),
            sample: ChannelPagesTests.sample,
            enablesButtons: true
        )
    }

    /// Returns the first node whose tap in the first row has an effect.
    private static func node(
        _ pages: ChannelPages,
        _ row: HTMLRow,
        where hasEffect: (ChatChannelController) -> Bool
    ) throws -> Int {
        try #require(
            (0..<100).first { node in
                let controller = ChannelPagesTests.controller([FixtureChat.message("1")])
                let app = KeptEvents()
                let screen = PageScreen(pages, of: controller, at: start, events: app)
                try? screen.perform(.tap(node: node), in: row)
                return hasEffect(controller)
            }
        )
    }

    /// Timers run when the page is drawn at their instant or later, whoever draws it, and tell when that is.
    @Test
    func turnsRunTimers() throws {
        let pages = try Self.pages(CountdownPlugin())
        let message = FixtureChat.message("1")
        let controller = ChannelPagesTests.controller([message])
        let first = pages.turn(of: controller, at: Self.start)
        #expect(first.page == pages.page(of: controller, at: Self.start) && first.nextDue == nil)
        let row = first.page.rows[0]
        let node = try Self.node(pages, row) { $0.client.store[.isRunning, .message("1")] }
        do {
            let app = KeptEvents()
            let screen = PageScreen(pages, of: controller, at: Self.start, events: app)
            try screen.perform(.tap(node: node), in: row)
        }
        let early = pages.turn(of: controller, at: Self.after(4))
        #expect(early.page.html.contains("running") && early.nextDue == Self.after(5))
        let late = pages.turn(of: controller, at: Self.after(60))
        #expect(late.page.html.contains("over") && late.nextDue == nil)
        // The state is in the store: another controller with it draws the same.
        let client = ChatClient(currentUser: nil, store: controller.client.store)
        let other = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages([message]),
            client: client
        )
        #expect(pages.page(of: other, at: Self.after(60)) == late.page)
    }

    /// An input that comes later than the row was drawn is performed after what is due before it.
    @Test
    func inputsFollowWhatIsDue() throws {
        let pages = try Self.pages(CountdownPlugin())
        let controller = ChannelPagesTests.controller([FixtureChat.message("1")])
        let row = pages.page(of: controller, at: Self.start).rows[0]
        let node = try Self.node(pages, row) { $0.client.store[.isRunning, .message("1")] }
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, at: Self.start, events: app)
        try screen.perform(.tap(node: node), in: row, at: Self.after(2))
        #expect(screen.nextDue == Self.after(7))
        controller.client.store[.isRunning, .message("1")] = false
        let later = PageScreen(pages, of: controller, at: Self.start, events: app)
        try later.perform(.tap(node: node), in: row, at: Self.after(7))
        // The button was over by then.
        #expect(!controller.client.store[.isRunning, .message("1")])
        #expect(controller.client.store[.isOver, .message("1")])
    }

    /// Rows of plugins find the controller of their page, and hear what comes of their requests.
    @Test
    func rowsSendRequests() throws {
        let pages = try Self.pages(LikingPlugin())
        let channel = FixtureChat.group
        let row = pages.page(of: ChannelPagesTests.controller([FixtureChat.message("1")])).rows[0]
        #expect(row.html.contains("in \(channel.id)"))
        let node = try Self.node(pages, row) { $0.client.store[.likes, .message("1")] != "" }
        for isRefused in [false, true] {
            let client = ChatClient(currentUser: channel.members.first, send: { _, _ in .underway })
            let controller = ChatChannelController(
                channel: channel,
                messages: ChatMessages([FixtureChat.message("1")]),
                client: client
            )
            let app = KeptEvents()
            let screen = PageScreen(pages, of: controller, events: app)
            try screen.perform(.tap(node: node), in: row)
            #expect(client.store[.likes, .message("1")] == "sending")
            let id = client.store[.likeRequest, .message("1")]
            controller.receive(
                isRefused ? .sendingFailed(id: id, reason: "no") : .messageSent(id: id)
            )
            #expect(client.store[.likes, .message("1")] == (isRefused ? "no" : "sent"))
        }
    }

    /// The delegate of an app stays.
    @Test
    func delegatesStay() {
        let pages = ChannelPagesTests.pages
        let controller = ChannelPagesTests.controller([FixtureChat.message("1")])
        let recorder = DelegateOfNothing()
        controller.delegate = recorder
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        withExtendedLifetime(screen) { #expect(controller.delegate === recorder) }
    }
}

private final class DelegateOfNothing: ChatChannelControllerDelegate {
    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {}

    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}
}

/// A button that sends a request of its own, and shows what came of it.
private struct LikingPlugin: Plugin {
    let manifest = PluginManifest("liking")

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.likes)
        registrar.declare(.likeRequest)
        registrar.extend(.messageContentView, with: LikingButton.self)
        registrar.on(.requestChanged) { change in
            guard let id = change.payload.messageID else { return .passed }
            Components.state?[.likeRequest, .message(id)] = change.id
            let outcome = change.reason ?? (change.state == nil ? "sent" : "sending")
            Components.state?[.likes, .message(id)] = outcome
            return .passed
        }
    }
}

private final class LikingButton: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(button)
        button.addTarget("like") { [weak self] in
            guard let self else { return }
            _ = try? chat.controller?.send(.like, true, about: chat.message?.id)
        }
    }

    override func updateContent() {
        super.updateContent()
        button.title = "in \(chat.channel?.id ?? "no channel")"
    }
}

extension PayloadKind where Payload == Bool {
    fileprivate static let like = PayloadKind("liking.like")
}

extension StateKey where Value == String {
    fileprivate static let likes = StateKey("likes", default: "")
    fileprivate static let likeRequest = StateKey("likeRequest", default: "")
}
