import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import ExamplePlugins
import Testing
import Views

struct CertificateTests {
    @Test func jsonHasEveryFinding() {
        let certificate = certify(MoodyPlugin())

        #expect(
            certificate.json == """
                {"plugin": "moody", "passes": false, "laws": ["install"], "broken": ["install"], \
                "neighbours": [], "findings": [{"law": "install", "message": null, \
                "severity": "error", "fact": "Plugin 'moody' could not register: not today.", \
                "repetition": ["var components = Components()", "try components.install([MoodyPlugin()])"], \
                "fix": "To fix, correct that, or leave 'moody' out."}]}
                """
        )
    }

    @Test func lawsAreLookedAtInTheirOrder() {
        let certificate = certify(
            SquaredBubblePlugin(),
            beside: [],
            laws: [.diagnostics, .install],
            settings: .few
        )

        #expect(certificate.laws == [.install, .diagnostics])
        #expect(certificate.text == "'squared-bubble' keeps 2 of 2 laws\n")
        #expect(certificate.passes)
    }

    @Test func aPluginIsNoNeighbourOfItselfOrOfThoseThatItRefuses() {
        let recluse = TestPlugin(PluginManifest("recluse", conflicts: ["custom-router"])) {
            $0.extend(.bubble, with: BrokenPluginMark.self)
        }

        let plugins: [any Plugin] = [recluse, CustomRouterPlugin(), SquaredBubblePlugin()]
        let certificate = certify(recluse, beside: plugins, laws: [.install])

        #expect(certificate.neighbours == ["squared-bubble"])
        #expect(certificate.passes)
    }

    @Test func requiredPluginsAreInstalledToo() {
        let needy = TestPlugin(
            PluginManifest("needy", requirements: [PluginRequirement("squared-bubble")])
        ) { $0.extend(.bubble, with: BrokenPluginMark.self) }

        let certificate = certify(
            needy,
            requiring: [SquaredBubblePlugin()],
            laws: [.install, .uninstall, .ineffective],
            settings: .few
        )

        #expect(certificate.text == "'needy' keeps 3 of 3 laws\n")
    }

    @Test func theAuthorsMessagesAreShownToo() {
        let picky = TestPlugin("picky") { $0.extend(.messageContentView, with: Picky.self) }
        let own = ChatMessage(
            id: "own",
            author: ChatUser(id: "ann", name: "Ann"),
            createdAt: Timestamp(seconds: 1_772_600_000),
            text: "pick me"
        )

        let without = certify(picky, laws: [.ineffective], settings: .few)
        let with = certify(picky, messages: [own], laws: [.ineffective], settings: .few)

        #expect(Set(without.findings.map(\.law)) == [.ineffective])
        #expect(with.findings.isEmpty)
    }

    @Test func whatIsSeenAgainIsTheTree() throws {
        let plugins: [any Plugin] = [SquaredBubblePlugin()]

        let tree = try CertificateChat.tree("hello", with: plugins, width: 240)

        #expect(tree?.flattened.contains { $0.text == "Morning" } == true)
        #expect(try CertificateChat.tree("nobody", with: plugins) == nil)
    }

    @Test func everyMessageHasAnIDOfItsOwn() {
        let ids = CertificateChat.messages.map(\.id)

        #expect(Set(ids).count == ids.count)
        #expect(CertificateChat.thread.map(\.id) == ["reply", "root"])
    }

    @Test func whatIsTakenOutAndPutBackCountsOnceAndIsNoFault() {
        let turning = TestPlugin("turning") {
            $0.extend(.messageContentView, with: Turning.self)
        }

        var settings = CertificateSettings.few
        settings.budget.constraints = 10_000
        let laws: [CertificateLaw] = [.reuse, .diagnostics, .budgets]
        let certificate = certify(turning, beside: [], laws: laws, settings: settings)

        #expect(certificate.text == "'turning' keeps 3 of 3 laws\n")
    }

    @Test func whatAnAuthorDoesIsDoneInAChat() {
        let hearing = TestPlugin("hearing") { registrar in
            registrar.on(.messageSubmitted) { message in
                message.text.plain == "Open sesame" ? .handled : .passed
            }
            registrar.transform(.messageSubmission) { next, submission in
                submission.content.text == "Open sesame"
                    ? .refuse(reason: "Not here.") : next(submission)
            }
        }

        let without = certify(hearing, beside: [], laws: [.ineffective], settings: .few)
        let with = certify(
            hearing,
            beside: [],
            laws: [.ineffective],
            settings: .few,
            using: { screen in
                screen.messageComposerVC.content = ComposerContent(text: "Open sesame")
                screen.messageComposerVC.sendMessage()
            }
        )

        #expect(Set(without.findings.map(\.law)) == [.ineffective])
        #expect(with.findings.isEmpty)
    }

    @Test(arguments: [ExpiryPlugin(), CapitalsPlugin()] as [any Plugin])
    func listenersThatOnlyTimeOrAnswersReachHaveAnEffect(plugin: any Plugin) {
        let certificate = certify(plugin, beside: [], laws: [.ineffective], settings: .few)

        #expect(certificate.findings.map(\.fact) == [])
    }

    @Test func listenerThatTimeDoesNotReachHasNone() {
        let deaf = TestPlugin("deaf") { registrar in
            registrar.declare(.messageExpired)
            registrar.declare(.capitalsCame)
            registrar.extend(.messageContentView, with: Expiring.self)
            registrar.on(.messageExpired) { _ in .passed }
            registrar.on(.capitalsCame) { _ in .passed }
        }

        let certificate = certify(deaf, beside: [], laws: [.ineffective], settings: .few)

        #expect(certificate.findings.count == 1)
        #expect(certificate.findings.first?.fact.contains("capitalsCame") == true)
    }

    @Test func warningsDoNotFailACertificate() {
        let veiling = TestPlugin("veiling") { registrar in
            registrar.transform(.messageActions) { next, request in
                next(request).filter { !($0 is CopyActionItem) }
            }
        }

        let certificate = certify(veiling, beside: [], laws: [.use], settings: .few)

        #expect(certificate.passes)
        #expect(certificate.findings.map(\.severity) == [.warning])
    }

    @Test(arguments: [false, true])
    func barsMayMoveAsLongAsATaskRuns(hasTask: Bool) {
        let loading = TestPlugin("loading") { registrar in
            registrar.declare(.capitalsCame)
            registrar.declare(.capitals)
            registrar.declare(.loads)
            registrar.set(.loads, to: hasTask)
            registrar.extend(.messageContentView, with: Loading.self)
            registrar.on(.capitalsCame) { capitals in
                Components.state?[.capitals, .message(capitals.id)] = capitals
                return .handled
            }
        }

        let certificate = certify(loading, beside: [], laws: [.cost], settings: .few)

        let facts = certificate.findings.map(\.fact).filter {
            $0.contains("several times a second")
        }
        #expect(facts.isEmpty == hasTask)
    }

    @Test(arguments: CertificateLaw.allCases)
    func lawsHaveAStableNameAndASummary(law: CertificateLaw) {
        #expect(CertificateLaw(rawValue: "\(law)") == law)
        #expect(law.summary.hasSuffix("."))
    }
}

