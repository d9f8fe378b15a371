import Components
import DefaultComponents
import Testing
import Views

@Suite struct ComposerVCTests {
    @Test func whatIsSentStandsInTheListAndLeavesTheComposer() {
        let channel = ComposedChannel()

        channel.send("Aye, aye")

        #expect(channel.newest?.text == "Aye, aye")
        #expect(channel.screen.messageListVC.listView.isAtLatest)
        #expect(channel.composer.content == ComposerContent())
        #expect(channel.composer.textInputView.editedText.text == "")
        #expect(channel.events.names.suffix(1) == ["messageSubmitted"])
        #expect(channel.tree.diagnostics == [])
    }

    @Test func nothingIsSentOfBlanks() {
        let channel = ComposedChannel()

        channel.send(" \n ")

        #expect(channel.server.log == [])
        #expect(channel.composer.content.text == " \n ")
    }

    @Test func aRefusedTextStaysWithTheReason() throws {
        let channel = ComposedChannel(try Components.with([ManneredPlugin()]))

        channel.send("damn")
        channel.layOut()
        #expect(channel.server.log == [])
        #expect(channel.composer.content.text == "damn")
        #expect(channel.composer.noticeView.content == "Mind your words.")
        #expect(!channel.composer.noticeView.isHidden)
        #expect(channel.events.names.contains("messageRefused"))

        channel.composer.apply(.delete(.characterBack))
        #expect(channel.composer.notice == nil)
        #expect(channel.composer.noticeView.isHidden)
    }

    @Test func pluginsChangeWhatIsSentOneAfterTheOther() throws {
        let plugins: [any Plugin] = [ManneredPlugin(), ShruggingPlugin()]
        let channel = ComposedChannel(try Components.with(plugins))

        channel.send("/shrug darn")

        #expect(channel.newest?.text == "¯\\_(ツ)_/¯ d*rn")
    }

    @Test func aCommandThatIsDoneSendsNothing() {
        var components = Components()
        components.transform(.messageSubmission) { next, submission in
            submission.content.command?.name == "away" ? .done : next(submission)
        }
        let channel = ComposedChannel(components)

        channel.send("/away")

        #expect(channel.server.log == [])
        #expect(channel.composer.content.isEmpty)
    }

    @Test func whoeverHandlesTheEventHasSentTheMessage() {
        var components = Components()
        components.on(.sendMessage) { $0.content.text == "secret" ? .handled : .passed }
        let channel = ComposedChannel(components)

        channel.send("secret")

        #expect(channel.server.log == [])
        #expect(channel.composer.content.isEmpty)
    }

    @Test func aComposerWithoutAChannelKeepsTheText() {
        let composer = ComposerVC()
        composer.mount()

        composer.content.text = "Aye"
        composer.sendMessage()

        #expect(composer.content.text == "Aye")
        #expect(composer.notice == "There is no channel to write in.")
    }

    @Test func whatAnswersAMessageThatIsGoneStays() {
        let channel = ComposedChannel()
        channel.composer.content.quoteMessage(FixtureChat.message("bos"))
        channel.controller.receive(.messageDeleted(id: "bos", isHard: true))

        channel.send("Aye")

        #expect(channel.composer.content.text == "Aye")
        #expect(channel.composer.content.quotedMessage?.id == "bos")
        #expect(channel.composer.notice == "The message is not there any more.")
    }

    @Test func theReasonOfAFailureIsShown() {
        let channel = ComposedChannel()
        channel.server.outcome = .failed(reason: "No room.")

        channel.send("Aye")

        #expect(channel.newest?.localState == .sendingFailed)
        #expect(channel.composer.notice == "No room.")
        #expect(channel.composer.content.isEmpty)
    }

    @Test func aTapOnTheButtonSends() throws {
        let channel = ComposedChannel()
        channel.composer.apply(.insert("Aye"))
        channel.layOut()
        let button = channel.composer.sendButton
        let height = channel.screen.view.frame.size.height

        #expect(channel.screen.view.tap(at: Point(x: 350, y: height - 24)) === button)

        #expect(channel.newest?.text == "Aye")
        #expect(!channel.composer.sendButton.isEnabled)
    }

    @Test func aTapOnTheTextPutsTheCursorThere() {
        let channel = ComposedChannel()
        channel.composer.apply(.insert("Aye, aye"))
        channel.layOut()

        channel.screen.view.tap(at: Point(x: 12, y: 576))

        #expect(channel.composer.content.editedText.cursor == 0)
        #expect(channel.composer.isEditing && channel.composer.textInputView.isEditing)
    }

    @Test func aTapOnTheCrossLeavesAnEdit() {
        let channel = ComposedChannel()
        channel.composer.content.text = "half a thou"
        channel.choose(EditActionItem(), on: "own")

        let header = channel.composer.headerView as? ChatComposerHeader
        header?.cancelButton.sendActions(for: .touchUpInside)

        #expect(channel.composer.content.text == "half a thou")
        #expect(channel.composer.headerView.isHidden)
    }

    @Test func attachmentsGoWithTheTextUnlessTheyAreTakenOut() {
        let channel = ComposedChannel()
        let file = ChatAttachment(kind: .file, payload: .other(title: "a", json: .null))
        let other = ChatAttachment(kind: .file, payload: .other(title: "b", json: .null))
        channel.composer.content.attachments = [file, other]
        channel.layOut()
        #expect(!channel.composer.attachmentsView.isHidden)

        let place = ComposerAttachmentPlace(file, at: 0)
        channel.composer.attachmentsView.raise(.removeComposerAttachment, place)
        channel.composer.sendMessage()

        #expect(channel.newest?.attachments.map(\.payload) == [other.payload])
    }
}

extension ComposedChannel {
    convenience init(_ components: Components) {
        self.init([FixtureChat.own("own"), FixtureChat.message("bos")], components)
    }
}

/// Refuses one word and masks another.
private struct ManneredPlugin: Plugin {
    let manifest = PluginManifest("mannered")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            let words = submission.content.text.split(separator: " ")
            if words.contains("damn") { return .refuse(reason: "Mind your words.") }
            var submission = submission
            submission.content.text = words.map { $0 == "darn" ? "d*rn" : $0 }
                .joined(separator: " ")
            return next(submission)
        }
    }
}

/// Answers the command `/shrug`, on top of the plugin that checks words.
private struct ShruggingPlugin: Plugin {
    let manifest = PluginManifest("shrugging", ordering: [.after("mannered")])

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "shrug" else {
                return next(submission)
            }
            var submission = submission
            submission.content.text = "¯\\_(ツ)_/¯ \(command.arguments)"
            return next(submission)
        }
    }
}
