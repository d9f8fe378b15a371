import Components
import DefaultComponents
import Testing
import Views

@Suite struct ChannelSendingTests {
    let server = SentRequests()

    @Test func aNewMessageIsTheReadersAndTheNewest() throws {
        let controller = server.controller(FixtureChat.message("old"))

        let id = try controller.createNewMessage(text: "Aye")

        let message = try #require(controller.messages.first)
        #expect(message.id == id && message.id == "ann-1")
        #expect(message.author == FixtureChat.ann && message.isSentByCurrentUser)
        #expect(message.createdAt == FixtureChat.message("old").createdAt)
        #expect(message.deliveryStatus == .sent)
        #expect(server.log == ["sailing: send ann-1 Aye"])
    }

    @Test func idsThatAreTakenArePassedOver() throws {
        let controller = server.controller(FixtureChat.own("ann-1"), FixtureChat.own("ann-3"))

        let ids = try (1...2).map { try controller.createNewMessage(text: "\($0)") }

        #expect(ids == ["ann-2", "ann-4"])
    }

    @Test func aMakerThatRepeatsItselfReplacesNothing() throws {
        let client = ChatClient(currentUser: FixtureChat.ann, makeMessageID: { _ in "same" })
        let controller = ChatChannelController(
            channel: FixtureChat.group,
            messages: [],
            client: client
        )

        let ids = try (1...2).map { try controller.createNewMessage(text: "\($0)") }

        #expect(ids.first == "same" && Set(ids).count == 2)
        #expect(controller.messageCount == 2)
    }

    @Test func twoRefusedChangesOfAMessageAreToldAsOne() throws {
        let controller = server.controller(FixtureChat.message("old"))
        let screen = ChatChannelVC()
        screen.channelController = controller
        let tree = screen.mount(in: ComponentContext(Components()))
        screen.view.layout(width: 375, height: 600)
        controller.receive(.connectionLost)
        try controller.addReaction("heart", to: "old")
        try controller.addReaction("tada", to: "old")
        server.outcome = .failed(reason: "no")

        controller.receive(.connectionRestored)
        screen.view.layoutIfNeeded()

        #expect(tree.diagnostics == [])
        #expect(controller.messages.first?.reactions == [])
    }

    @Test func whatIsUnderwayIsPendingUntilTheServerTells() throws {
        server.outcome = .underway
        let controller = server.controller()

        let id = try controller.createNewMessage(text: "Aye")
        #expect(controller.messages.first?.deliveryStatus == .pending)

        controller.receive(.messageSent(id: id))
        #expect(controller.messages.first?.deliveryStatus == .sent)
    }

    @Test func whatFailedIsKeptAndSentAgain() throws {
        server.outcome = .failed(reason: "No room.")
        let controller = server.controller()
        let recorder = SendingRecorder()
        controller.delegate = recorder

        let id = try controller.createNewMessage(text: "Aye")
        #expect(controller.messages.first?.localState == .sendingFailed)
        #expect(recorder.failures == ["send ann-1 Aye: No room."])

        server.outcome = .sent
        controller.resendMessage(id: id)
        #expect(controller.messages.first?.deliveryStatus == .sent)
        #expect(server.log == ["sailing: send ann-1 Aye", "sailing: send ann-1 Aye"])
    }

    @Test func whatFailsLaterIsReportedWithTheReason() throws {
        server.outcome = .underway
        let controller = server.controller()
        let recorder = SendingRecorder()
        controller.delegate = recorder
        let id = try controller.createNewMessage(text: "Aye")

        controller.receive(.sendingFailed(id: id, reason: "Too late."))

        #expect(controller.messages.first?.localState == .sendingFailed)
        #expect(recorder.failures == ["send ann-1 Aye: Too late."])
    }

