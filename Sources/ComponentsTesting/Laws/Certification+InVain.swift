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
        // What is not looked at cannot be said to have no effect.
        for composer in (composers.isEmpty ? SampleComposer.all : composers) + drafts {
            add(composer, to: report)
            add(composer, to: report, isSent: true)
        }
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

    /// Composers of each command that the plugin offers and of the author's messages, on which it may act when they
    /// are sent.
    private var drafts: [SampleComposer] {
        let commands = alone[.composerCommands].map { ComposerContent(text: "/\($0.name) words") }
        let messages = own.map { message in
            var content = ComposerContent(text: message.text.plain)
            content.attachments = message.attachments
            return content
        }
        return (commands + messages).map(SampleComposer.init(sending:))
    }

    /// Composes a composer and adds it as it is, or as it is once it was sent; what is not sent is tapped.
    private func add(
        _ sample: SampleComposer,
        to report: ConversationReport,
        isSent: Bool = false
    ) {
        let recorder = CompositionRecorder()
        let context = ComponentContext(report.components, recordedBy: recorder)
        let composer = recorder.watching { sample.composer(in: context) }
        var composers = [composer]
        if isSent { sample.send(composer) } else { composer.view.tapEverywhere() }
        report.add(recorder) { components in
            let other = sample.composer(in: ComponentContext(components))
            if isSent { sample.send(other) }
            composers.append(other)
            return other.view
        }
        withExtendedLifetime(composers) {}
    }
}
