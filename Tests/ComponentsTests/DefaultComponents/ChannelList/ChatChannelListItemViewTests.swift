import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ChatChannelListItemViewTests {
    @Test func rowShowsNameMessageTimeAndWhatIsUnread() {
        let row = row(preview(unread: ChatUnreadCount(messages: 3)))

        #expect(row.nameLabel.text == "General")
        #expect(row.previewLabel.text == "\u{2068}Ann\u{2069}: Ahoy, all".withoutIsolates)
        #expect(row.timestampLabel.text == "9:41 AM")
        #expect(row.unreadCountLabel.text == "3")
        #expect(!row.badgeView.isHidden)
    }

    @Test func mentionsAreMarkedAndCountAtLeast() {
        let row = row(preview(unread: ChatUnreadCount(messages: 0, mentions: 2)))

        #expect(row.unreadCountLabel.text == "@2")
        #expect(row.badgeView.backgroundColor == Appearance().palette.alert)
    }

    @Test func accessibilityLabelHasAllThatIsShown() {
        var preview = preview(unread: ChatUnreadCount(messages: 3, mentions: 1))
        preview.isMuted = true

        let label = row(preview).accessibilityLabel?.withoutIsolates

        #expect(label == "General, Muted, 3 unread, 1 mention, Ann: Ahoy, all, 9:41 AM")
    }

    @Test func messageOfAnotherDayHasTheDayUntilItsOwnTurn() {
        let row = row(preview(), at: Timestamp(seconds: 86_400 * 3))

        #expect(row.timestampLabel.text == "January 1, 1970")
    }

    @Test func timeBecomesTheDayAtMidnight() {
        let row = row(preview())

        row.node.connectedTree?.advance(to: Timestamp(seconds: 86_400))

        #expect(row.timestampLabel.text == "January 1, 1970")
    }

    @Test func channelWithoutMessagesHasItsNameAlone() {
        let row = row(ChatChannelPreview(ChatChannel(id: "a", name: "Empty")))

        #expect(row.accessibilityLabel == "Empty")
        #expect(row.badgeView.isHidden && row.timestampLabel.isHidden)
    }

    @Test func hostileTextIsOneShortLine() throws {
        var preview = preview()
        preview.lastMessage?.text = RichText(
            plain: String(repeating: "a\r\nb\u{2028}", count: 10_000)
        )
        preview.channel.name = String(repeating: "\u{202E}name\n", count: 1_000)

        let row = row(preview)

        let text = try #require(row.previewLabel.text)
        #expect(text.count < 250)
        #expect(!text.contains { $0.isNewline })
        #expect(row.frame.size.height == self.row(self.preview()).frame.size.height)
        #expect(row.node.connectedTree?.diagnostics == [])
    }

    @Test(arguments: ["de", "ar"] as [LanguageTag])
    func wordsAreThoseOfTheLocale(locale: LanguageTag) {
        var components = Components()
        components[.locale] = locale
        var preview = preview(unread: ChatUnreadCount(messages: 3))
        preview.lastMessage = nil

        let label = row(preview, with: components).accessibilityLabel?.withoutIsolates

        #expect(label == (locale == "de" ? "General, 3 ungelesen" : "General، ٣ رسائل غير مقروءة"))
    }

    private func preview(unread: ChatUnreadCount = .noUnread) -> ChatChannelPreview {
        let ann = ChatUser(id: "ann", name: "Ann")
        let channel = ChatChannel(
            id: "general",
            name: "General",
            members: [ann, ChatUser(id: "bo"), ChatUser(id: "cy")],
            unreadCount: unread
        )
        let message = ChatMessage(
            id: "1",
            author: ann,
            createdAt: Timestamp(seconds: 34_860),
            text: "Ahoy,\nall"
        )
        return ChatChannelPreview(channel, lastMessage: message)
    }

    private func row(
        _ preview: ChatChannelPreview,
        at now: Timestamp = Timestamp(seconds: 40_000),
        with components: Components = Components()
    ) -> ChatChannelListItemView {
        let row = ChatChannelListItemView()
        row.content = preview
        var context = ComponentContext(components)
        context.now = now
        row.mount(in: context)
        row.layout(width: 280)
        return row
    }
}

extension String {
    /// The text without the characters that isolate names.
    fileprivate var withoutIsolates: String {
        String(unicodeScalars.filter { !("\u{2066}"..."\u{2069}" ~= $0) }.map(Character.init))
    }
}
