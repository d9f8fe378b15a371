import Components
import DefaultComponents
import Views

extension Certification {
    /// What the plugin says without any effect.
    func vainFindings() -> [CertificateFinding] {
        let report = ConversationReport(on: alone)
        // Formats are asked whether they know a text.
        _ = try? ConversationLoader(report.components).load(
            ConversationSource(file: "chat", text: "?")
        )
        for row in rows { report.add(row.content, taps: true) }
        let recorder = CompositionRecorder()
        var lists = [
            recorder.watching {
                SampleList(listed, in: ComponentContext(report.components, recordedBy: recorder))
            }
        ]
        report.add(recorder) { [listed] components in
            let list = SampleList(listed, in: ComponentContext(components))
            lists.append(list)
            return list.view
        }
        defer { withExtendedLifetime(lists) {} }
        return report.findings.filter { finding in
            finding.layer.owner == .plugin(plugin.id) && !Self.isOfComposers(finding.slot)
        }.map { finding in
            let (fact, fix) = "\(finding)".splitFix
            return CertificateFinding(.inVain, fact, repetition: certifying(.inVain), fix: fix)
        }
    }

    /// Whether a slot is asked for by what messages are written with, which is not among what is composed here.
    private static func isOfComposers(_ slot: String) -> Bool {
        slot.hasPrefix("composer")
            || [Slot.messageComposerVC.name, Slot.messageSubmission.name].contains(slot)
    }
}
