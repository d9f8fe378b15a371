@testable import Hosting
@testable import Workbench

/// The output of the program and its exit code.
struct DemoRun: Equatable {
    let output: String
    let errors: String
    let code: ExitCode

    /// Runs the program with arguments, up to a number of writes that the output accepts.
    init(
        _ words: [String],
        writes: Int = .max,
        in surroundings: ProcessEnvironment = ProcessEnvironment()
    ) {
        let output = CapturedText(limit: writes)
        let errors = CapturedText()
        code = Program(output: output, errors: errors, surroundings: surroundings).run(words)
        self.output = output.text
        self.errors = errors.text
    }

    /// Keeps the output of another program.
    init(output: String, errors: String, code: ExitCode) {
        self.output = output
        self.errors = errors
        self.code = code
    }

    /// Runs the program with words that are separated by single spaces.
    init(_ line: String) {
        self.init(line.split(separator: " ").map(String.init))
    }

    /// The lines of the output.
    var lines: [String] {
        output.split(separator: "\n").map(String.init)
    }

    /// The ids in the headings, in order.
    var ids: [String] {
        lines.filter { $0.hasPrefix("# ") }
            .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    }
}

/// Keeps the written text, until it is closed.
final class CapturedText: TextSink {
    private(set) var text = ""
    private var rest: Int

    init(limit: Int = .max) {
        rest = limit
    }

    func write(_ text: String) throws(OutputError) {
        guard rest > 0 else { throw .closed }
        rest -= 1
        self.text += text
    }

    func flush() {}
}
