import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Certificates look at composers too.
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
            createdAt: Instant(seconds: 1_772_600_000),
            text: "darn"
        )

        #expect(certify(shouting, laws: [.inVain], settings: .few).passes)
        #expect(!certify(polite, laws: [.inVain], settings: .few).passes)
        #expect(certify(polite, messages: [own], laws: [.inVain], settings: .few).passes)
    }

    @Test func whoHearsOfWhatIsSentHearsSomething() {
        let hearing = TestPlugin("hearing") { registrar in
            registrar.on(.messageSubmitted) { _ in .passed }
            registrar.on(.composerContentChanged) { _ in .passed }
            registrar.on(.messageRefused) { _ in .passed }
            registrar.on(.tapOnSend) { _ in .passed }
        }

        let certificate = certify(hearing, laws: [.inVain], settings: .few)

        #expect(certificate.text == "'hearing' keeps 1 of 1 laws\n")
    }

    @Test func whatIsLostInAComposerBesideOthersIsTold() {
        let timid = TestPlugin("timid-send") {
            $0.extend(.composerSendButton, with: TimidEdge.self)
        }
        let neighbour = TestPlugin("faint-send") {
            $0.extend(.composerSendButton, with: ZooMark.self)
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

/// An edge that is there only where nobody made the button faint.
private final class TimidEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        if host.alpha == 1 { host.layer.borderWidth = 2 }
    }
}
