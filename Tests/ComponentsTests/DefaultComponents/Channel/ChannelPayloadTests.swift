import Components
import DefaultComponents
import Testing
import Views

@Suite struct ChannelPayloadTests {
    let server = SentRequests()

    @Test func requestIsPassedOnInOrderWithTheReadersChanges() throws {
        let controller = server.controller(FixtureChat.message("a"))

        try controller.addReaction("heart", to: "a")
        let id = try controller.send(.choice, PickedChoice(option: 2), about: "a")
        try controller.createNewMessage(text: "Aye")

        #expect(id == "ann-request-1")
        #expect(controller.state(ofRequest: id) == nil)
        #expect(
            server.log == [
                "sailing: add heart to a", "sailing: test.choice ann-request-1",
                "sailing: send ann-1 Aye",
            ]
        )
    }

    @Test func requestHasThePayloadAndItsMessage() throws {
        var received: [ChatRequest] = []
        let client = ChatClient(currentUser: FixtureChat.ann) { request, _ in
            received.append(request)
            return .sent
        }
        let controller = ChatChannelController(
            channel: FixtureChat.group,
            messages: [FixtureChat.message("a")],
            client: client
        )

        try controller.send(.choice, PickedChoice(option: 2), about: "a")

        guard case .custom(_, let payload)? = received.first else {
            Issue.record("no request")
            return
        }
        #expect(received.map(\.messageID) == ["a"])
        #expect(try payload.value(of: .choice) == PickedChoice(option: 2))
        #expect(try payload.value(of: PayloadKind<PickedChoice>("other")) == nil)
        #expect(payload.json == ["option": 2])
    }

    @Test func requestUnderWayEndsByItsID() throws {
        server.outcome = .underway
        let controller = server.controller()
        let sent = try controller.send(.choice, PickedChoice(option: 1))
        let failed = try controller.send(.choice, PickedChoice(option: 2))
        #expect(controller.state(ofRequest: sent) == .sending)

        #expect(controller.receive(.messageSent(id: sent)))
        #expect(controller.receive(.sendingFailed(id: failed, reason: "Full.")))

        #expect(controller.state(ofRequest: sent) == nil)
        #expect(controller.state(ofRequest: failed) == .sendingFailed)
        #expect(!controller.receive(.messageSent(id: sent)))
        #expect(!controller.receive(.sendingFailed(id: failed, reason: "Full.")))
    }

    @Test func failedRequestIsReportedAndSentAgain() throws {
        server.outcome = .failed(reason: "No room.")
        let controller = server.controller()
        let recorder = PayloadRecorder()
        controller.delegate = recorder
        let id = try controller.send(.choice, PickedChoice(option: 1))

        server.outcome = .sent
        controller.resendRequest(id: id)
        controller.resendRequest(id: id)

        #expect(
            recorder.log == [
                "failed test.choice ann-request-1: No room.",
                "test.choice ann-request-1 sendingFailed No room.",
                "test.choice ann-request-1 sent ",
            ]
        )
        #expect(server.log.count == 2)
    }

    @Test func requestsWaitForTheConnectionInOrder() throws {
        let controller = server.controller(FixtureChat.message("a"))
        controller.receive(.connectionLost)
        let id = try controller.send(.choice, PickedChoice(option: 1), about: "a")
        try controller.addReaction("heart", to: "a")
        try controller.send(.choice, PickedChoice(option: 2))
        #expect(server.log == [])
        #expect(controller.state(ofRequest: id) == .pendingSend)

        controller.receive(.connectionRestored)

        #expect(controller.state(ofRequest: id) == nil)
        #expect(
            server.log == [
                "sailing: test.choice ann-request-1", "sailing: add heart to a",
                "sailing: test.choice ann-request-2",
            ]
        )
    }

    @Test func requestAboutAnUnsentMessageFailsWithIt() throws {
        let controller = server.controller()
        controller.receive(.connectionLost)
        let message = try controller.createNewMessage(text: "Aye")
        let id = try controller.send(.choice, PickedChoice(option: 1), about: message)

        controller.deleteMessage(id: message)
        controller.receive(.connectionRestored)

        #expect(controller.state(ofRequest: id) == .sendingFailed)
        #expect(server.log == [])
    }

    @Test func otherControllersOfTheClientKnowTheState() throws {
        server.outcome = .underway
        let root = FixtureChat.message("root")
        let channel = server.controller(root)
        let thread = ChatChannelController(
            thread: ThreadTranscript(rootID: "root", messages: [root]),
            of: FixtureChat.group,
            client: server.client
        )
        let recorder = PayloadRecorder()
        thread.delegate = recorder

        let id = try channel.send(.choice, PickedChoice(option: 1), about: "root")
        #expect(thread.state(ofRequest: id) == .sending)
        thread.receive(.messageSent(id: id))

        #expect(channel.state(ofRequest: id) == nil)
        #expect(
            recorder.log == ["test.choice \(id) sending ", "test.choice \(id) sent "]
        )
    }

    @Test func requestOfAnotherChannelIsUnknown() throws {
        server.outcome = .underway
        let channel = server.controller()
        let other = ChatChannelController(
            channel: FixtureChat.direct,
            messages: [],
            client: server.client
        )

        let id = try channel.send(.choice, PickedChoice(option: 1))

        #expect(other.state(ofRequest: id) == nil)
        #expect(!other.receive(.messageSent(id: id)))
        #expect(channel.state(ofRequest: id) == .sending)
    }

    @Test func requestsNeedAReaderAMessageAndAPayload() throws {
        var channel = FixtureChat.group
        channel.currentUserId = nil
        let outside = ChatChannelController(channel: channel, messages: [])
        #expect(throws: ChatSendingError.noCurrentUser(channel: "sailing")) {
            try outside.send(.choice, PickedChoice(option: 1))
        }

        let deleted = FixtureChat.own("gone") { $0.isDeleted = true }
        let controller = server.controller(deleted)
        #expect(throws: ChatSendingError.unknownMessage(id: "none")) {
            try controller.send(.choice, PickedChoice(option: 1), about: "none")
        }
        #expect(throws: ChatSendingError.deletedMessage(id: "gone")) {
            try controller.send(.choice, PickedChoice(option: 1), about: "gone")
        }
        let large = String(repeating: "a", count: PayloadError.byteLimit)
        #expect(throws: PayloadError.tooLarge) {
            try controller.send(PayloadKind<String>("test.large"), large)
        }
        #expect(server.log == [])
    }
}

/// A choice among options.
struct PickedChoice: Codable, Sendable, Hashable {
    var option: Int
}

extension PayloadKind where Payload == PickedChoice {
    static let choice = PayloadKind("test.choice")
}

/// Keeps what it hears of requests and payloads, in words.
final class PayloadRecorder: ChatPayloadObserving, ChatSendingObserving {
    private(set) var log: [String] = []

    func channelController(
        _ channelController: ChatChannelController,
        didChange change: RequestChange
    ) {
        let state = change.state?.rawValue ?? "sent"
        log.append("\(change.payload.name) \(change.id) \(state) \(change.reason ?? "")")
    }

    func channelController(
        _ channelController: ChatChannelController,
        didReceive payload: ChatPayload
    ) {
        log.append("received \(payload.name)")
    }

    func channelController(
        _ channelController: ChatChannelController,
        didFailToSend request: ChatRequest,
        reason: String
    ) {
        log.append("failed \(request.words): \(reason)")
    }

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {}

    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}
}
