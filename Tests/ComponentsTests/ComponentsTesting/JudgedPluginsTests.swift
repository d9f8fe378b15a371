import Components
import ComponentsTesting
import Testing

@Suite struct JudgedPluginsTests {
    /// The plugins of which the certificate says something else than the reviewer: at most one in twenty.
    private static let misjudged: Set<PluginID> = [
        "house-rules", "muted-people", "round-frames",
    ]

    @Test func everyPluginIsJudgedOnce() {
        let ids = JudgedPlugin.first.map(\.plugin.id)

        #expect(Set(ids).count == ids.count)
        #expect(Self.misjudged.isSubset(of: ids))
        #expect(Self.misjudged.count * 20 <= ids.count)
    }

    @Test func bothKindsAreManyEnoughToJudgeBy() {
        let verdicts = Dictionary(grouping: JudgedPlugin.first, by: \.verdict).mapValues(\.count)

        #expect(verdicts == [.clean: 72, .warned: 8, .failed: 86])
    }

    @Test(arguments: Cases(3, of: JudgedPlugin.first.count))
    func theCertificateAgrees(place: Case) {
        let judged = JudgedPlugin.first[place.number]

        let certificate = certify(
            judged.plugin,
            requiring: judged.requires,
            messages: judged.messages
        )

        let agrees = certificate.verdict == judged.verdict
        #expect(agrees != Self.misjudged.contains(judged.plugin.id), "\(certificate), \(place)")
    }
}

extension Certificate {
    /// What it comes to, in a reviewer's words.
    fileprivate var verdict: JudgedPlugin.Verdict {
        if !passes { return .failed }
        return findings.isEmpty ? .clean : .warned
    }
}
