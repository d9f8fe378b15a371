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
                "fact": "Plugin 'moody' could not register: not today.", \
                "repetition": ["var components = Components()", "try components.install([MoodyPlugin()])"], \
                "fix": "To fix, mend what it reports, or leave 'moody' out."}]}
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
            $0.extend(.bubble, with: ZooMark.self)
        }

        let plugins: [any Plugin] = [recluse, CustomRouterPlugin(), SquaredBubblePlugin()]
        let certificate = certify(recluse, beside: plugins, laws: [.install])

        #expect(certificate.neighbours == ["squared-bubble"])
        #expect(certificate.passes)
    }

    @Test func requiredPluginsAreInstalledToo() {
        let needy = TestPlugin(
            PluginManifest("needy", requirements: [PluginRequirement("squared-bubble")])
        ) { $0.extend(.bubble, with: ZooMark.self) }

        let certificate = certify(
            needy,
            requiring: [SquaredBubblePlugin()],
            laws: [.install, .uninstall, .inVain],
            settings: .few
        )

        #expect(certificate.text == "'needy' keeps 3 of 3 laws\n")
    }

    @Test func theAuthorsMessagesAreShownToo() {
        let picky = TestPlugin("picky") { $0.extend(.messageContentView, with: Picky.self) }
        let own = ChatMessage(
            id: "own",
            author: ChatUser(id: "ann", name: "Ann"),
            createdAt: Instant(seconds: 1_772_600_000),
            text: "pick me"
        )

        let without = certify(picky, laws: [.inVain], settings: .few)
        let with = certify(picky, messages: [own], laws: [.inVain], settings: .few)

        #expect(without.broken == [.inVain])
        #expect(with.passes)
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

    @Test(arguments: CertificateLaw.allCases)
    func lawsHaveAStableNameAndASummary(law: CertificateLaw) {
        #expect(CertificateLaw(rawValue: "\(law)") == law)
        #expect(law.summary.hasSuffix("."))
    }
}

/// Acts on one message.
private final class Picky: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        host.alpha = host.content?.text.plain == "pick me" ? 0.9 : 1
    }
}
