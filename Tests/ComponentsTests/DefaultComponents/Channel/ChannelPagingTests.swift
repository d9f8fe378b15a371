import DefaultComponents
import Synchronization
import Testing
import Views

@Suite struct ChannelPagingTests {
    @Test func olderMessagesAreRequestedOnceAllAreLoaded() {
        let server = PagedServer(count: 20)
        let chat = ObservedChannel(server.controller(0..<8))
        chat.controller.synchronize()
        chat.controller.loadPreviousMessages()
        #expect(chat.ids.count == 8 && server.requestCount == 0)
        #expect(!chat.controller.hasLoadedAllPreviousMessages)

        chat.controller.loadPreviousMessages()
        chat.controller.loadPreviousMessages()

        let request = server.unanswered.first
        #expect(server.requestCount == 1)
        #expect(request?.messageID == "m7" && request?.end == .older && request?.count == 5)
        server.answer(chat.controller)
        #expect(chat.ids == (0..<13).map { "m\($0)" })
        #expect(chat.delegate.faults == [])
    }

    @Test func lastPageEndsTheRequests() {
        let server = PagedServer(count: 7)
        let controller = server.controller(0..<4)
        controller.synchronize()
        controller.loadPreviousMessages()
        server.answer(controller)

        controller.loadPreviousMessages()

        #expect(controller.hasLoadedAllPreviousMessages)
        #expect(server.requestCount == 1)
        #expect(controller.message(id: "m6") == server.all[6])
    }

    @Test func closedControllerRequestsNothing() {
        let server = PagedServer(count: 7)
        let controller = server.controller(0..<4, openEnds: [])
        controller.synchronize()
        controller.loadPreviousMessages()
        controller.loadNextMessages()

        #expect(controller.hasLoadedAllPreviousMessages && controller.hasLoadedAllNextMessages)
        #expect(server.requestCount == 0)
    }

    @Test func emptyControllerRequestsTheNewestAndPlacesReading() {
        let server = PagedServer(count: 9)
        var channel = FixtureChat.direct
        channel.lastReadMessageID = "m2"
        let controller = ChatChannelController(
            channel: channel,
            messages: [],
            client: server.client,
            pageSize: 5,
            openEnds: [.older]
        )
        let chat = ObservedChannel(controller)

        controller.synchronize()
        #expect(server.unanswered.map(\.messageID) == [nil])
        #expect(controller.channel?.lastReadMessageID == "m2")
        server.answer(controller)

        #expect(chat.ids == (0..<5).map { "m\($0)" })
        #expect(controller.channel?.unreadCount.messages == 2)
        #expect(chat.delegate.channel == controller.channel)
    }

    @Test func requestWaitsForTheConnection() {
        let server = PagedServer(count: 9)
        let controller = server.controller(0..<4)
        controller.synchronize()
        controller.receive(.connectionLost)
        controller.loadPreviousMessages()
        controller.loadPreviousMessages()
        #expect(server.requestCount == 0)

        controller.receive(.connectionRestored)

        #expect(server.requestCount == 1)
        server.answer(controller)
        #expect(controller.messages.count == 9)
    }

    @Test(arguments: [true, false])
    func failedRequestIsMadeAgainByTheNextCall(failsAtOnce: Bool) throws {
        let server = PagedServer(count: 9)
        let controller = server.controller(0..<4)
        let recorder = PayloadRecorder()
        controller.delegate = recorder
        controller.synchronize()
        if failsAtOnce { server.outcome = .failed(reason: "Busy.") }
        controller.loadPreviousMessages()
        if let request = server.takeRequest() {
            controller.receive(.sendingFailed(id: request.id, reason: "Busy."))
        }
        #expect(recorder.log == ["failed load older m3 5: Busy."])

        server.outcome = .underway
        controller.loadPreviousMessages()
        server.answer(controller)

        #expect(controller.messages.count == 9)
    }

    @Test func newerMessagesAreRequestedInTheMiddle() {
        let server = PagedServer(count: 30)
        let chat = ObservedChannel(server.controller(10..<15, openEnds: [.older, .newer]))
        chat.controller.synchronize()
        #expect(chat.ids.first == "m10" && !chat.controller.hasLoadedAllNextMessages)

        for _ in 0..<2 {
            chat.controller.loadNextMessages()
            #expect(server.unanswered.map(\.end) == [.newer])
            server.answer(chat.controller)
        }
        chat.controller.loadPreviousMessages()
        server.answer(chat.controller)

        #expect(chat.ids == (0..<20).map { "m\($0)" })
        #expect(chat.controller.hasLoadedAllNextMessages)
        #expect(chat.delegate.faults == [])
    }