    @Test func whatIsWrittenWithoutAConnectionIsSentInOrderOnceItIsBack() throws {
        let controller = server.controller(FixtureChat.own("old"))
        controller.receive(.connectionLost)

        let id = try controller.createNewMessage(text: "Ay")
        try controller.editMessage(id: id, text: "Aye")
        try controller.editMessage(id: "old", text: "Older")
        try controller.addReaction("heart", to: "old")
        #expect(server.log == [])
        #expect(controller.messages.map(\.localState) == [.pendingSend, .pendingSend])

        controller.receive(.connectionRestored)
        #expect(
            server.log == [
                "sailing: send ann-1 Aye", "sailing: edit old Older",
                "sailing: add heart to old",
            ]
        )
        #expect(controller.messages.map(\.localState) == [nil, nil])
    }

    @Test func aReactionThatFailsOnceTheConnectionIsBackIsTakenBack() throws {
        let controller = server.controller(FixtureChat.own("old"))
        controller.receive(.connectionLost)
        try controller.addReaction("heart", to: "old")

        server.outcome = .failed(reason: "No.")
        controller.receive(.connectionRestored)

        #expect(controller.messages.first?.reactions == [])
    }

    @Test func anEditThatFailedIsKeptAndSentAgainAsAnEdit() throws {
        let controller = server.controller(FixtureChat.own("a"))
        server.outcome = .failed(reason: "No.")
        try controller.editMessage(id: "a", text: "Better")
        #expect(controller.messages.first?.text == "Better")
        #expect(controller.messages.first?.localState == .sendingFailed)

        server.outcome = .sent
        controller.resendMessage(id: "a")
        #expect(server.log == ["sailing: edit a Better", "sailing: edit a Better"])
        #expect(controller.messages.first?.deliveryStatus == .sent)
    }

    @Test func aMessageWhoseEditFailedLeavesAPlaceholderWhenDeleted() throws {
        let controller = server.controller(FixtureChat.own("a"))
        server.outcome = .failed(reason: "No.")
        try controller.editMessage(id: "a", text: "Better")

        server.outcome = .sent
        controller.deleteMessage(id: "a")

        #expect(controller.messages.first?.isDeleted == true)
        #expect(controller.messages.first?.localState == nil)
    }

    @Test func aDeletionThatFailsDoesNotHappen() {
        let controller = server.controller(FixtureChat.own("a"))
        server.outcome = .failed(reason: "No.")

        controller.deleteMessage(id: "a")

        #expect(controller.messages.first?.isDeleted == false)
    }

    @Test func reactionsAreGivenOnceAndTakenBack() throws {
        let controller = server.controller(FixtureChat.message("a"))

        try controller.addReaction("heart", to: "a")
        try controller.addReaction("heart", to: "a")
        let heart = ChatReaction(name: "heart", emoji: "❤️", userIDs: ["ann"])
        #expect(controller.messages.first?.reactions == [heart])

        try controller.deleteReaction("heart", from: "a")
        #expect(controller.messages.first?.reactions == [])
        #expect(server.log == ["sailing: add heart to a", "sailing: remove heart from a"])
    }

    @Test func controllersOfOneClientHearOfEachOther() throws {
        let root = FixtureChat.message("root")
        let channel = server.controller(root)
        let transcript = ThreadTranscript(rootID: "root", messages: [root])
        let thread = ChatChannelController(
            thread: transcript,
            of: FixtureChat.group,
            client: server.client
        )
        thread.synchronize()

        try thread.createNewMessage(text: "Aye", isShownInChannel: true)
        try channel.addReaction("heart", to: "root")

        #expect(channel.messages.map(\.text.plain) == ["Aye", "Ahoy"])
        #expect(channel.message(id: "root")?.replyCount == 1)
        #expect(thread.messages.last?.reactions.map(\.name) == ["heart"])
        #expect(server.log.count == 2)
    }
}

/// Keeps the failed requests, in words.
private final class SendingRecorder: ChatSendingObserving {
    var failures: [String] = []

    func channelController(
        _ channelController: ChatChannelController,
        didFailToSend request: ChatRequest,
        reason: String
    ) {
        failures.append("\(request.words): \(reason)")
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
