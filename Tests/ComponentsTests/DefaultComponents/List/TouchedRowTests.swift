import Components
import DefaultComponents
import Testing
import Views

struct TouchedRowTests {
    @Test func messageBySameAuthorComposesTheOneBelowWhichItStands() throws {
        let list = TouchedList()

        // Half a minute after the newest, which no longer ends its group.
        try list.insert(FixtureChat.message("new", at: 49 * 90 + 30))

        #expect(list.composed == ["49", "new"])
    }

    @Test func messageByOtherAuthorComposesItselfAlone() throws {
        let list = TouchedList()

        try list.insert(FixtureChat.own("new", at: 49 * 90 + 30))

        #expect(list.composed == ["new"])
    }

    @Test func messageOfOtherDayComposesItselfAlone() throws {
        let list = TouchedList()

        try list.insert(FixtureChat.message("new", at: 86_400 * 2))

        #expect(list.composed == ["new"])
    }

    @Test func editComposesTheMessageAlone() throws {
        let list = TouchedList()

        try list.change(1) { $0.text = "Edited" }

        #expect(list.composed == ["48"])
    }

    @Test func reactionComposesTheMessageAlone() throws {
        let list = TouchedList()

        try list.change(1) { $0.reactions = FixtureChat.reactions }

        #expect(list.composed == ["48"])
    }

    @Test func readComposesTheMessageAlone() throws {
        let list = TouchedList()

        try list.change(1) { $0.readBy = FixtureChat.others }

        #expect(list.composed == ["48"])
    }

    @Test func removedNewestComposesTheOneThatEndsTheGroupNow() throws {
        let list = TouchedList()
        try list.insert(FixtureChat.message("new", at: 49 * 90 + 30))
        list.forget()

        try list.remove(0)

        #expect(list.composed == ["49"])
    }

    @Test func removedMessageBetweenOthersComposesWhatComesIntoView() throws {
        let list = TouchedList()
        let oldest = list.oldestShown

        try list.remove(2)

        #expect(list.composed == [])
        #expect(list.arrived.allSatisfy { (Int($0) ?? 99) < (Int(oldest) ?? 0) })
    }

    @Test func rowsThatUseTheirPlaceAreComposedWhenItChanges() throws {
        let list = TouchedList { $0[.messageLayoutOptionsResolver] = EvenRows.self }

        try list.insert(FixtureChat.own("new", at: 49 * 90 + 300))

        #expect(list.composed == list.shown.reversed())
    }

    @Test func rowsThatUseTheNumberOfMessagesAreAskedAgainAndComposedIfTheirAnswerChanges() throws {
        let list = TouchedList { $0[.messageLayoutOptionsResolver] = OldestRow.self }

        try list.insert(FixtureChat.own("new", at: 49 * 90 + 300))

        #expect(list.composed == ["new"])
    }

    @Test func dateSeparatorsReadTheOlderMessageAlone() throws {
        let list = TouchedList { $0[.messageListDateSeparatorEnabled] = true }

        try list.change(1) { $0.text = "Edited" }

        // The newer one reads the date of the edited one.
        #expect(list.composed == ["48", "49"])
        list.forget()
        try list.insert(FixtureChat.own("new", at: 86_400 * 2))
        #expect(list.composed == ["new"])
    }

    @Test func rowsReadWhatTheOlderMessageIsWhileSomethingIsUnread() throws {
        let list = TouchedList { _ in }
        list.data.channel?.lastReadMessageID = "40"
        try list.update([])

        list.forget()
        try list.change(1) { $0.text = "Edited" }

        #expect(list.composed == ["48", "49"])
    }

    @Test func newUnreadSeparatorIsShown() throws {
        let list = TouchedList { _ in }

        list.data.channel?.lastReadMessageID = "48"
        try list.update([])

        let cell = try #require(list.list.listView.cell(at: 0) as? ChatMessageCell)
        #expect(cell.headerDecorations.contains { $0 is any UnreadSeparatorView })
    }

    @Test func decoratingDelegateIsAskedForRowsThatMove() throws {
        let delegate = NumberingDelegate()
        let list = TouchedList(delegate: delegate)
        let shown = list.shown

        try list.insert(FixtureChat.own("new", at: 49 * 90 + 300))

        #expect(Set(list.composed).isSuperset(of: shown.prefix(3)))
        let cell = try #require(list.list.listView.cell(at: 1) as? ChatMessageCell)
        let label = cell.headerDecorations.last?.subviews.first as? Label
        #expect(label?.text == "1")
    }
}

/// Centres a message with an even index.
private final class EvenRows: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        index % 2 == 0 ? [.text, .centered] : [.text, .bubble, .timestamp]
    }
}

/// Centres the oldest message.
private final class OldestRow: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        messages.count - index == 1 ? [.text, .centered] : [.text, .bubble, .timestamp]
    }
}
