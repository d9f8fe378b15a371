import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct UnreadSeparatorTests {
    @Test func theFirstMessageAfterTheLastReadOneHasABarAboveIt() {
        let chat = ComposedChat(with: Components())

        let separators = chat.entries.flatMap { entry in
            entry.nodes("unreadSeparator").map { ($0.node.flattened.compactMap(\.text), entry.id) }
        }

        #expect(separators.map(\.0) == [["Unread messages"]])
        #expect(separators.map(\.1) == ["group-end"])
    }

    @Test func nothingIsUnreadInAChannelThatDoesNotKnow() {
        var channel = FixtureChat.group
        channel.lastReadMessageID = nil

        #expect(!hasSeparator(above: FixtureChat.message("b"), in: channel))
    }

    @Test func ownMessagesAreNeverUnread() {
        var channel = FixtureChat.group
        channel.lastReadMessageID = "a"

        #expect(hasSeparator(above: FixtureChat.message("b"), in: channel))
        #expect(!hasSeparator(above: FixtureChat.own("b"), in: channel))
        #expect(!hasSeparator(above: FixtureChat.message("b"), in: channel, isInThread: true))
    }

    private func hasSeparator(
        above message: ChatMessage,
        in channel: ChatChannel,
        isInThread: Bool = false
    ) -> Bool {
        let cell = Components().make(.messageCell)
        cell.content = MessageCellContent(
            index: 0,
            messages: AnyRandomAccessCollection([message, FixtureChat.message("a")]),
            channel: channel,
            isInThread: isInThread
        )
        cell.mount(in: ComponentContext(Components()))
        return cell.subviews.contains { $0.node.slotName == "unreadSeparator" }
    }
}
