import DefaultComponents
import Testing
import Views

@Suite struct UnderwayChangeTests {
    let server = SentRequests()

    init() {
        server.outcome = .underway
    }

    @Test func aChangeWaitsUntilOthersHaveTheMessage() throws {
        let controller = server.controller()
        let id = try controller.createNewMessage(text: "Helo")

        try controller.editMessage(id: id, text: RichText(plain: "Hello"))
        #expect(server.log == ["sailing: send ann-1 Helo"])
        controller.receive(.messageSent(id: id))

        #expect(server.log.last == "sailing: edit ann-1 Hello")
        #expect(controller.message(id: id)?.localState == .sending)
        controller.receive(.messageSent(id: id))
        #expect(controller.message(id: id)?.deliveryStatus == .sent)
        #expect(server.log.count == 2)
    }

    @Test func whatTheServerKnowsOfTheOldTextChangesNothing() throws {
        let controller = server.controller()
        let id = try controller.createNewMessage(text: "Helo")
        var echo = try #require(controller.message(id: id))
        echo.localState = nil

        try controller.editMessage(id: id, text: RichText(plain: "Hello"))
        controller.receive(.newMessage(echo))

        #expect(controller.message(id: id)?.text.plain == "Hello")
        #expect(server.log.last == "sailing: edit ann-1 Hello")
    }

    @Test func aSecondChangeOfWhatOthersHaveWaitsForTheFirst() throws {
        let controller = server.controller(FixtureChat.own("m", "old"))
        try controller.editMessage(id: "m", text: "one")
        try controller.editMessage(id: "m", text: "two")
        #expect(server.log == ["sailing: edit m one"])

        controller.receive(.messageEdited(FixtureChat.own("m", "one")))
        #expect(controller.message(id: "m")?.text == "two")
        #expect(server.log.last == "sailing: edit m two")
        controller.receive(.sendingFailed(id: "m", reason: "No room."))

        #expect(controller.message(id: "m")?.text == "two")
        #expect(controller.message(id: "m")?.localState == .sendingFailed)
    }

    @Test func aControllerWithoutTheMessageTakesNoChangeAway() throws {
        let controller = server.controller(FixtureChat.own("m", "old"))
        let other = server.controller()
        try controller.editMessage(id: "m", text: "one")
        try controller.editMessage(id: "m", text: "two")

        other.receive(.messageSent(id: "m"))
        controller.receive(.messageSent(id: "m"))

        #expect(server.log == ["sailing: edit m one", "sailing: edit m two"])
    }

    @Test func whatWasDeletedIsNotChangedAnyMore() throws {
        let controller = server.controller(FixtureChat.own("m", "old"))
        try controller.editMessage(id: "m", text: "one")
        try controller.editMessage(id: "m", text: "two")
        controller.deleteMessage(id: "m")
        controller.receive(.messageSent(id: "m"))

        #expect(server.log == ["sailing: edit m one", "sailing: delete m"])
        #expect(controller.message(id: "m")?.localState == nil)
    }

    @Test func aChangeWithoutConnectionIsSentWithTheConnection() throws {
        let controller = server.controller(FixtureChat.own("m", "old"))
        try controller.editMessage(id: "m", text: "one")
        controller.receive(.connectionLost)
        try controller.editMessage(id: "m", text: "two")
        server.outcome = .sent
        controller.receive(.connectionRestored)

        #expect(server.log == ["sailing: edit m one", "sailing: edit m two"])
        #expect(controller.message(id: "m")?.localState == nil)
    }

    @Test(arguments: [true, false])
    func whatCannotBeDeletedIsStillAnUnsentChange(isEditedOffline: Bool) throws {
        let controller = server.controller(FixtureChat.own("m", "old"))
        server.outcome = .failed(reason: "No room.")
        if isEditedOffline { controller.receive(.connectionLost) }
        try controller.editMessage(id: "m", text: "new")
        controller.receive(.connectionLost)
        controller.deleteMessage(id: "m")
        controller.receive(.connectionRestored)
        #expect(controller.message(id: "m")?.isDeleted == false)
        #expect(controller.message(id: "m")?.localState == .sendingFailed)

        server.outcome = .sent
        controller.resendMessage(id: "m")

        #expect(server.log.last == "sailing: edit m new")
        #expect(controller.message(id: "m")?.localState == nil)
    }

