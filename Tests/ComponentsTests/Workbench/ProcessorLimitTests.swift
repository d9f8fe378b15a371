import Components
import DefaultComponents
import Foundation
import Testing
import Views

@testable import Workbench

/// A process that does not come to an end is ended once it used its processor time.
struct ProcessorLimitTests {
    @Test func whoLoopsIsEndedAndSaysSo() async throws {
        let end = await #expect(
            processExitsWith: .signal(SIGABRT),
            observing: [\.standardErrorContent]
        ) {
            ProcessorLimit.begin(seconds: 1)
            _ = PlantedMessage.diagnostics { $0.extend(.bubble, with: Looping.self) }
        }

        let errors = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.split(separator: "\n").contains { $0 == ProcessorLimit.lastWords })
    }

    @Test func whoWaitsIsNot() async {
        await #expect(processExitsWith: .success) {
            ProcessorLimit.begin(seconds: 1)
            try await Task.sleep(for: .milliseconds(1_500))
            _ = PlantedMessage.diagnostics { $0.extend(.bubble, with: ZooMark.self) }
        }
    }
}

private final class Looping: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        while host.alpha >= 0 {}
    }
}
