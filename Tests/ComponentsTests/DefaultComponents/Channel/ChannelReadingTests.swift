import DefaultComponents
import Testing
import Views

@Suite struct ChannelReadingTests {
    @Test func whatIsNewerThanTheLastReadMessageIsUnread() {
        let chat = channel(lastRead: "2") { message in
            if message.id == "0" { message.kind = .system }
            if message.id == "1" { message.text = mention }
        }

        #expect(chat.told { $0.synchronize() }.last == "create unread 1/1 after 2")
    }

    @Test func markingReadKeepsThePlaceOfTheSeparatorUntilSynchronized() {
        let chat = channel(lastRead: "2")
        chat.controller.synchronize()

        #expect(chat.told { $0.markRead() } == ["update unread 0/0 after 2"])
        #expect(chat.told { $0.markRead() }.isEmpty)
        chat.controller.receive(.newMessage(FixtureChat.message("new")))
        #expect(chat.told { $0.synchronize() } == ["update unread 1/0 after 0"])
    }

    @Test func unreadMessagesThatAreDeletedOrChangedAreCountedAnew() {
        let chat = channel(lastRead: "2")
        chat.controller.synchronize()

        let mentioned = FixtureChat.message("1", mention)
        #expect(chat.told(.messageEdited(mentioned)).last == "update unread 2/1 after 2")
        let told = chat.told(.messageDeleted(id: "1", isHard: false))
        #expect(told.last == "update unread 1/0 after 2")
        #expect(chat.told(.messageDeleted(id: "1", isHard: true)) == ["remove 1 at 1"])
        #expect(
            chat.told(.messageDeleted(id: "2", isHard: true))
                == ["remove 2 at 1", "update unread 1/0 after 3"]
        )
        let last = chat.told(.messageDeleted(id: "0", isHard: true))
        #expect(last == ["remove 0 at 0", "update unread 0/0 after 3"])
    }

    @Test func readingElsewhereCountsAndNeverGoesBack() {
        let chat = channel(lastRead: "3")
        chat.controller.synchronize()

        #expect(chat.told(.read(FixtureChat.ann, upTo: "1")) == ["update unread 1/0 after 3"])
        #expect(!chat.controller.receive(.read(FixtureChat.ann, upTo: "2")))
        #expect(!chat.controller.receive(.read(FixtureChat.ann, upTo: "nobody")))
    }

    @Test func othersReadTheReadersMessagesUpToOne() {
        let messages = [
            FixtureChat.own("d"), FixtureChat.own("c") { $0.deliveredTo = [FixtureChat.bo] },
            FixtureChat.message("other"), FixtureChat.own("b") { $0.localState = .sendingFailed },
            FixtureChat.own("a") { $0.readBy = [FixtureChat.bo] },
        ]
        let chat = ObservedChannel(
            ChatChannelController(channel: FixtureChat.direct, messages: ChatMessages(messages))
        )
        chat.controller.synchronize()

        #expect(chat.told(.read(FixtureChat.bo, upTo: "c")) == ["update c at 1"])
        #expect(chat.controller.messages[1].readBy == [FixtureChat.bo])
        #expect(chat.controller.messages[1].deliveredTo == [FixtureChat.bo])
        #expect(chat.told(.read(FixtureChat.bo, upTo: "other")).isEmpty)
        #expect(chat.told(.read(FixtureChat.cy, upTo: "d")).count == 3)
    }

    @Test func aGivenCountIsKept() {
        var direct = FixtureChat.direct
        direct.unreadCount = ChatUnreadCount(messages: 2, mentions: 1)
        let chat = ObservedChannel(messages: 5, channel: direct)
        chat.controller.synchronize()

        #expect(chat.controller.channel?.lastReadMessageID == "2")
        let told = chat.told(.messageDeleted(id: "1", isHard: true))
        #expect(told == ["remove 1 at 1", "update unread 1/1 after 2"])
    }

    private let mention = RichText([TextRun("@Ann", style: TextStyle(target: .user("ann")))])

    private func channel(
        lastRead: String,
        change: (inout ChatMessage) -> Void = { _ in }
    ) -> ObservedChannel {
        var direct = FixtureChat.direct
        direct.lastReadMessageID = lastRead
        return ObservedChannel(messages: 4, channel: direct, change: change)
    }
}
