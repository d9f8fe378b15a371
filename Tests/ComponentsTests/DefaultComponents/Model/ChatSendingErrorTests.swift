import DefaultComponents
import Testing
import Views

@Suite struct ChatSendingErrorTests {
    @Test(arguments: [
        (
            ChatSendingError.noCurrentUser(channel: "sailing"),
            """
            Nobody reads 'sailing' who could write in it.
            To fix, give the controller a ChatClient(currentUser:), or its channel a currentUserId.
            """
        ),
        (
            .noChannel,
            """
            The composer knows no channel to write in.
            To fix, set its channelController, or handle the event 'sendMessage'.
            """
        ),
        (
            .emptyMessage,
            """
            The message has neither text nor attachments.
            To fix, give it a text or an attachment.
            """
        ),
        (
            .unknownMessage(id: "a\u{1B}"),
            """
            There is no message 'a\\u{1B}'.
            To fix, use the id of a message of the controller.
            """
        ),
        (
            .deletedMessage(id: "a"),
            """
            The message 'a' was deleted.
            To fix, use a message that is there, or write a new one.
            """
        ),
    ])
    func errorsSayWhatHappenedAndWhatToDo(_ error: ChatSendingError, _ text: String) {
        #expect("\(error)" == text)
    }

    @Test func outsidersCannotWrite() {
        var channel = FixtureChat.group
        channel.currentUserId = nil
        let controller = ChatChannelController(channel: channel, messages: [])

        #expect(throws: ChatSendingError.noCurrentUser(channel: "sailing")) {
            try controller.createNewMessage(text: "Aye")
        }
    }

    @Test func whatIsNotThereIsNeitherEditedNorAnswered() {
        let deleted = FixtureChat.own("gone") { $0.isDeleted = true }
        let controller = SentRequests().controller(deleted)

        #expect(throws: ChatSendingError.unknownMessage(id: "a")) {
            try controller.editMessage(id: "a", text: "Aye")
        }
        #expect(throws: ChatSendingError.deletedMessage(id: "gone")) {
            try controller.editMessage(id: "gone", text: "Aye")
        }
        #expect(throws: ChatSendingError.unknownMessage(id: "a")) {
            try controller.createNewMessage(text: RichText(plain: "Aye"), quotedMessageID: "a")
        }
        #expect(throws: ChatSendingError.emptyMessage) {
            try controller.createNewMessage(text: "")
        }
    }
}
