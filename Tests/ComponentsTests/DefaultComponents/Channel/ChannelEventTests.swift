import DefaultComponents
import Testing
import Views

@Suite struct ChannelEventTests {
    @Test func newMessagesStandAtTheNewestEndAndEndTyping() {
        let chat = synchronized(messages: 2)
        #expect(chat.told(.typingStarted(FixtureChat.bo)) == [#"typing ["bo"]"#])
        #expect(chat.told(.typingStarted(FixtureChat.bo)).isEmpty)

        let told = chat.told(.newMessage(FixtureChat.message("new")))

        #expect(told == ["insert new at 0", "update unread 1/0 after 0", "typing []"])
        #expect(chat.told(.newMessage(FixtureChat.own("own"))) == ["insert own at 0"])
        #expect(chat.told(.newMessage(FixtureChat.own("own"))).isEmpty)
        #expect(chat.told(.newMessage(FixtureChat.own("own", "Other"))) == ["update own at 0"])
    }

    @Test func typingCanBeSwitchedOff() {
        let chat = synchronized(messages: 0)
        chat.controller.receive(.typingStarted(FixtureChat.bo))

        #expect(chat.told { $0.areTypingEventsEnabled = false } == ["typing []"])
        #expect(!chat.controller.receive(.typingStarted(FixtureChat.bo)))
        #expect(!chat.controller.receive(.typingStopped(FixtureChat.bo)))
    }

    @Test func changesOfMessagesThatAreNotLoadedWaitWithThem() {
        let chat = synchronized(messages: 10)

        #expect(chat.controller.receive(.messageEdited(FixtureChat.message("9", "Other"))))
        #expect(chat.controller.receive(.messageDeleted(id: "8", isHard: true)))
        #expect(!chat.controller.receive(.messageDeleted(id: "8", isHard: true)))
        #expect(!chat.controller.receive(.messageEdited(FixtureChat.message("nobody"))))
        #expect(chat.told { $0.loadPreviousMessages(limit: 4) }.count == 4)
        #expect(chat.ids == ["0", "1", "2", "3", "4", "5", "6", "7"])
        chat.controller.loadPreviousMessages()
        #expect(chat.controller.messages.last?.text == "Other")
    }

    @Test func deletedMessagesLeaveAPlaceholderOrNothing() {
        let chat = synchronized(messages: 3)

        #expect(chat.told(.messageDeleted(id: "1", isHard: false)) == ["update 1 at 1"])
        #expect(chat.controller.messages[1].isDeleted)
        #expect(!chat.controller.receive(.messageDeleted(id: "1", isHard: false)))
        #expect(
            chat.told(.messageDeleted(id: "0", isHard: true))
                == ["remove 0 at 0", "update unread 0/0 after 1"]
        )
        #expect(chat.ids == ["1", "2"])
    }

    @Test func reactionsAreCountedOnceForEachReader() {
        let chat = synchronized(messages: 1) {
            $0.reactions = [ChatReaction(name: "wave", userIDs: ["ann"], count: 3)]
        }
        let add = ChatEvent.reactionAdded(messageID: "0", name: "up", emoji: "👍", userID: "bo")
        func remove(_ name: String, by id: String) -> Bool {
            chat.controller.receive(.reactionRemoved(messageID: "0", name: name, userID: id))
        }

        #expect(chat.told(add) == ["update 0 at 0"])
        #expect(chat.told(add).isEmpty)
        #expect(remove("wave", by: "bo"))
        #expect(remove("wave", by: "bo"))
        #expect(!remove("wave", by: "bo"))
        #expect(!remove("up", by: "ann"))
        let left = chat.controller.messages[0].reactions
        #expect(
            left == [
                ChatReaction(name: "wave", userIDs: ["ann"]),
                ChatReaction(name: "up", emoji: "👍", userIDs: ["bo"]),
            ]
        )
        #expect(remove("up", by: "bo"))
        #expect(chat.controller.messages[0].reactions.map(\.name) == ["wave"])
    }

    @Test func repliesAreCountedAtTheirRootOnce() {
        let transcript = FixtureChat.transcript
        let chat = ObservedChannel(ChatChannelController(transcript: transcript))
        chat.controller.synchronize()
        let known = FixtureChat.message("reply") { $0.parentID = "root" }
        let reply = FixtureChat.message("new", by: FixtureChat.cy) { $0.parentID = "root" }
        func replyCount() -> Int? {
            chat.controller.messages.first { $0.id == "root" }?.replyCount
        }

        #expect(!chat.controller.receive(.newMessage(known)))
        #expect(chat.controller.receive(.newMessage(reply)))
        #expect(!chat.controller.receive(.newMessage(reply)))
        #expect(replyCount() == 3)
        #expect(chat.controller.receive(.messageDeleted(id: "reply", isHard: true)))
        #expect(chat.controller.receive(.messageDeleted(id: "reply-in-channel", isHard: true)))
        #expect(replyCount() == 1)
        #expect(chat.controller.messages.count == transcript.messages.count - 1)
    }

    @Test func messagesThatFailedAreSentOnceThereIsAConnection() {
        let chat = synchronized(messages: 2) { $0.localState = .sendingFailed }
        #expect(chat.told { $0.resendMessage(id: "0") } == ["update 0 at 0"])
        #expect(chat.controller.messages[0].localState == nil)

        #expect(chat.told(.connectionLost) == ["disconnected"])
        #expect(chat.told(.connectionLost).isEmpty)
        chat.controller.resendMessage(id: "1")
        #expect(chat.controller.messages[1].localState == .pendingSend)

        #expect(chat.told(.connectionRestored) == ["update 1 at 1", "connected"])
        #expect(chat.controller.messages[1].localState == nil)
        #expect(chat.told { $0.resendMessage(id: "1") }.isEmpty)
    }

    @Test func deletingLeavesAPlaceholderOfWhatOthersKnow() {
        let chat = synchronized(messages: 2) { message in
            if message.id == "0" { message.localState = .sendingFailed }
        }

        #expect(chat.told { $0.deleteMessage(id: "1") } == ["update 1 at 1"])
        #expect(
            chat.told { $0.deleteMessage(id: "0") }
                == ["remove 0 at 0", "update unread 0/0 after 1"]
        )
        #expect(chat.told { $0.deleteMessage(id: "0") }.isEmpty)
    }

    @Test func whatAChannelSaysOfTheReaderDoesNotCount() {
        let chat = synchronized(messages: 1)
        var other = FixtureChat.direct
        other.name = "Us"
        other.unreadCount = ChatUnreadCount(messages: 9)
        other.currentUserId = "bo"

        #expect(chat.told(.channelUpdated(other)) == ["update unread 0/0 after 0"])
        #expect(chat.controller.channel?.name == "Us")
        #expect(chat.controller.currentUserId == "ann")
        #expect(!chat.controller.receive(.channelUpdated(FixtureChat.group)))
    }

    @Test func aStreamIsFollowedToItsEnd() async {
        let chat = synchronized(messages: 0)
        let (events, continuation) = AsyncStream.makeStream(of: ChatEvent.self)
        for name in ["a", "b"] { continuation.yield(.newMessage(FixtureChat.message(name))) }
        continuation.finish()

        await chat.controller.follow(events)

        #expect(chat.ids == ["b", "a"])
    }

    private func synchronized(
        messages count: Int,
        change: (inout ChatMessage) -> Void = { _ in }
    ) -> ObservedChannel {
        let chat = ObservedChannel(messages: count, change: change)
        chat.controller.synchronize()
        return chat
    }
}
