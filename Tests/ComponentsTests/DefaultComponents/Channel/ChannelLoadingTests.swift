import DefaultComponents
import Testing
import Views

@Suite struct ChannelLoadingTests {
    @Test func synchronizingLoadsTheNewestPageAndSaysThatTheChannelIsThere() {
        let chat = ObservedChannel(messages: 6)
        #expect(chat.controller.channel == nil)
        #expect(!chat.controller.hasLoadedAllNextMessages)

        let told = chat.told { $0.synchronize() }

        #expect(
            told == [
                "insert 0 at 0", "insert 1 at 1", "insert 2 at 2", "insert 3 at 3",
                "create unread 0/0 after 0",
            ]
        )
        #expect(chat.controller.channel?.id == "ann-bo")
        #expect(chat.controller.hasLoadedAllNextMessages)
        #expect(!chat.controller.hasLoadedAllPreviousMessages)
        #expect(chat.told { $0.synchronize() }.isEmpty)
    }

    @Test func olderPagesComeBehindTheLoadedOnes() {
        let chat = ObservedChannel(messages: 7)
        chat.controller.synchronize()

        #expect(chat.told { $0.loadPreviousMessages(limit: 1) } == ["insert 4 at 4"])
        #expect(chat.told { $0.loadPreviousMessages() } == ["insert 5 at 5", "insert 6 at 6"])
        #expect(chat.told { $0.loadPreviousMessages() }.isEmpty)
        #expect(chat.told { $0.loadPreviousMessages(limit: .min) }.isEmpty)
        #expect(chat.controller.hasLoadedAllPreviousMessages)
    }

    @Test func aPageAroundAMessageTakesThePlaceOfWhatIsLoaded() {
        let chat = ObservedChannel(messages: 100)
        chat.controller.synchronize()

        let told = chat.told { $0.loadMessages(around: "50") }
        #expect(told.count == 8)
        #expect(chat.ids == ["48", "49", "50", "51"])

        chat.controller.loadMessages(around: "53")
        #expect(chat.ids == ["51", "52", "53", "54"])
        #expect(chat.told { $0.loadMessages(around: "51") }.isEmpty)
        #expect(chat.told { $0.loadMessages(around: "nobody") }.isEmpty)

        chat.controller.loadNextMessages(limit: 2)
        #expect(chat.ids == ["49", "50", "51", "52", "53", "54"])
        chat.controller.loadMessages(around: "99")
        #expect(chat.ids == ["96", "97", "98", "99"])
        #expect(chat.controller.hasLoadedAllPreviousMessages)
        chat.controller.synchronize()
        #expect(chat.ids == ["0", "1", "2", "3"])
        #expect(chat.delegate.faults.isEmpty)
    }

    @Test func whatArrivesWhileTheNewestAreNotLoadedIsLoadedWithThem() {
        let chat = ObservedChannel(messages: 100)
        chat.controller.synchronize()
        chat.controller.loadMessages(around: "50")

        let told = chat.told(.newMessage(FixtureChat.message("new")))
        #expect(told == ["update unread 1/0 after 0"])
        #expect(chat.ids == ["48", "49", "50", "51"])

        chat.controller.loadNextMessages(limit: .max)
        #expect(chat.ids.first == "new")
        #expect(chat.controller.hasLoadedAllNextMessages)
        #expect(chat.delegate.faults.isEmpty)
    }

    @Test func aThreadHasItsRepliesAndItsRoot() throws {
        let transcript = FixtureChat.transcript
        let thread = try #require(transcript.threads.first)
        let chat = ObservedChannel(ChatChannelController(thread: thread, of: transcript.channel))
        chat.controller.synchronize()
        #expect(chat.ids == ["reply-in-channel", "reply", "root"])

        let reply = FixtureChat.message("new", by: FixtureChat.cy) { $0.parentID = "root" }
        let told = chat.told(.newMessage(reply))

        let unread = "update unread 1/0 after reply-in-channel"
        #expect(told == ["insert new at 0", "update root at 3", unread])
        #expect(chat.controller.messages[3].replyCount == 3)
        #expect(chat.controller.messages[3].threadParticipants.map(\.id) == ["bo", "ann", "cy"])
        #expect(chat.told(.newMessage(FixtureChat.message("elsewhere"))).isEmpty)
    }

    @Test func callsFromWithinTheDelegateTakeEffectAfterIt() {
        let chat = ObservedChannel(messages: 12)
        var idsInside: [Int] = []
        chat.delegate.inNextCallback = { controller in
            controller.loadPreviousMessages()
            controller.markRead()
            controller.receive(.newMessage(FixtureChat.message("new")))
            controller.loadPreviousMessages(limit: 1)
            idsInside.append(controller.messages.count)
        }

        let told = chat.told { $0.synchronize() }

        #expect(idsInside == [4])
        #expect(told.filter { !$0.hasPrefix("insert") }.count == 2)
        #expect(told.last == "insert 8 at 9")
        #expect(chat.ids == ["new"] + (0..<9).map(String.init))
        #expect(chat.delegate.faults.isEmpty)
    }
}
