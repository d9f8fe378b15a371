import DefaultComponents
import Foundation
import Testing

@testable import Hosting
@testable import Workbench

struct OutputTests {
    @Test(arguments: ["tree", "tree --json", "diff --all-plugins", "plugins", "slots", "--help"])
    func closedOutputEndsQuietly(line: String) {
        let run = DemoRun(line.split(separator: " ").map(String.init), writes: 0)

        #expect(run.code == .success)
        #expect(run.errors.isEmpty)
    }

    @Test func refusedOutputIsAnError() throws {
        let full = SystemCall.open("/dev/full", O_WRONLY)
        try #require(full >= 0)
        defer { close(full) }
        let errors = CapturedText()

        let code = Program(output: DescriptorSink(full), errors: errors).run(["--version"])

        #expect(code == .outputFailed)
        #expect(
            errors.text == "error: The output could not be written: No space left on device.\n"
        )
    }

    @Test func largeTextArrivesWhole() throws {
        let text = String(repeating: "梅 and more\n", count: 20_000)

        let written = try withTemporaryFile("out.txt", "") { path in
            let file = SystemCall.open(path, O_WRONLY)
            defer { close(file) }
            let sink = DescriptorSink(file)
            for line in text.split(separator: "\n") {
                try sink.write("\(line)\n")
            }
            try sink.flush()
            return try String(contentsOfFile: path, encoding: .utf8)
        }

        #expect(written == text)
    }

    @Test(.enabled(if: builtDemo != nil, "the program is not beside the tests"))
    func pipeThatCloses() throws {
        let process = Process()
        let output = Pipe()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\"$0\" --json | head -1", try #require(builtDemo)]
        process.standardOutput = output
        process.standardError = errors

        try process.run()
        process.waitUntilExit()

        #expect(output.fileHandleForReading.readDataToEndOfFile() == Data("[\n".utf8))
        #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
        #expect(process.terminationStatus == 0)
    }

    @Test(.enabled(if: builtDemo != nil, "the program is not beside the tests"))
    func fileThatMayNotGrowIsAnErrorThatLeavesNothing() throws {
        try withTemporaryFolder { folder in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c", "ulimit -f 1; \"$0\" picture --to \"$1/a.html\" 2>&1 >\"$1.out\"",
                try #require(builtDemo), folder,
            ]
            process.standardOutput = FileHandle.nullDevice

            try process.run()
            process.waitUntilExit()

            #expect(process.terminationReason == .exit)
            #expect(process.terminationStatus == 74)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        }
    }
}

/// The path of the built program, which stands beside the tests.
private let builtDemo: String? = {
    let tests = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    let path = tests.deletingLastPathComponent().appendingPathComponent("demo").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
}()
