import Components
import DefaultComponents
import Foundation
import Testing
import Views

@testable import Workbench

/// An endless process is ended once it has used its processor time.
struct ProcessorLimitTests {
    @Test func whoLoopsIsEndedAndSaysSoOnce() async throws {
        let end = await #expect(
            processExitsWith: .signal(SIGABRT),
            observing: [\.standardErrorContent]
        ) {
            // Like the runtime's handler, which reports the calls and returns.
            signal(SIGABRT) { _ in }
            #expect(ProcessorLimit.begin(seconds: 1))
            _ = PlantedMessage.diagnostics { $0.extend(.bubble, with: Looping.self) }
        }

        let errors = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        let words = errors.split(separator: "\n").filter { $0 == ProcessorLimit.lastWords }
        #expect(words.count == 1)
    }

    @Test func whoWaitsIsNot() async {
        await #expect(processExitsWith: .success) {
            // Microseconds, everywhere; earlier use counts too.
            let used = Int(clock() / 1_000_000)
            #expect(ProcessorLimit.begin(seconds: used + 3))
            try await Task.sleep(for: .milliseconds(3_500))
            _ = PlantedMessage.diagnostics { $0.extend(.bubble, with: BrokenPluginMark.self) }
        }
    }

    @Test func noLimitIsAboveOneThatIsThere() async {
        await #expect(processExitsWith: .success) {
            #expect(SystemCall.limitProcessorTime(seconds: 600))

            #expect(ProcessorLimit.begin(seconds: 3_600))

            let limit = processorLimit
            #expect(limit.rlim_cur == 629)
            #expect(limit.rlim_max == 630)
        }
    }
}

private var processorLimit: rlimit {
    var limit = rlimit()
    #if os(Linux)
    _ = unsafe getrlimit(Int32(RLIMIT_CPU.rawValue), &limit)
    #else
    _ = unsafe getrlimit(RLIMIT_CPU, &limit)
    #endif
    return limit
}

private final class Looping: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        while host.alpha >= 0 {}
    }
}
