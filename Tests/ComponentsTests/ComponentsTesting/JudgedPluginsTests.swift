import Components
import ComponentsTesting
import Testing

/// Certificates of plugins that two reviewers judged before the laws were written.
@Suite struct JudgedPluginsTests {
    private static let all = JudgedPlugin.first + JudgedPlugin.second

    /// The plugins of the first set that the certificate judges differently: at most one in twenty.
    private static let misjudged: Set<PluginID> = [
        "house-rules", "loud-text", "reading-diary", "round-frames", "sentence-case",
        "thanks-button", "tidy-rows",
    ]

    /// Those of the second set, which came after the laws: 23 at first, and 3 of them were corrected.
    private static let misjudgedLater: Set<PluginID> = [
        "archive", "berths", "beta-ribbon", "code-ground", "danger-last", "emoji-suggestions",
        "household", "length-limit", "long-groups", "me-command", "no-mute", "open-anything",
        "pairs", "practice", "quick-colours", "read-receipts", "respect", "round-numbers",
        "uniform", "unread-mentions",
    ]

    /// Those that only debug builds report.
    private static let misjudgedInRelease: Set<PluginID> = DebugBuild.isOn ? [] : ["flat-bubbles"]

    @Test func everyPluginIsJudgedOnce() {
        let ids = Self.all.map(\.plugin.id)

        #expect(Set(ids).count == ids.count)
        #expect(Self.misjudged.union(Self.misjudgedLater).isSubset(of: ids))
        #expect(Self.misjudged.count * 20 <= JudgedPlugin.first.count)
    }

    @Test func bothKindsAreManyEnoughToJudgeBy() {
        let verdicts = [JudgedPlugin.first, JudgedPlugin.second].map {
            Dictionary(grouping: $0, by: \.verdict).mapValues(\.count)
        }

        #expect(verdicts[0] == [.clean: 72, .warned: 8, .failed: 86])
        #expect(verdicts[1] == [.clean: 36, .warned: 7, .failed: 57])
    }

    @Test(arguments: Cases(1, of: all.count))
    func theCertificateAgrees(place: Case) {
        let judged = Self.all[place.number]

        let certificate = certify(
            judged.plugin,
            requiring: judged.requires,
            messages: judged.messages
        )

        let agrees = certificate.verdict == judged.verdict
        let misjudged = Self.misjudged.union(Self.misjudgedLater)
            .union(Self.misjudgedInRelease)
        #expect(agrees != misjudged.contains(judged.plugin.id), "\(certificate), \(place)")
    }
}

extension Certificate {
    /// The result, in a reviewer's words.
    fileprivate var verdict: JudgedPlugin.Verdict {
        if !passes { return .failed }
        return findings.isEmpty ? .clean : .warned
    }
}
