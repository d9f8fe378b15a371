import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Hosting
import Views

/// A channel with plugins whose page is patched, and random steps of what happens to it.
struct PatchedRoom {
    /// The page as its reader has it.
    var page: ScreenPage
    private var random: SeededGenerator
    private var made = RandomMessages()
    private var controller: ChatChannelController
    private let files: StateFolder
    private var pages: ChannelPages
    private var components: Components
    private var window = PageWindow(count: 12)
    private var now = Timestamp(seconds: 1_772_442_000)
    private var seconds: Int64 = 0

    private static let plugins: [any Plugin] =
        [AgePlugin(), ExpiryPlugin(), NewestBarPlugin()] + ExampleCatalogue.plugins

    /// What people write, and what others try.
    private static let texts = [
        "<script>alert(1)</script>", "a & b &amp; c", "\u{301}accent first", "e\u{301}", "é",
        "\"quotes\" and 'more'", "\u{202E}right to left", "two\nlines", "שלום", "👩‍👩‍👧", "x", "",
        "</li><li>", "`code` **bold** https://example.org/?a=1&b=2", "\u{338}<\u{338}",
    ]

    init(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        files = StateFolder()
        components = Components.default
        let some = Self.plugins.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        try components.install(some)
        var messages: [ChatMessage] = []
        for _ in 0..<8 {
            seconds += 50
            messages.insert(made.message(at: seconds, using: &random), at: 0)
        }
        self.random = random
        controller = Self.controller(ChatMessages(messages), of: FixtureChat.group, files)
        pages = Self.pages(of: components)
        page = pages.page(of: controller, in: window, at: now)
        page.bars = pages.bars(of: controller, at: now)
    }

    /// With a small sample, so that rows bring rules of their own.
    private static func pages(of components: Components) -> ChannelPages {
        let messages = [FixtureChat.message("1"), FixtureChat.own("0")]
        let sample = ChannelTranscript(channel: FixtureChat.group, messages: messages)
        return ChannelPages(with: components, sample: sample)
    }

    private static func controller(
        _ messages: ChatMessages,
        of channel: ChatChannel,
        _ files: StateFolder
    ) -> ChatChannelController {
        let client = ChatClient(
            currentUser: FixtureChat.ann,
            store: StateStore(persistence: files)
        )
        return ChatChannelController(channel: channel, messages: messages, client: client)
    }

    /// The page as any process draws it.
    var drawn: ScreenPage {
        var page = pages.page(of: controller, in: window, at: now)
        page.bars = pages.bars(of: controller, at: now)
        return page
    }

    /// Returns a screen for the rows of the page.
    func screen(events: any EventSink) -> PageScreen {
        PageScreen(pages, of: controller, in: window, at: now, events: events)
    }

    /// Continues in another process, which has the messages and the state that is kept.
    mutating func restart() throws {
        controller.synchronize()
        let channel = controller.channel ?? FixtureChat.group
        controller = Self.controller(ChatMessages(Array(controller.messages)), of: channel, files)
        pages = Self.pages(of: components)
    }

    /// Takes a step.
    mutating func takeStep() throws {
        controller.synchronize()
        let count = controller.messages.count
        let message = controller.messages[Int.random(in: 0..<count, using: &random)]
        seconds += 50
        switch Int.random(in: 0..<14, using: &random) {
        case 0...3:
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                seconds += Int64.random(in: 1...600, using: &random)
                controller.receive(.newMessage(made.message(at: seconds, using: &random)))
            }
        case 4, 5:
            let other = RandomMessages.edited(message, using: &random)
            controller.receive(.messageEdited(other))
        case 6:
            var message = message
            message.text = RichText(plain: Self.texts.randomElement(using: &random) ?? "")
            controller.receive(.messageEdited(message))
        case 7: controller.receive(.messageEdited(RandomMessages.read(message, using: &random)))
        case 8: controller.receive(.messageEdited(RandomMessages.reacted(message, using: &random)))
        case 9 where count > 2:
            let isHard = Bool.random(using: &random)
            controller.receive(.messageDeleted(id: message.id, isHard: isHard))
        case 10: try toggle(Self.plugins[Int.random(in: Self.plugins.indices, using: &random)])
        case 11:
            let newest = controller.messages.randomElement(using: &random)?.id
            window.newest = Bool.random(using: &random) ? nil : newest
            window.count = Int.random(in: 1...20, using: &random)
        default: now = now.advanced(by: .seconds(Int.random(in: 0...90, using: &random)))
        }
    }

    private mutating func toggle(_ plugin: any Plugin) throws {
        if components.plugins.contains(where: { $0.id == plugin.id }) {
            try components.uninstall(plugin.id)
        } else {
            try components.install([plugin])
        }
        pages = Self.pages(of: components)
    }
}
