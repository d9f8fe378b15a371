import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Certificates check composers too.
struct ComposerCertificateTests {
    @Test func everyStateOfTheComposerIsATreeOfItsOwn() throws {
        let trees = try CertificateChat.composers.compactMap { id in
            try CertificateChat.tree(id, with: [])?.description
        }

        #expect(trees.count == CertificateChat.composers.count)
        #expect(Set(trees).count == trees.count)
    }

    @Test func whatIsNotSentHasItsReason() throws {
        let tree = try CertificateChat.tree("composer-refused", with: [])

        let notice = tree?.flattened.first { $0.name == "composerNotice" }
        #expect(notice?["hidden"] == nil)
        #expect(notice?.flattened.contains { $0.text?.isEmpty == false } == true)
    }

    @Test func commandsAndTheAuthorsMessagesAreSent() {
        let shouting = TestPlugin("shouting") { registrar in
            registrar.transform(.composerCommands) { $0 + [ComposerCommandInfo("shout")] }
            registrar.transform(.messageSubmission) { next, submission in
                guard submission.content.command?.name == "shout" else { return next(submission) }
                var submission = submission
                submission.content.text = "AHOY"
                return next(submission)
            }
        }
        let polite = TestPlugin("polite") { registrar in
            registrar.transform(.messageSubmission) { next, submission in
                submission.content.text.contains("darn")
                    ? .refuse(reason: "Mind your words.") : next(submission)
            }
        }
        let own = ChatMessage(
            id: "own",
            author: ChatUser(id: "ann", name: "Ann"),
            createdAt: Timestamp(seconds: 1_772_600_000),
            text: "darn"
        )

        #expect(certify(shouting, laws: [.ineffective], settings: .few).passes)
        #expect(!certify(polite, laws: [.ineffective], settings: .few).findings.isEmpty)
        #expect(certify(polite, messages: [own], laws: [.ineffective], settings: .few).passes)
    }

    @Test func whoHearsOfWhatIsSentHearsSomething() {
        let hearing = TestPlugin("hearing") { registrar in
            registrar.on(.messageSubmitted) { _ in .passed }
            registrar.on(.composerContentChanged) { _ in .passed }
            registrar.on(.messageRefused) { _ in .passed }
            registrar.on(.tapOnSend) { _ in .passed }
        }

        let certificate = certify(hearing, laws: [.ineffective], settings: .few)

        #expect(certificate.text == "'hearing' keeps 1 of 1 laws\n")
    }

    @Test func whoActsOnComposersSaysNothingWithoutEffectWhereMessagesAreChosen() {
        let plugin = TestPlugin("mark-send") {
            $0.extend(.composerSendButton, with: BrokenPluginMark.self)
        }
        var settings = CertificateSettings.few
        settings.builtIn = ["hello"]

        #expect(certify(plugin, laws: [.ineffective], settings: settings).passes)
    }

    @Test func whatIsLostInAListOfWhoActsOnComposersIsReported() {
        let timid = TestPlugin("timid-cells") {
            $0.extend(.composerSendButton, with: BrokenPluginMark.self)
            $0.extend(.messageCell, with: TimidCell.self)
        }
        let neighbour = TestPlugin("faint-cells") {
            $0.extend(.messageCell, with: BrokenPluginMark.self)
        }

        let certificate = certify(timid, beside: [neighbour], laws: [.effect], settings: .few)

        #expect(certificate.findings.map(\.message) == ["list"])
    }

    @Test func whatIsKeptWithoutThePluginHidesNothingThatItKeeps() {
        var base = Components()
        base.replace(.composerSendButton, with: FaintLeak.self)
        let leaky = TestPlugin("leaky-edge") {
            $0.extend(.composerSendButton, with: LeakyEdge.self)
        }

        let certificate = certify(leaky, on: base, laws: [.reuse], settings: .few)

        #expect(certificate.broken == [.reuse])
    }

    @Test func composersStayWhileTheirColoursAreLookedAt() {
        let plugin = TestPlugin("fleeting") {
            $0.replace(.messageComposerVC, with: FleetingComposer.self)
        }

        let certificate = certify(plugin, beside: [], laws: [.contrast], settings: .few)

        #expect(certificate.findings.map(\.message) == ["composer-text"])
    }

    @Test func whatIsLostInAComposerBesideOthersIsReported() {
        let timid = TestPlugin("timid-send") {
            $0.extend(.composerSendButton, with: TimidEdge.self)
        }
        let neighbour = TestPlugin("faint-send") {
            $0.extend(.composerSendButton, with: BrokenPluginMark.self)
        }

        let certificate = certify(timid, beside: [neighbour], laws: [.effect], settings: .few)

        #expect(certificate.findings.map(\.message) == ["composer-text"])
        #expect(
            certificate.findings.map(\.fact) == [
                "Beside 'faint-send', 'border=2' of 'composerSendButton' is lost."
            ]
        )
    }
}

/// Adds an edge to messages among few, as in the list, if no other plugin made the cell faint.
private final class TimidCell: ComponentExtension<ChatMessageCell> {
    override func updateContent() {
        super.updateContent()
        let isAmongFew = (host.content?.messages.count ?? 0) < CertificateChat.messages.count
        host.messageContentView?.layer.borderWidth = isAmongFew && host.alpha == 1 ? 1 : 0
    }
}

/// Keeps an edge after there were attachments.
private final class LeakyEdge: ComponentExtension<ChatComposerSendButton> {
    override func updateContent() {
        super.updateContent()
        if !host.content.attachments.isEmpty { host.layer.borderWidth = 2 }
    }
}

/// Stays faint after there were attachments.
private final class FaintLeak: ChatComposerSendButton {
    override func updateContent() {
        super.updateContent()
        if !content.attachments.isEmpty { alpha = 0.6 }
    }
}

/// Removes a text that is hard to read when it ends.
private final class FleetingComposer: ComposerVC {
    private let paleLabel = Label()

    override func setUpLayout() {
        super.setUpLayout()
        paleLabel.text = "Pale"
        paleLabel.textColor = Color("pale", light: RGBA(0xB0B8C0), dark: RGBA(0x50585F))
        mainContainer.addArrangedSubview(paleLabel)
    }

    deinit {
        paleLabel.removeFromSuperview()
    }
}

/// An edge that is added only if no other plugin made the button faint.
private final class TimidEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        if host.alpha == 1 { host.layer.borderWidth = 2 }
    }
}