    @Test func nothingIsSaidOfAMessageThatNobodyElseHad() throws {
        let controller = server.controller()
        controller.receive(.connectionLost)
        let id = try controller.createNewMessage(text: "Oops")
        try controller.addReaction("heart", to: id)
        controller.deleteMessage(id: id)
        controller.receive(.connectionRestored)

        #expect(server.log == [])
    }

    @Test func aChangeOfWhatFailedIsSentWithIt() throws {
        let controller = server.controller()
        let id = try controller.createNewMessage(text: "Helo")

        try controller.editMessage(id: id, text: RichText(plain: "Hello"))
        controller.receive(.sendingFailed(id: id, reason: "No room."))
        controller.resendMessage(id: id)

        #expect(server.log == ["sailing: send ann-1 Helo", "sailing: send ann-1 Hello"])
    }

    @Test func whatIsDeletedIsDeletedAtOthersOnceTheyHaveIt() throws {
        let controller = server.controller()
        let id = try controller.createNewMessage(text: "Oops")
        var echo = try #require(controller.message(id: id))
        echo.localState = nil

        controller.deleteMessage(id: id)
        #expect(server.log == ["sailing: send ann-1 Oops"])
        controller.receive(.newMessage(echo))

        #expect(controller.messages.isEmpty)
        #expect(server.log.last == "sailing: delete ann-1")
        controller.receive(.messageSent(id: id))
        #expect(server.log.count == 2)
    }

    @Test func whatNeverReachedOthersIsNotDeletedThere() throws {
        let controller = server.controller()
        let id = try controller.createNewMessage(text: "Oops")

        controller.deleteMessage(id: id)
        controller.receive(.sendingFailed(id: id, reason: "No room."))
        controller.receive(.messageSent(id: id))

        #expect(server.log == ["sailing: send ann-1 Oops"])
    }

    @Test func anotherControllerKnowsWhatOthersHave() throws {
        let message = FixtureChat.own("aye")
        let first = server.controller(message)
        let second = server.controller(message)

        try first.editMessage(id: "aye", text: RichText(plain: "Hello"))
        second.deleteMessage(id: "aye")

        #expect(server.log.last == "sailing: delete aye")
        #expect(first.message(id: "aye")?.isDeleted == true)
    }

    @Test func aChangeThatFailedIsSentAgainAsAChangeByAnyController() throws {
        let message = FixtureChat.own("aye")
        let first = server.controller(message)
        let second = server.controller(message)

        try first.editMessage(id: "aye", text: RichText(plain: "Hello"))
        first.receive(.sendingFailed(id: "aye", reason: "No room."))
        second.resendMessage(id: "aye")

        #expect(server.log == ["sailing: edit aye Hello", "sailing: edit aye Hello"])
    }

    @Test func messagesFromWithinTheDelegateHaveIdsOfTheirOwn() throws {
        let client = ChatClient(currentUser: FixtureChat.ann, makeMessageID: { _ in "same" })
        let controller = ChatChannelController(
            channel: FixtureChat.group,
            messages: [],
            client: client
        )
        controller.synchronize()
        let echo = TwoAnswers()
        controller.delegate = echo

        controller.receive(.newMessage(FixtureChat.message("question")))

        #expect(controller.messages.map(\.text.plain).prefix(2) == ["Two", "One"])
        #expect(Set(controller.messages.map(\.id)).count == 3)
    }
}

/// Answers the first message twice.
private final class TwoAnswers: ChatChannelControllerDelegate {
    private var hasAnswered = false

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        guard !hasAnswered else { return }
        hasAnswered = true
        for text in ["One", "Two"] { _ = try? channelController.createNewMessage(text: text) }
    }

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {}

    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}
}
