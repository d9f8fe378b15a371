import Components
import ComponentsTesting
import Testing

/// Certificates of plugins that three reviewers judged without having seen the laws.
@Suite struct JudgedPluginsTests {
    /// The plugins of the first set that the certificate judges differently: at most one in twenty.
    private static let misjudged: Set<PluginID> = [
        "house-rules", "loud-text", "reading-diary", "round-frames", "sentence-case",
        "thanks-button", "tidy-rows",
    ]

    /// Those of the second set, which came after the laws: 23 at first; laws were made for the kinds of the others.
    private static let misjudgedLater: Set<PluginID> = [
        "archive", "berths", "beta-ribbon", "practice",
    ]

    /// Those of the third set, which came after both: 5 of 40 at first; laws were made for their kinds, so that it is no
    /// longer unseen either.
    private static let misjudgedLast: Set<PluginID> = []

    /// Those of the fourth set, which came after all: 10 of 60 at first, so 50 agreed; laws were made for their kinds.
    private static let misjudgedAtLast: Set<PluginID> = ["fjord"]

    /// Those of the fifth set, which came after all: 11 of 60 at first, so 49 agreed; laws were made for their kinds.
    private static let misjudgedInTheFifth: Set<PluginID> = ["brook", "canyon"]

    /// Those of the sixth set, which came after all: 10 of 40 at first, so 30 agreed; laws were made for their kinds.
    private static let misjudgedInTheSixth: Set<PluginID> = []

    /// Those that only debug builds report, or find slow.
    private static let misjudgedInRelease: Set<PluginID> =
        DebugBuild.isOn ? [] : ["flat-bubbles"]

    /// All sets that were judged.
    private static let sets = [
        JudgedPlugin.first, JudgedPlugin.second, JudgedPlugin.third, JudgedPlugin.fourth,
        JudgedPlugin.fifth, JudgedPlugin.sixth,
    ]

    @Test func everyPluginIsJudgedOnce() {
        let sets = Self.sets.map { $0.map(\.plugin.id) }

        #expect(sets.allSatisfy { Set($0).count == $0.count })
        #expect(Self.misjudged.isSubset(of: sets[0]))
        #expect(Self.misjudgedLater.isSubset(of: sets[1]))
        #expect(Self.misjudgedLast.isSubset(of: sets[2]))
        #expect(Self.misjudgedAtLast.isSubset(of: sets[3]))
        #expect(Self.misjudgedInTheFifth.isSubset(of: sets[4]))
        #expect(Self.misjudgedInTheSixth.isSubset(of: sets[5]))
    }

    @Test func atMostOneInTwentyIsJudgedOtherwise() {
        #expect(JudgedPlugin.first.count - Self.misjudged.count == 159)
        #expect(Self.misjudged.count * 20 <= JudgedPlugin.first.count)
        #expect(JudgedPlugin.second.count - Self.misjudgedLater.count == 96)
        #expect(Self.misjudgedLater.count * 20 <= JudgedPlugin.second.count)
        #expect(JudgedPlugin.third.count - Self.misjudgedLast.count == 40)
        #expect(JudgedPlugin.fourth.count - Self.misjudgedAtLast.count == 59)
        #expect(JudgedPlugin.fifth.count - Self.misjudgedInTheFifth.count == 58)
        #expect(JudgedPlugin.sixth.count - Self.misjudgedInTheSixth.count == 40)
    }

    @Test func bothKindsAreManyEnoughToJudgeBy() {
        let verdicts = Self.sets.map {
            Dictionary(grouping: $0, by: \.verdict).mapValues(\.count)
        }

        #expect(verdicts[0] == [.clean: 72, .warned: 8, .failed: 86])
        #expect(verdicts[1] == [.clean: 36, .warned: 7, .failed: 57])
        #expect(verdicts[2] == [.clean: 20, .warned: 2, .failed: 18])
        #expect(verdicts[3] == [.clean: 28, .warned: 6, .failed: 26])
        #expect(verdicts[4] == [.clean: 28, .warned: 6, .failed: 26])
        #expect(verdicts[5] == [.clean: 16, .warned: 3, .failed: 21])
    }

    @Test(arguments: Cases(2, of: JudgedPlugin.first.count))
    func theCertificateAgreesOnTheFirstSet(place: Case) {
        judge(JudgedPlugin.first[place.number], place, Self.misjudged)
    }

    @Test(arguments: Cases(2, of: JudgedPlugin.second.count))
    func theCertificateAgreesOnTheSecondSet(place: Case) {
        judge(JudgedPlugin.second[place.number], place, Self.misjudgedLater)
    }

    @Test(arguments: Cases(2, of: JudgedPlugin.third.count))
    func theCertificateAgreesOnTheThirdSet(place: Case) {
        judge(JudgedPlugin.third[place.number], place, Self.misjudgedLast)
    }

    @Test(arguments: Cases(2, of: JudgedPlugin.fourth.count))
    func theCertificateAgreesOnTheFourthSet(place: Case) {
        judge(JudgedPlugin.fourth[place.number], place, Self.misjudgedAtLast)
    }

    @Test(arguments: Cases(2, of: JudgedPlugin.fifth.count))
    func theCertificateAgreesOnTheFifthSet(place: Case) {
        judge(JudgedPlugin.fifth[place.number], place, Self.misjudgedInTheFifth)
    }

    @Test(arguments: Cases(2, of: JudgedPlugin.sixth.count))
    func theCertificateAgreesOnTheSixthSet(place: Case) {
        judge(JudgedPlugin.sixth[place.number], place, Self.misjudgedInTheSixth)
    }

    @Test(arguments: Cases(2, of: JudgedPlugin.kinds.count))
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
