import Components
import DefaultComponents
import Testing

@testable import Workbench

/// Scripts and commands state the instant of clocks, and scripts the turns of answers.
struct ClockScriptTests {
    @Test func waitingAdvancesTheClockFromTheNewestMessage() throws {
        let frames = try frames("wait 59 s\nwait 999 ms\nwait 1 ms")

        #expect(frames.map { $0.contains("Rang") } == [false, false, false, true])
    }

    @Test(arguments: ["wait 1 min", "wait 2 h", "wait 60000 ms"])
    func waitIsOneTurn(step: String) throws {
        #expect(try frames(step).map { $0.contains("Rang") } == [false, true])
    }

    @Test func clockBeginsAtTheInstantOfTheCommand() throws {
        let frames = try frames("wait 4 s\nwait 1 s", "--at", "2026-03-02T10:01:55+01:00")

        #expect(frames.map { $0.contains("Rang") } == [false, false, true])
    }

    @Test func taskAnswersWhereTheScriptSays() throws {
        let frames = try frames("wait 1 h\nanswer greet")

        #expect(frames.map { $0.contains("Greeted") } == [false, false, true])
    }

    @Test func taskEndsWithItsPlugin() throws {
        let run = try run("plugin off living\nanswer greet")

        #expect(
            run.errors.contains("line 2, 'answer greet': There is no task 'greet', nor any other.")
        )
    }

    @Test func sameStepsGiveTheSameBytes() throws {
        let script =
            "scroll -2\nwait 30 s\nanswer greet\nplugin off living\nplugin on living\nwait 2 h"

        let runs = try (0..<3).map { _ in try run(script) }

        #expect(runs[0].code == .success, "\(runs[0].errors)")
        #expect(runs.allSatisfy { $0 == runs[0] })
    }

    @Test(arguments: [
        (
            "answer gret",
            "There is no task 'gret'. To fix, write the nearest, 'greet', or leave it out."
        ),
        ("wait 3 weeks", "There is no unit 'weeks'. To fix, write one of 'h', 'min', 'ms', 's'."),
        ("wait -1 s", "'-1' is no number for it. To fix, write a whole number from 0 to 1000000."),
        (
            "wait",
            "No step is written like this. To fix, write one of 'wait N UNIT'; 'demo list --help' has them all."
        ),
    ])
    func wrongStepSaysWhatToWrite(step: String, problem: String) throws {
        let run = try run(step)

        #expect(run.errors.hasSuffix(", line 1, '\(step)': \(problem)\n"))
        #expect(run.code == .badData)
    }

    @Test(arguments: ["tree", "terminal", "meaning", "diff", "explain --message m1", "list"])
    func commandsStandAtAnInstant(command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        let (plain, other) = try withTemporaryFile("chat.json", Self.conversation) { path in
            let words = words + [path, "--plugin", "living"]
            return (Self.run(words), Self.run(words + ["--at", "2030-01-02T03:04:05Z"]))
        }

        #expect(plain.output.contains("2026-03-02T09:01:00Z"))
        #expect(other.output.contains("2030-01-02T03:04:05Z"))
        #expect(other.code == .success, "\(other.errors)")
    }

    /// Returns the window at first and after each step of a script.
    private func frames(_ script: String, _ flags: String...) throws -> [Substring] {
        let run = try run(script, flags)
        #expect(run.code == .success, "\(run.errors)")
        return run.output.split(separator: "\n# ").dropFirst().map { $0 }
    }

    private func run(_ script: String, _ flags: [String] = []) throws -> DemoRun {
        try withTemporaryFile("chat.json", Self.conversation) { path in
            try withTemporaryFile("steps.txt", script) { steps in
                Self.run(["list", path, "--script", steps, "--plugin", "living"] + flags)
            }
        }
    }

    private static func run(_ words: [String]) -> DemoRun {
        let (output, errors) = (CapturedText(), CapturedText())
        let program = Program(
            name: "demo",
            samples: PluginSamples([PluginSample(LivingText.plugin)]),
            output: output,
            errors: errors
        )
        let code = program.run(words)
        return DemoRun(output: output.text, errors: errors.text, code: code)
    }

    private static let conversation = """
        {"format": "conversation", "version": 1,
         "users": [{"id": "u1", "name": "Sam"}, {"id": "u2", "name": "Kim"}],
         "channels": [{"id": "c", "name": "living", "members": ["u1", "u2"], "messages": [
           {"id": "m1", "author": "u1", "time": "2026-03-02T09:00:00Z", "text": "Now"},
           {"id": "m2", "author": "u1", "time": "2026-03-02T09:00:30Z", "text": "Bell"},
           {"id": "m3", "author": "u2", "time": "2026-03-02T09:01:00Z", "text": "Ask"}]}]}
        """
}
