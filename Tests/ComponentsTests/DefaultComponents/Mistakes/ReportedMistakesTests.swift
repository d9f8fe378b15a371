import Components
import DefaultComponents
import Testing
import Views

@testable import Workbench

/// Mistakes of authors, each of which is reported once, with its author where that is known.
@Suite(.enabled(if: DebugBuild.isOn), .diagnosticsOfIssues)
struct ReportedMistakesTests {
    private static let all = ReportedMistake.names + ReportedMistake.views

    @Test func thereAreManyKinds() {
        #expect(Self.all.count >= 28)
    }

    @Test(arguments: all)
    func aMistakeIsReported(mistake: ReportedMistake) throws {
        let told = try ReportedDiagnostics.by {
            let kept = try mistake.make()
            withExtendedLifetime(kept) {}
        }
        guard mistake.name != "two types of one id" else { return }

        let found = told.all.lines.filter { line in mistake.words.allSatisfy(line.contains) }
        #expect(found.count == 1, "\(told.texts)")
    }

    @Test func oneMistakeInManyMessagesIsOneMessageWithACount() throws {
        let mistake = try #require(ReportedMistake.views.first { $0.name == "error" })
        var findings = TreeFindings()
        let told = try ReportedDiagnostics.by { withExtendedLifetime(try mistake.make()) {} }

        findings.add(told.all, of: "1")
        findings.add(told.all, of: "2")

        #expect(told.all.count == 3)
        #expect(told.all.lines.count == 1)
        #expect(told.all.lines.first?.hasPrefix("3 times: 'plant' (Throwing at Plant/Pl") == true)
        #expect(findings.lines.count == 1)
        #expect(findings.lines.first?.hasPrefix("message '1' and 1 more: 'plant' (Thr") == true)
    }

    @Test func whatIsInOrderIsNotTold() throws {
        let told = try ReportedDiagnostics.by {
            let kept = try ReportedMistake.shown {
                $0.extend(.bubble, with: Sound.self)
                $0.on(.tapOnThread) { _ in .passed }
            }
            withExtendedLifetime(kept) {}
            let screen = ChatChannelVC()
            screen.mount(in: ComponentContext(Components.default))
            screen.messageListVC.raise(.tapOnThread, FixtureChat.message("1"))
        }

        #expect(told.texts == [])
    }

    private class Sound: ComponentExtension<View> {
        private lazy var button = Button()

        override func setUp() {
            super.setUp()
            button.addTarget("greet") { [weak self] in self?.host.alpha = 0.5 }
        }
    }

    @Test func textScaleOfWholeMessagesIsHeededInLists() throws {
        for scope: ComponentScope in [.messages { _ in true }, .channels { _ in true }] {
            var components = Components()
            components.set(.textScale, to: 2, in: scope)
            let data = ListedMessages([FixtureChat.message("1", "Ahoy")])

            let told = ReportedDiagnostics.by {
                let list = data.list(with: components)
                list.view.layout(width: 300, height: 600)
            }

            #expect(told.texts == [])
        }
    }
}
