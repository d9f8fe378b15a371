import Components
import DefaultComponents
import Testing
import Tracing
import Views

/// Registrations in scopes, in reports on messages.
struct ScopedReportTests {
    @Test func whatHoldsForSomeMessageIsReportedOnAsAnywhere() {
        let findings = Self.findings(["Starred", "Plain"], Self.ineffective)

        #expect(findings.map(\.reason) == [.changedNothing, .kept, .neverRaised])
    }

    @Test func whatTakesEffectInItsScopeIsNoFinding() {
        let findings = Self.findings(["Plain", "Starred"]) { components in
            components.extend(.bubble, with: FaintExtension.self, in: .starred)
            components.replace(.bubble, with: OtherBubbleView.self, in: .starred)
            components.set(.maxContentWidthMultiplier, to: 0.5, in: .starred)
            components.on(.tapOnThread, in: .starred) { _ in .passed }
            components.transform(.messageLayoutOptions, in: .starred) {
                $0($1).subtracting([.timestamp])
            }
        }

        #expect(findings.map(\.reason) == [.neverRaised])
    }

    @Test func whatNoMessageIsInTheScopeOfIsReportedSo() {
        let findings = Self.findings(["Plain", "Plain too"]) { components in
            Self.ineffective(&components)
            components.extend(.bubble, with: FaintExtension.self, in: .starred)
            components.replace(.bubble, with: OtherBubbleView.self, in: .starred)
            components.transform(.messageLayoutOptions, in: .starred.and(.channels { _ in true })) {
                $0($1).subtracting([.timestamp])
            }
        }

        #expect(Set(findings.map(\.reason.name)) == ["neverHeld"])
        #expect(findings.count == 6)
        #expect(
            findings.contains {
                $0.description.contains(
                    "took no effect in this input: nothing in it was in scope 'starred'. To fix, check an "
                )
            },
            "\(findings)"
        )
    }

    @Test func oneMessageInTheScopeIsEnough() {
        let change: (inout Components) -> Void = {
            $0.extend(.bubble, with: FaintExtension.self, in: .starred)
        }

        #expect(Self.findings(["Plain"], change).map(\.reason.name) == ["neverHeld"])
        #expect(Self.findings(["Plain", "Starred", "Plain"], change) == [])
    }

    @Test func insideAPartIsAScopeLikeOthers() {
        let findings = Self.findings(["Plain"]) { components in
            components.extend(.timestamp, with: FaintExtension.self, in: .inside(.messageCell))
            components.extend(.timestamp, with: FaintExtension.self, in: .inside(.dateOverlay))
        }

        #expect(findings.map(\.reason) == [.neverHeld(scope: "inside dateOverlay")])
    }

    /// A registration without effect in its scope.
    private static func ineffective(_ components: inout Components) {
        components.extend(.bubble, with: IdleExtension.self, in: .starred)
        components.transform(.messageLayoutOptions, in: .starred) { $0($1) }
        components.on(.tapOnThread, in: .starred) { _ in .passed }
    }

    private static func findings(
        _ texts: [String],
        _ change: (inout Components) -> Void
    ) -> [RegistrationFinding] {
        var components = Components()
        change(&components)
        let report = ConversationReport(on: components)
        for text in texts {
            report.add(alone(FixtureChat.message("1", RichText(plain: text))))
        }
        return report.findings
    }
}

extension ComponentScope {
    fileprivate static let starred = messages("starred") { $0.text.plain == "Starred" }
}
