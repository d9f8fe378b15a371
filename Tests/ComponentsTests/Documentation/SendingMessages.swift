import Components
import DefaultComponents
import Testing
import Views

@Suite struct SendingMessagesTests {
    @Test func whatIsComposedIsSent() throws {
        let channel = ComposedChannel()
        let composer = channel.composer
        let message = try #require(channel.newest)

        composer.content.text = "See you at nine"
        composer.content.quoteMessage(message)
        composer.sendMessage()

        #expect(channel.newest?.text == "See you at nine")
        #expect(channel.newest?.quote?.messageID == message.id)
    }

    @Test func aServerTellsWhatBecameOfIt() throws {
        let ann = FixtureChat.ann
        let transcript = FixtureChat.transcript
        var outbox: [ChatRequest] = []
        let client = ChatClient(currentUser: ann) { request, channelID in
            outbox.append(request)
            return .underway
        }
        let controller = ChatChannelController(transcript: transcript, client: client)
        controller.synchronize()

        let id = try controller.createNewMessage(text: "Aye")
        try controller.editMessage(id: id, text: "Aye, aye")
        try controller.addReaction("heart", to: id)
        #expect(outbox.map(\.messageID) == [id, id])

        controller.receive(.messageSent(id: id))
        #expect(outbox.map(\.messageID) == [id, id, id])
        controller.receive(.messageSent(id: id))
        controller.receive(.sendingFailed(id: id, reason: "The server is full."))
        #expect(controller.messages.first?.text == "Aye, aye")
        #expect(controller.messages.first?.deliveryStatus == .sent)
    }

    @Test func aPluginMindsWords() throws {
        let channel = ComposedChannel(try Components.with([ManneredPlugin()]))

        channel.send("/shrug")
        channel.send("damn")

        #expect(channel.newest?.text == "¯\\_(ツ)_/¯")
        #expect(channel.composer.content.text == "damn")
        #expect(channel.composer.notice == "Mind your words.")
    }
}

private struct ManneredPlugin: Plugin {
    let manifest = PluginManifest("mannered")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerCommands) { $0 + [ComposerCommandInfo("shrug")] }
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            if submission.content.command?.name == "shrug" {
                submission.content.text = "¯\\_(ツ)_/¯"
            }
            guard !submission.content.text.contains("damn") else {
                return .refuse(reason: "Mind your words.")
            }
            return next(submission)
        }
    }
}
