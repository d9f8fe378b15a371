import Components
import DefaultComponents
import Testing
import Tracing
import Views

@Suite(.diagnosticsOfIssues)
struct ConversationReportTests {
    @Test(arguments: Cases(24, of: PlantedMistake.allCases.count * 2))
    func plantedMistakeIsFound(place: Case) throws {
        let mistake = PlantedMistake.allCases[place.number / 2]
        let byApp = place.number.isMultiple(of: 2)
        let components = try Components.planting([mistake], byApp: byApp)

        let findings = report(on: components).findings

        let found = findings.filter { !mistake.consequences.contains($0.reason.name) }
        #expect(found.map(\.reason.name) == [mistake.reason])
        #expect(found.map(\.layer.owner) == [byApp ? .app : .plugin("planted")])
        #expect(found.first?.layer.site?.fileID.hasSuffix("PlantedMistake.swift") == true)
    }

    private static let pairs = PlantedMistake.allCases.enumerated().flatMap { place, mistake in
        PlantedMistake.allCases.dropFirst(place + 1).map { (mistake, $0) }
    }

    @Test(arguments: Cases(12, of: pairs.count))
    func twoMistakesAreBothFound(pair: Case) throws {
        let (lower, upper) = Self.pairs[pair.number]
        let components = try Components.planting([lower, upper], byApp: false)

        let reasons = report(on: components).findings.map(\.reason.name)

        #expect(
            reasons.contains(lower.reason(below: upper)) && reasons.contains(upper.reason),
            "\(lower), \(upper), \(pair)"
        )
    }

    @Test func appearanceThatIsSeenIsNotSaidWithoutEffect() {
        var components = Components()
        components.transform(.appearance) { appearance in
            var appearance = appearance
            appearance.palette.incomingBubble = appearance.palette.text
            return appearance
        }

        #expect(report(on: components).findings == [])
    }

    @Test func baseThatLosesNamesTheWinner() throws {
        var components = try Components.with(
            TestPlugin("loser") { $0.replace(.bubble, with: OtherBubbleView.self) }
        )
        components[.bubble] = ChatMessageBubbleView.self

        let findings = report(on: components).findings

        #expect(findings.map(\.layer.owner) == [.plugin("loser")])
        #expect(findings.map(\.reason.name) == ["shadowed"])
        #expect(findings.map(\.isCertain) == [true])
    }

    @Test func pluginThatIsNotPreferredLoses() throws {
        let components = try Components.with(
            TestPlugin("a") { $0.set(.maxContentWidthMultiplier, to: 1) },
            TestPlugin("b") { $0.set(.maxContentWidthMultiplier, to: 0.5) },
            preferring: ["b"]
        )

        let findings = report(on: components).findings

        #expect(findings.map(\.layer.owner) == [.plugin("a")])
        guard case .shadowed(let winner)? = findings.first?.reason else {
            return #expect(findings.isEmpty, "no winner is named")
        }
        #expect(winner.owner == .plugin("b"))
    }

    @Test func secondOfTwoThatSetTheSameIsFound() throws {
        let components = try Components.with(
            TestPlugin("a") { $0.set(.maxContentWidthMultiplier, to: 1) },
            TestPlugin("b") { $0.set(.maxContentWidthMultiplier, to: 1) }
        )

        let findings = report(on: components).findings

        #expect(findings.map(\.layer.owner) == [.plugin("b")])
        #expect(findings.map(\.reason.name) == ["same"])
    }

    @Test func partThatAnotherOneTakesAwayIsNoMistake() throws {
        let components = try Components.with(
            TestPlugin("faint") { $0.extend(.timestamp, with: FaintExtension.self) },
            TestPlugin("timeless") {
                $0.transform(.messageLayoutOptions) { $0($1).subtracting([.timestamp]) }
            }
        )

        let report = report(on: components)

        #expect(report.findings == [])
        #expect(report.yields.map(\.layer.owner) == [.plugin("faint")])
        #expect(report.yields.first?.description.contains("by 'faint' at") == true)
        #expect(report.yields.first?.description.contains("'timeless' at") == true)
    }

    @Test func transformThatAsksForSomethingElseTakesEffect() {
        var components = Components()
        components.transform(.messageContentViewType) { next, request in
            var request = request
            request.contentView = OtherMessageView.self
            return next(request)
        }

        #expect(report(on: components).findings == [])
    }

    @Test func extensionThatLetsItsHostWriteTakesEffect() {
        var components = Components()
        components[.bubble] = ShadedBubbleView.self
        components.extend(.bubble, with: ShadeExtension.self)

        #expect(report(on: components).findings == [])
    }

    @Test func extensionThatHearsEventsMayShowNothing() {
        var components = Components()
        components.extend(.messageContentView, with: HearingExtension.self)

        #expect(report(on: components).findings == [])
    }

    @Test func oneMessageOnWhichItActsIsEnough() {
        var components = Components()
        components.transform(.messageLayoutOptions) { next, request in
            let options = next(request)
            return request.message?.id == "last" ? options.subtracting([.timestamp]) : options
        }

        #expect(report(on: components).findings == [])
        #expect(report(on: components, of: ["first"]).findings.map(\.reason.name) == ["kept"])
    }

    @Test(arguments: [true, false])
    func listTellsWhoIsIdleIfItIsComposedAgain(isComposedAgain: Bool) {
        var components = Components()
        components.extend(.bubble, with: IdleExtension.self)
        let (report, recorder) = (report(on: components), CompositionRecorder())
        let data = ListedMessages(ListedMessages.turns(3))
        let list = report.components.make(.messageListVC)
        list.dataSource = data
        list.mount(in: ComponentContext(report.components, recordedBy: recorder))
        list.view.layout(width: 375, height: 420)
        var others: [ChatMessageListVC] = []

        report.add(
            recorder,
            composing: isComposedAgain
                ? { components in
                    let other = data.list(with: components)
                    others.append(other)
                    return other.view
                } : nil
        )

        #expect(others.count == (isComposedAgain ? 2 : 0))
        #expect(report.findings.map(\.reason) == (isComposedAgain ? [.changedNothing] : []))
    }

    @Test(.enabled(if: DebugBuild.isOn)) func whatTreesReportIsReported() {
        var components = Components()
        components[.bubble] = SilentBubbleView.self

        let report = report(on: components)

        #expect(report.diagnostics.map { "\($0)".prefix(19) } == ["'SilentBubbleView' "])
        #expect(report.findings == [])
    }

    @Test func theSameRunGivesTheSameReport() throws {
        let components = try Components.planting(PlantedMistake.allCases, byApp: false)

        let texts = (0..<2).map { _ in report(on: components).findings.map(\.description) }

        #expect(texts[0] == texts[1])
        #expect(!texts[0].isEmpty)
    }

    private func report(
        on components: Components,
        of ids: [String] = ["first", "last"]
    ) -> ConversationReport {
        let report = ConversationReport(on: components)
        for id in ids {
            report.add(alone(FixtureChat.message(id, "Ahoy")), taps: true)
        }
        return report
    }

    private final class SilentBubbleView: ChatMessageBubbleView {
        override func setUpAppearance() {
            layer.cornerRadius = 1
        }
    }
}

extension Components {
    /// Returns a container with registrations of the app, or of one plugin, without effect.
    fileprivate static func planting(
        _ mistakes: [PlantedMistake],
        byApp: Bool
    ) throws -> Components {
        guard byApp else {
            return try .with(
                TestPlugin("planted") { registrar in
                    for mistake in mistakes { mistake.plant(in: &registrar) }
                }
            )
        }
        var components = Components()
        for mistake in mistakes { mistake.plant(in: &components) }
        return components
    }
}
