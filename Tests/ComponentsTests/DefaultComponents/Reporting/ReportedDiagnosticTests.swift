import Components
import DefaultComponents
import Testing
import Tracing
import Views

/// Mistakes with a diagnostic are in the report once, and not findings as well.
@Suite(.diagnosticsOfIssues)
struct ReportedDiagnosticTests {
    @Test(arguments: [
        (Mistake.hostThatIsNone, "so the extension does nothing"),
        (.misspelledKey, "Key 'imagee' of 'attachment' is filled by 'app'"),
        (.misspelledSlot, "there is a slot 'avatar'"),
    ])
    func mistakeOfNamesIsReportedOnce(mistake: Mistake, text: String) {
        let report = mistake.report

        #expect(report.diagnostics.map { "\($0)".contains(text) } == [true])
        #expect(report.findings == [])
    }

    @Test(
        .enabled(if: DebugBuild.isOn),
        arguments: [
            (Mistake.partThatIsNotAdded, "added to no view"),
            (.hookWithoutSuper, "without calling super"),
        ]
    )
    func mistakeOfHooksIsReported(mistake: Mistake, text: String) {
        let texts = mistake.report.diagnostics.map(\.description)

        #expect(texts.contains { $0.contains(text) && $0.contains("'app'") })
    }

    enum Mistake {
        case hostThatIsNone, misspelledKey, misspelledSlot
        case partThatIsNotAdded, hookWithoutSuper

        var report: ConversationReport {
            var components = Components()
            switch self {
            case .hostThatIsNone: components.extend(.bubble, with: NoHostExtension.self)
            case .misspelledKey:
                components.replace(.attachment("imagee"), with: OtherAttachmentView.self)
            case .misspelledSlot: components.set(Slot("avtar", default: 1), to: 2)
            case .partThatIsNotAdded: components.extend(.bubble, with: KeepingExtension.self)
            case .hookWithoutSuper: components[.bubble] = MuteBubbleView.self
            }
            let report = ConversationReport(on: components)
            report.add(alone(FixtureChat.message("1", "Ahoy")))
            return report
        }
    }

    private final class NoHostExtension: ComponentExtension<Label> {}

    private final class KeepingExtension: ComponentExtension<View> {
        private var avatar: (any AvatarView)?

        override func setUpLayout() {
            super.setUpLayout()
            avatar = host.make(.avatar)
        }
    }

    private final class MuteBubbleView: ChatMessageBubbleView {
        override func setUpAppearance() {
            layer.cornerRadius = 1
        }
    }
}
