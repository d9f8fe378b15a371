import Components
import Testing

/// Fails a test with diagnostics; for tests of correct code.
struct WithoutDiagnostics: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let told = ReportedDiagnostics()
        try await Components.withValue(Components.default) {
            Components.onDiagnostic = told.note
            try await function()
        }
        #expect(told.texts == [])
    }
}

extension Trait where Self == WithoutDiagnostics {
    /// Fails when a diagnostic is reported.
    static var withoutDiagnostics: Self { Self() }
}