/// Shows something, and schedules an event.
private final class Expiring: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        host.layer.borderWidth = 2
        guard let message = host.content else { return }
        let end = message.createdAt.advanced(by: .seconds(90))
        tree?.schedule(.messageExpired, message.id, at: end, for: .message(message.id))
    }
}

/// Shows a bar that moves until a task has answered.
private final class Loading: ComponentExtension<ChatMessageContentView> {
    private let bar = ProgressView()

    override func setUpLayout() {
        super.setUpLayout()
        bar.value = nil
        host.bubbleThreadMetaContainer.addArrangedSubview(bar)
    }

    override func updateContent() {
        super.updateContent()
        guard let id = host.content?.id else { return }
        bar.isHidden = state[.capitals].id == id
        guard !bar.isHidden, host.components[.loads] else { return }
        tree?.task(.capitalsCame, for: .message(id)) { Capitals(id: id) }
    }
}

extension ValueSlot<Bool> {
    fileprivate static let loads = ValueSlot("loads", default: false)
}

/// Acts on one message.
private final class Picky: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        host.alpha = host.content?.text.plain == "pick me" ? 0.9 : 1
    }
}

/// Removes the views of a message's column many times, and adds them again.
private final class Turning: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        let column = host.bubbleThreadMetaContainer
        // An even number of times, so that all views are in their original places.
        for _ in 0..<60 {
            let views = column.subviews
            column.removeAllArrangedSubviews()
            column.addArrangedSubviews(views.reversed())
        }
    }
}
