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
        return report.findings.filter { $0.layer.owner == .plugin(plugin.id) }.map { finding in
            let (fact, fix) = "\(finding)".splitFix
            return CertificateFinding(.inVain, fact, repetition: certifying(.inVain), fix: fix)
        }
    }
}
