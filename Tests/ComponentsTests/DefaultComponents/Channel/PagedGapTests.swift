import Components
import DefaultComponents
import Testing
import Views

/// Requests and answers beside a gap, in which a server may have messages.
@Suite struct PagedGapTests {
    @Test func ownMessageOfAnotherClockKeepsTheGapOpen() throws {
        let server = PagedServer(count: 15)
        let chat = ObservedChannel(server.controller(10..<15, openEnds: [.newer]))
        chat.controller.synchronize()
        try chat.controller.createNewMessage(text: "Ahoy")

        for _ in 0..<3 {
            chat.controller.loadNextMessages()
            server.answer(chat.controller)
        }

        #expect((0..<15).allSatisfy { chat.controller.message(id: "m\($0)") != nil })
        #expect(chat.delegate.faults == [])
    }

    @Test func emptyAnswerForTheNewestLeavesWhatIsLoaded() throws {
        let server = PagedServer(count: 30)
        let chat = ObservedChannel(server.controller(10..<15, openEnds: [.newer]))
        chat.controller.synchronize()
        chat.controller.synchronize()
        let id = try #require(server.takeRequest()).id

        chat.controller.receive(.loaded(MessagePage(requestID: id, messages: [], isLast: false)))

        #expect(chat.ids == (10..<15).map { "m\($0)" })
    }

    @Test func answerWhoseEndWasDeletedIsIgnored() throws {
        let server = PagedServer(count: 30)
        let chat = ObservedChannel(server.controller(10..<11, openEnds: [.older, .newer]))
        chat.controller.synchronize()
        let new = FixtureChat.message("new", at: 60)
        chat.controller.receive(.newMessage(new))
        chat.controller.loadPreviousMessages()
        let page = server.page(for: try #require(server.takeRequest()))
        server.add(new)
        server.all.removeAll { $0.id == "m10" }
        chat.controller.receive(.messageDeleted(id: "m10", isHard: true))

        chat.controller.receive(.loaded(page))
        #expect(chat.controller.messageCount == 1)
        chat.controller.synchronize()
        for _ in 0..<8 {
            chat.controller.loadPreviousMessages()
            server.answer(chat.controller)
        }

        #expect(chat.ids == server.all.map(\.id))
    }

    @Test func newestAreRequestedBesideOlderOnes() {
        let server = PagedServer(count: 30)
        let chat = ObservedChannel(server.controller(10..<15, openEnds: [.older, .newer]))
        chat.controller.synchronize()
        chat.controller.loadPreviousMessages()

        chat.controller.synchronize()

        #expect(server.unanswered.map(\.messageID) == ["m14", nil])
    }

    @Test func screenMadeAgainStaysInTheMiddle() {
        let server = PagedServer(count: 30)
        let controller = server.controller(10..<15, openEnds: [.newer])
        controller.synchronize()
        let screen = ChatChannelVC()

        screen.channelController = controller
        screen.mount(in: ComponentContext(Components()))

        #expect(server.requestCount == 0)
    }
}
