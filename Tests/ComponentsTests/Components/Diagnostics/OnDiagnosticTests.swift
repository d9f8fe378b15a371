import Components
import Testing

struct OnDiagnosticTests {
    private static let mistake = ComponentDiagnostic.contentNeverSettles(component: "Line")

    @Test func treeTellsOnce() {
        let told = ReportedDiagnostics.by {
            let tree = Line().mount()
            tree.report(Self.mistake)
            tree.report(Self.mistake)
        }

        #expect(told.all == [Self.mistake])
    }

    @Test func treesOfOneScopeTellTheSameOnce() {
        let told = ReportedDiagnostics.by {
            for _ in 0..<3 { Line().mount().report(Self.mistake) }
        }

        #expect(told.all == [Self.mistake])
    }

    @Test func mistakesOfAContainerAreReportedWhenATreeIsMounted() throws {
        let components = try Components.with(TestPlugin("ape") { $0.set(.limit, to: 3) })

        let told = ReportedDiagnostics.by {
            for _ in 0..<2 { Line().mount(in: ComponentContext(components)) }
        }

        #expect(told.all == components.diagnostics)
        #expect(told.all.count == 1)
    }

    @Test func innerScopeTellsTheOuterHook() {
        let told = ReportedDiagnostics.by {
            Components.withValue(Components()) { Line().mount().report(Self.mistake) }
        }

        #expect(told.all == [Self.mistake])
    }

    @Test func hookOfAnInnerScopeHearsAlone() {
        let told = ReportedDiagnostics.by {
            let inner = ReportedDiagnostics.by { Line().mount().report(Self.mistake) }
            #expect(inner.all == [Self.mistake])
        }

        #expect(told.all == [])
    }

    @Test func nobodyIsReportedWithoutAHook() {
        let told = ReportedDiagnostics.by {
            Components.onDiagnostic = nil
            let tree = Line().mount()
            tree.report(Self.mistake)

            #expect(tree.diagnostics == [Self.mistake])
        }

        #expect(told.all == [])
    }

    @Test func anotherHookHearsAnew() {
        let told = ReportedDiagnostics.by {
            let tree = Line().mount()
            let hook = Components.onDiagnostic
            tree.report(Self.mistake)
            Components.onDiagnostic = hook
            Line().mount().report(Self.mistake)
        }

        #expect(told.all == [Self.mistake, Self.mistake])
    }

    @Test func hookMayMakeMistakesItself() {
        Components.withValue(Components()) {
            Components.onDiagnostic = { _ in Line().mount().report(Self.mistake) }

            #expect(Line().mount().diagnostics == [])
            Line().mount().report(Self.mistake)
        }
    }

    @Test func thousandsOfMistakesAreReported() {
        let told = ReportedDiagnostics.by {
            let tree = Line().mount()
            for number in 0..<2_500 { tree.report(.contentNeverSettles(component: "\(number)")) }
        }

        #expect(told.all.count == 2_500)
    }

    @Test func issuesAreMadeWithOneLine() {
        withKnownIssue {
            Components.withValue(Components()) {
                Components.onDiagnostic = { Issue.record("\($0)") }
                Line().mount().report(Self.mistake)
            }
        }
    }
}
