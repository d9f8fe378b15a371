import Components
import ComponentsTesting
import Testing

/// Certificates of plugins that three reviewers judged without having seen the laws.
@Suite struct JudgedPluginsTests {
    /// A set of plugins by one reviewer.
    private struct JudgedSet {
        let plugins: [JudgedPlugin]

        /// Those that the certificate judges differently.
        var misjudged: Set<PluginID> = []
    }

    /// All sets.
    ///
    /// Laws were made for the kinds of those that were misjudged at first, so that none is unseen any more.
    private static let sets = [
        JudgedSet(
            plugins: JudgedPlugin.first,
            misjudged: [
                "house-rules", "loud-text", "reading-diary", "round-frames", "sentence-case",
                "thanks-button", "tidy-rows",
            ]
        ),
        // 23 of 100 at first.
        JudgedSet(
            plugins: JudgedPlugin.second,
            misjudged: ["archive", "berths", "beta-ribbon", "practice"]
        ),
        // 5 of 40 at first.
        JudgedSet(plugins: JudgedPlugin.third),
        // 10 of 60 at first.
        JudgedSet(plugins: JudgedPlugin.fourth, misjudged: ["fjord"]),
        // 11 of 60 at first.
        JudgedSet(plugins: JudgedPlugin.fifth, misjudged: ["brook", "canyon"]),
        // 10 of 40 at first.
        JudgedSet(plugins: JudgedPlugin.sixth),
    ]

    /// Those that only debug builds report, or find slow.
    private static let misjudgedInRelease: Set<PluginID> =
        DebugBuild.isOn ? [] : ["flat-bubbles"]

    /// The plugins of all sets, each with those of its set that are misjudged.
    private static let all = sets.flatMap { set in set.plugins.map { ($0, set.misjudged) } }

    @Test func everyPluginIsJudgedOnce() {
        for set in Self.sets {
            let ids = set.plugins.map(\.plugin.id)
            #expect(Set(ids).count == ids.count)
            #expect(set.misjudged.isSubset(of: ids))
        }
    }

    @Test func atMostOneInTwentyIsJudgedOtherwise() {
        #expect(Self.sets.map(\.misjudged.count) == [7, 4, 0, 1, 2, 0])
        #expect(Self.sets.allSatisfy { $0.misjudged.count * 20 <= $0.plugins.count })
    }

    @Test func bothKindsAreManyEnoughToJudgeBy() {
        let verdicts = Self.sets.map {
            Dictionary(grouping: $0.plugins, by: \.verdict).mapValues(\.count)
        }

        #expect(verdicts[0] == [.clean: 72, .warned: 8, .failed: 86])
        #expect(verdicts[1] == [.clean: 36, .warned: 7, .failed: 57])
        #expect(verdicts[2] == [.clean: 20, .warned: 2, .failed: 18])
        #expect(verdicts[3] == [.clean: 28, .warned: 6, .failed: 26])
        #expect(verdicts[4] == [.clean: 28, .warned: 6, .failed: 26])
        #expect(verdicts[5] == [.clean: 16, .warned: 3, .failed: 21])
    }

    @Test(arguments: Cases(6, of: all.count))
    func theCertificateAgreesOnEachSet(place: Case) {
        let (judged, misjudged) = Self.all[place.number]
        judge(judged, place, misjudged)
    }

    @Test(arguments: Cases(1, of: JudgedPlugin.kinds.count))
    func theCertificateKnowsEachKind(place: Case) {
        judge(JudgedPlugin.kinds[place.number], place, [])
    }

    private func judge(_ judged: JudgedPlugin, _ place: Case, _ misjudged: Set<PluginID>) {
        let certificate = certify(
            judged.plugin,
            requiring: judged.requires,
            messages: judged.messages
        )

        let agrees = certificate.verdict == judged.verdict
        let misjudged = misjudged.union(Self.misjudgedInRelease)
        #expect(agrees != misjudged.contains(judged.plugin.id), "\(certificate), \(place)")
    }
}

extension Certificate {
    /// The result, in a reviewer's words.
    fileprivate var verdict: JudgedPlugin.Verdict {
        if !passes { return .failed }
        return findings.allSatisfy { $0.severity == .note } ? .clean : .warned
    }
}
