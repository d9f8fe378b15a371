import Components
import DefaultComponents
import Testing
import Views

/// An extension that uses its host when both end is reported, without any other effect.
struct HostInDeinitTests {
    @Test(arguments: [Changing.self, Adding.self] as [ComponentExtension<View>.Type])
    func hostThatHasEndedIsStoodInFor(type: ComponentExtension<View>.Type) {
        let told = ReportedDiagnostics.by {
            var components = Components()
            components.extend(.bubble, with: type)
            components.extend(.bubble, with: Quiet.self)
            components.declare(.bubble)
            let cell = components.messageCell(showing: alone(FixtureChat.message("1", "Ahoy")))
            cell.mount(in: ComponentContext(components))
        }

        #expect(told.all.count == 1)
        #expect(
            told.texts[0].hasPrefix("Extension '\(type)' of 'app' (\(type) at ComponentsTests/Host")
        )
        #expect(told.texts[0].contains(") used its host after the host had ended"))
    }

    @Test func anExtensionThatIsKeptLongerUsesAStandIn() throws {
        var components = Components()
        components.extend(.scrollToLatestMessageButton, with: Quiet.self)
        let told = ReportedDiagnostics.by {
            var kept: Quiet?
            do {
                let button = components.make(.scrollToLatestMessageButton)
                button.node.visitExtensions { kept = $0 as? Quiet }
            }
            kept?.host.alpha = 0.5
        }

        #expect(told.all.count == 1)
        #expect(
            told.texts[0].hasPrefix("Extension 'Quiet' of 'app' (Quiet at ComponentsTests/Host")
        )
    }

    private final class Changing: ComponentExtension<View> {
        deinit {
            host.alpha = 0.5
        }
    }

    private final class Adding: ComponentExtension<View> {
        private let label = TextView()

        deinit {
            host.addSubview(label)
            host.contentChanged()
        }
    }

    private final class Quiet: ComponentExtension<View> {}
}
