import Components
import DefaultComponents
import Testing
import Tracing
import Views

/// Reports on trees that the author of the report mounts.
struct RegistrationReportTests {
    @Test func listIsReportedOn() {
        var components = Components()
        components.extend(.messageListVC, with: HiddenOverListExtension.self)
        let report = RegistrationReport(on: components)
        let recorder = CompositionRecorder()
        let list = components.make(.messageListVC)
        list.mount(in: ComponentContext(report.components, recordedBy: recorder))
        list.view.layout(width: 375, height: 420)

        report.add(recorder)

        #expect(
            report.findings.map(\.reason) == [.hidden(view: "imageView")]
        )
    }

    @Test func laterTreeOnWhichItActsIsEnough() {
        var components = Components()
        components.extend(.avatar, with: FaintExtension.self)
        let report = RegistrationReport(on: components)

        mount(report.components.make(.bubble), for: report)
        #expect(report.findings.map(\.reason.name) == ["neverRead"])

        mount(report.components.make(.avatar), for: report)
        #expect(report.findings == [])
    }

    @Test func withoutComposingAgainNobodyIsIdle() {
        var components = Components()
        components.extend(.bubble, with: IdleExtension.self)
        let report = RegistrationReport(on: components)

        mount(report.components.make(.bubble), for: report)

        #expect(report.findings == [])
    }

    @Test func aTreeThatIsNotComparedLetsNobodyBeIdle() {
        var components = Components()
        components.extend(.bubble, with: IdleExtension.self)
        for isFirst in [true, false] {
            let report = RegistrationReport(on: components)
            if !isFirst { mount(report.components.make(.bubble), for: report) }

            compose(for: report)
            #expect(report.findings.map(\.reason) == (isFirst ? [.changedNothing] : []))

            mount(report.components.make(.bubble), for: report)
            #expect(report.findings == [])
        }
    }

    @Test func keyWithoutABaseReadsItsFallback() {
        var components = Components()
        components.extend(SlotFamily.attachment.fallback, with: FaintExtension.self)
        components.extend(.attachment("hologram"), with: BorderExtension.self)
        let report = RegistrationReport(on: components)

        mount(report.components.make(.attachment("hologram")), for: report)

        #expect(report.findings == [])
    }

    @Test func readingOutsideOfTreesCounts() {
        var components = Components()
        components.set(.maxContentWidthMultiplier, to: 1)
        let report = RegistrationReport(on: components)
        #expect(report.findings.map(\.reason) == [.neverRead])

        #expect(report.components[.maxContentWidthMultiplier] == 1)

        #expect(report.findings == [])
    }

    @Test func manyIdleTransformsAreAskedInReasonableTime() {
        var components = Components()
        // Doubling the number of calls for each would never end.
        for _ in 0..<100 { components.transform(.messageLayoutOptions) { $0($1) } }

        let report = ConversationReport(on: components)
        report.add(alone(FixtureChat.message("1", "Ahoy")))

        #expect(report.findings.map(\.reason) == Array(repeating: .kept, count: 100))
    }

    private func compose(for report: RegistrationReport) {
        let recorder = CompositionRecorder()
        let bubble = report.components.make(.bubble)
        bubble.mount(in: ComponentContext(report.components, recordedBy: recorder))
        report.add(recorder) { components in
            let other = components.make(.bubble)
            other.mount(in: ComponentContext(components))
            return other
        }
    }

    private func mount(_ view: View, for report: RegistrationReport) {
        let recorder = CompositionRecorder()
        view.mount(in: ComponentContext(report.components, recordedBy: recorder))
        report.add(recorder)
    }

    private final class HiddenOverListExtension: ComponentExtension<ChatMessageListVC> {
        override func setUpLayout() {
            super.setUpLayout()
            let view = ImageView()
            view.isHidden = true
            host.view.addSubview(view)
        }
    }

    private final class BorderExtension: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 9
        }
    }
}