    @Test func newMessagesMeetThoseOfTheMiddle() throws {
        let server = PagedServer(count: 30)
        let chat = ObservedChannel(server.controller(10..<15, openEnds: [.newer]))
        chat.controller.synchronize()
        let new = FixtureChat.message("new", at: 60)
        server.add(new)
        chat.controller.receive(.newMessage(new))
        #expect(chat.ids.first == "m10")

        chat.controller.synchronize()
        #expect(chat.ids == ["new"])
        for _ in 0..<3 {
            chat.controller.loadPreviousMessages()
            server.answer(chat.controller)
        }

        #expect(chat.ids == ["new"] + (0..<15).map { "m\($0)" })
        #expect(chat.controller.message(id: "m3") == server.all[4])
        #expect(chat.delegate.faults == [])
    }

    @Test func secondCallToSynchronizeGoesToTheNewest() {
        let server = PagedServer(count: 30)
        let chat = ObservedChannel(server.controller(10..<15, openEnds: [.newer]))
        chat.controller.synchronize()

        chat.controller.synchronize()
        server.answer(chat.controller)

        #expect(chat.ids == (0..<5).map { "m\($0)" })
        #expect(chat.controller.hasLoadedAllNextMessages)
        #expect(chat.delegate.faults == [])
    }

    @Test func answerForTheNewestJoinsTheNewMessagesInView() {
        let server = PagedServer(count: 30)
        let chat = ObservedChannel(server.controller(10..<15, openEnds: [.newer]))
        chat.controller.synchronize()
        chat.controller.synchronize()
        let new = FixtureChat.message("new", at: 60)
        server.add(new)
        chat.controller.receive(.newMessage(new))
        chat.controller.synchronize()

        server.answer(chat.controller)

        #expect(chat.ids == ["new"] + (0..<4).map { "m\($0)" })
        #expect(chat.delegate.messages.map(\.id) == chat.ids)
        #expect(chat.delegate.faults == [])
    }

    @Test func answerToAnotherControllerIsIgnored() {
        let server = PagedServer(count: 9)
        let controller = server.controller(0..<4)
        let thread = ChatChannelController(
            thread: ThreadTranscript(rootID: "m0", messages: [server.all[0]]),
            of: FixtureChat.direct,
            client: server.client
        )
        controller.synchronize()
        controller.loadPreviousMessages()
        let request = server.takeRequest()

        let told = ReportedDiagnostics.by {
            for one in [controller, thread] {
                request.map { _ = one.receive(.loaded(server.page(for: $0))) }
            }
        }

        #expect(told.texts == [])
        #expect(thread.messageCount == 1 && controller.messageCount == 9)
    }

    @Test func pageBesideAMillionMessagesMakesFewOfThem() {
        let made = Counter()
        let all = PagedServer(count: 1)
        let place: @Sendable (String) -> Int? = { id in
            Int(id.dropFirst()).flatMap { $0 < 1_000_000 ? $0 : nil }
        }
        let messages = ChatMessages(count: 1_000_000, place: place) { place in
            made.add()
            return FixtureChat.message("m\(place)", at: Int64(-place))
        }
        let controller = ChatChannelController(
            channel: FixtureChat.direct,
            messages: messages,
            client: all.client,
            openEnds: [.older]
        )
        controller.synchronize()
        controller.loadMessages(around: "m999999")
        let before = made.value

        controller.loadPreviousMessages()
        let request = all.takeRequest()
        let page = (0..<50).map { FixtureChat.message("old\($0)", at: Int64(-2_000_000 - $0)) }
        request.map {
            _ = controller.receive(
                .loaded(MessagePage(requestID: $0.id, messages: page, isLast: true))
            )
        }

        #expect(controller.messages.last?.id == "old49")
        #expect(made.value - before < 100)
    }
}

/// A counter that can be used from any thread.
private final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .relaxed) }

    func add() {
        count.add(1, ordering: .relaxed)
    }
}
