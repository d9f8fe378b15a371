import Components
import DefaultComponents
import Foundation
import Testing
import Views

@testable import Hosting
@testable import Workbench

/// A process that ends before the verdict is a finding.
struct OwedVerdictTests {
    @Test func whoEndsACheckIsReported() async {
        let end = await #expect(
            processExitsWith: .exitCode(ExitCode.found.rawValue),
            observing: [\.standardOutputContent]
        ) {
            Self.run("plugins --check")
        }

        #expect(
            Self.output(of: end).hasSuffix(
                "The plugins end the process with 'exit'. To fix, call it in no plugin; '--isolated' tells where.\n"
            )
        )
    }

    @Test func whoEndsACertificateIsReported() async {
        let end = await #expect(
            processExitsWith: .exitCode(ExitCode.found.rawValue),
            observing: [\.standardOutputContent]
        ) {
            Self.run("certify")
        }

        #expect(
            Self.output(of: end).hasSuffix(
                "The plugin 'leaving' ends the process with 'exit'. To fix, call it in no plugin; '--isolated' tells "
                    + "where.\n"
            )
        )
    }

    @Test func whatIsWrittenAsJSONStaysJSON() async {
        let end = await #expect(
            processExitsWith: .exitCode(ExitCode.found.rawValue),
            observing: [\.standardOutputContent]
        ) {
            Self.run("certify --json")
        }

        let output = Self.output(of: end)
        #expect(output.contains("[\n{\"ended\": \"The plugin 'leaving' ends the process "))
        #expect(output.hasSuffix("\"}\n]\n"))
    }

    @Test func aProcessOfItsOwnTellsTheCalls() async {
        let end = await #expect(
            processExitsWith: .signal(SIGABRT),
            observing: [\.standardErrorContent]
        ) {
            Self.run("plugins --check", isIsolated: true)
        }

        #expect(end.says("\nFatal error: exit was called before the verdict\n"))
    }

    @Test func whoEndsOtherCommandsIsNoFinding() async {
        await #expect(processExitsWith: .success) {
            Self.run("tree --plugin leaving")
        }
    }

    @Test func whatHasItsVerdictEndsAsItSays() async {
        await #expect(processExitsWith: .exitCode(ExitCode.usage.rawValue)) {
            PendingVerdict.arm(isIsolated: false)
            exit(DemoRun("certify --plugin nobody").code.rawValue)
        }
    }

    private static func run(_ line: String, isIsolated: Bool = false) {
        PendingVerdict.arm(isIsolated: isIsolated)
        let plugin = TestPlugin("leaving") { $0.extend(.bubble, with: Leaving.self) }
        let program = Program(
            name: "demo",
            samples: PluginSamples([PluginSample(plugin)]),
            output: DescriptorSink(STDOUT_FILENO),
            errors: CapturedText()
        )
        _ = program.run(line.split(separator: " ").map(String.init))
    }

    private static func output(of end: ExitTest.Result?) -> String {
        String(decoding: end?.standardOutputContent ?? [], as: UTF8.self)
    }
}

private final class Leaving: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        exit(0)
    }
}
