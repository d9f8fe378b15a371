import Components
import Testing

/// Keeps the diagnostics of each case of a test, and prints them only with issues of that case.
struct DiagnosticsOfIssues: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let told = ReportedDiagnostics()
        let issues = IssueHandlingTrait.compactMapIssues { issue in
            var issue = issue
            issue.comments += told.texts.map { "diagnostic: \($0)" }
            return issue
        }
        try await Components.withValue(Components.default) {
            Components.onDiagnostic = told.note
            try await issues.provideScope(for: test, testCase: testCase, performing: function)
        }
    }
}

extension Trait where Self == DiagnosticsOfIssues {
    /// Prints diagnostics with issues only; for tests of mistakes.
    static var diagnosticsOfIssues: Self { Self() }
}
