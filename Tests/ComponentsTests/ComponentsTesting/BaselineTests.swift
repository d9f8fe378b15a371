import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// Violations without a plugin are not reported for it; additional ones are.
struct BaselineTests {
    @Test func whatIsNoMirrorWithoutThePluginIsNotItsFault() {
        var base = Components()
        base.extend(.messageContentView, with: LeftistPlugin.Add.self)

        #expect(certificate(of: [.mirror], on: base).passes)
        #expect(certify(LeftistPlugin(), laws: [.mirror], settings: .few).broken == [.mirror])
    }

    @Test func whatIsNoMirrorBesideThatIs() {
        var base = Components()
        base.extend(.messageContentView, with: LeftistPlugin.Add.self)

        let certificate = certify(LeftistPlugin(), on: base, laws: [.mirror], settings: .few)

        #expect(certificate.broken == [.mirror])
    }

    @Test func whatKeepsWidthsWithoutThePluginIsNotItsFault() {
        var base = Components()
        base.replace(.bubble, with: HoarderPlugin.HoardingBubble.self)

        #expect(certificate(of: [.incremental], on: base).passes)
    }

    @Test func whatDoesNotFitIsTheSameWhereItIsMovedTo() {
        var base = Components()
        base.extend(.messageContentView, with: WidePlugin.Add.self)

        let mover = TestPlugin("mover") {
            $0.extend(.messageContentView, with: Mover.self)
        }

        #expect(certify(mover, on: base, laws: [.fit], settings: .few).passes)
        let certificate = certify(WidePlugin(), on: base, laws: [.fit], settings: .few)
        #expect(certificate.broken == [.fit])
    }

    @Test func noIDKeepsAPluginFromTheMistakesOfOthers() {
        let certificate = certify(TimidPlugin("bad"), beside: [], laws: [.faults], settings: .few)

        #expect(certificate.broken == [.faults])
    }

    @Test func whatTreesTellEachOtherWithoutThePluginIsNotItsFault() throws {
        let base = try Components.with(DefaultComponentsPlugin(), GossipPlugin())

        #expect(certificate(of: [.threads], on: base).passes)
    }

    @Test func theOrderOfItsNeighboursIsNotItsFault() {
        let harmless = TestPlugin("harmless") { $0.extend(.bubble, with: BrokenPluginMark.self) }
        let neighbours: [any Plugin] = [FicklePlugin()]

        #expect(certify(harmless, beside: neighbours, laws: [.order], settings: .few).passes)
        let certificate = certify(FicklePlugin(), beside: [], laws: [.order], settings: .few)
        #expect(certificate.broken == [.order])
    }

    @Test func anotherViewOfTheNameTakesNoHostileTextAway() {
        let adding = TestPlugin("adding") {
            $0.extend(.messageContentView, with: SecondText.self)
        }

        #expect(certify(adding, laws: [.hostileText], settings: .few).passes)
    }

    private func certificate(of laws: [CertificateLaw], on base: Components) -> Certificate {
        let harmless = TestPlugin("harmless") { $0.extend(.bubble, with: BrokenPluginMark.self) }
        return certify(harmless, on: base, laws: laws, settings: .few)
    }
}

/// Adds an empty text below that of each message.
private final class SecondText: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.addArrangedSubview(host.make(.messageText))
    }
}

/// Adds a view above the additions of others to messages, and makes messages wider.
private final class Mover: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        let line = View()
        line.heightAnchor.constraint(equalToConstant: 2).isActive = true
        line.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
        host.bubbleContentContainer.insertArrangedSubview(line, at: 0)
    }
}
