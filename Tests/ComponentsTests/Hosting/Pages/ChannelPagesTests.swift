import Components
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views

/// Rows and patches of live pages.
struct ChannelPagesTests {
    static let pages = ChannelPages(with: .default)

    static func controller(_ messages: [ChatMessage]) -> ChatChannelController {
        ChatChannelController(channel: FixtureChat.group, messages: ChatMessages(messages))
    }

    private static func patch(_ message: ChatMessage, to other: ChatMessage) -> PagePatch {
        let controller = controller([message])
        let pages = Self.pages
        let old = pages.page(of: controller)
        controller.receive(.messageEdited(other))
        return PagePatch(from: old, to: pages.page(of: controller))
    }

    @Test
    func anEditedTextIsAShortPatch() {
        var message = FixtureChat.message("1")
        message.text = "See you at the harbour"
        message.editedAt = message.createdAt
        var other = message
        other.text = "Let us meet at <seven> & sail before noon"
        let patch = Self.patch(message, to: other)
        #expect(patch.json.hasPrefix("[[4,\"m-1\","))
        #expect(patch.json.contains(",\"Let us meet at <seven> & sail before noon\"]"))
        #expect(patch.json.utf8.count <= 2 * other.text.plain.utf8.count + 48)
    }

    @Test
    func anotherCountOfAReactionIsAShortPatch() {
        var message = FixtureChat.message("1")
        message.reactions = [ChatReaction(name: "like", emoji: "👍", userIDs: ["bo"], count: 2)]
        var other = message
        other.reactions = [ChatReaction(name: "like", emoji: "👍", userIDs: ["bo"], count: 3)]
        let patch = Self.patch(message, to: other)
        let texts = patch.operations.filter { if case .setText = $0 { true } else { false } }
        #expect(texts.count == 1)
        #expect(patch.json.utf8.count <= 60, "\(patch.json)")
    }

    /// The texts are canonically equivalent, and different bytes.
    @Test
    func equivalentTextsDiffer() {
        let (composed, decomposed) = (FixtureChat.message("1"), FixtureChat.message("1"))
        var (old, new) = (composed, decomposed)
        old.text = RichText(plain: "caf\u{E9}")
        new.text = RichText(plain: "cafe\u{301}")
        let controller = Self.controller([old])
        let pages = Self.pages
        let before = pages.page(of: controller)
        let after = pages.page(of: Self.controller([new]))
        #expect(before != after)
        let applied = try? before.applying(PagePatch(from: before, to: after))
        #expect(applied.map { Array($0.html.utf8) } == Array(after.html.utf8))
    }

    @Test
    func pagesDropTheirOldestRows() throws {
        let pages = Self.pages
        let messages = (0..<ScreenPage.limit).map(NumberedMessages.message)
        let controller = Self.controller(messages)
        let old = pages.page(of: controller)
        controller.receive(.newMessage(FixtureChat.message("new", at: 900)))
        let new = pages.page(of: controller)
        #expect(old.rows.count == ScreenPage.limit && new.rows.count == ScreenPage.limit)
        #expect((old.older, new.older) == (0, 1))
        let patch = PagePatch(from: old, to: new)
        #expect(try old.applying(patch) == new)
        let removals = patch.operations.filter { if case .remove = $0 { true } else { false } }
        #expect(removals.isEmpty)
    }

    @Test
    func rowsBringWhatTheSheetLacks() {
        let pages = ChannelPages(with: .default, sample: Self.sample)
        #expect(pages.page(of: Self.controller([FixtureChat.message("1")])).rules.isEmpty)
        #expect(pages.style.sheet.contains(".p{display:block"))
        var image = FixtureChat.message("2")
        image.attachments = [FixtureChat.image]
        let page = pages.page(of: Self.controller([image]))
        #expect(page.rules.hasPrefix(":where(#m-2){"))
    }

    static let sample = ChannelTranscript(
        channel: FixtureChat.group,
        messages: [FixtureChat.message("1")]
    )

    /// Each operation is searched in the row, so that many take long.
    @Test
    func manyChangesOfARowReplaceIt() {
        let message = FixtureChat.message("1")
        var (old, new) = (message, message)
        for place in 0..<200 {
            let style = TextStyle(place % 2 == 0 ? [.bold] : [])
            old.text.append(TextRun("a", style: style))
            new.text.append(TextRun("b", style: style))
        }
        #expect(Self.patch(old, to: new).operations.count == 1)
    }

    @Test
    func messagesThatAreThereTwiceHaveOneRow() {
        let message = FixtureChat.message("1")
        let page = Self.pages.page(of: Self.controller([message, message]))
        #expect(page.rows.count == 1)
    }

    /// The unread line is in the row of the first unread message, as the channel has it.
    @Test
    func theUnreadLineIsInARow() {
        var channel = FixtureChat.group
        channel.lastReadMessageID = "1"
        let messages = [FixtureChat.message("2", at: 60), FixtureChat.message("1")]
        let controller = ChatChannelController(channel: channel, messages: ChatMessages(messages))
        let rows = Self.pages.page(of: controller).rows
        #expect(rows.map { $0.html.contains("role=\"separator\"") } == [false, true])
        controller.markRead()
        #expect(Self.pages.page(of: controller).rows == rows)
    }

    /// As in lists, the unread count, which changes often, changes no row.
    @Test
    func rowsDoNotDependOnTheUnreadCount() throws {
        let components = try Components.with([UnreadPlugin()])
        let pages = ChannelPages(with: components, sample: Self.sample)
        let controller = Self.controller([FixtureChat.message("1")])
        let rows = pages.page(of: controller).rows
        controller.receive(.newMessage(FixtureChat.message("2", at: 600)))
        #expect(controller.channel?.unreadCount.messages == 1)
        #expect(pages.page(of: controller).rows.first == rows.first)
    }

    /// State and timers are the store's, and the instant is the page's.
    @Test
    func pagesShowStateAtAnInstant() throws {
        let components = try Components.with([AgePlugin(), ExpiryPlugin()])
        let controller = Self.controller([FixtureChat.message("1")])
        let pages = ChannelPages(with: components, sample: Self.sample)
        let start = Timestamp(seconds: 1_772_442_000)
        let end = start.advanced(by: .seconds(150))
        let first = pages.page(of: controller, at: start).html
        #expect(first.contains("valid") && first.contains("0 minutes"))

        // The page left the timer in the store, and a screen lets time pass.
        var context = ComponentContext(components)
        (context.now, context.store) = (start, controller.client.store)
        let screen = ChatChannelVC()
        screen.channelController = controller
        screen.mount(in: context).advance(to: end)
        let second = pages.page(of: controller, at: end).html
        #expect(second.contains("expired") && second.contains("2 minutes"))
    }
}

/// Shows nothing but the text of messages while some are unread.
private struct UnreadPlugin: Plugin {
    let manifest = PluginManifest("unread")

    func register(in registrar: inout Registrar) throws {
        registrar.transform(.messageLayoutOptions) { next, request in
            request.channel.unreadCount == .noUnread ? next(request) : []
        }
    }
}
