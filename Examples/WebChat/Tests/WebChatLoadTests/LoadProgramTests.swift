import Foundation
import Testing

/// The program of the load generator, with a server in a process of its own.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct LoadProgramTests {
    /// A budget that a debug build misses is no failure of the measurement.
    @Test(arguments: [
        (["idle", "--sockets", "6", "--people", "3"], "memory of an idle session"),
        (["delays", "--sessions", "4", "--seconds", "2"], "from write to read"),
        (["opening", "--messages", "200", "--times", "2"], "its page, compressed"),
        (["frames"], "frame for the next edit | 128 bytes |"),
    ])
    func figuresArePrinted(arguments: [String], line: String) throws {
        let (code, output) = try Self.run(arguments)

        #expect(code == 0 || code == 2)
        #expect(output.hasPrefix("| what | budget | measured | within |\n"))
        #expect(output.contains(line), "\(output)")
    }

    @Test func nothingIsLostWhenTheServerIsKilled() throws {
        let (_, output) = try Self.run([
            "killing", "--writers", "3", "--sockets", "4", "--kills", "1",
        ])

        #expect(output.contains("| 0, 0, 0 | 0, 0, 0 | yes |"), "\(output)")
        #expect(output.contains("return of 4 sockets"), "\(output)")
    }

    @Test func randomUseClosesNoSocket() throws {
        let (_, output) = try Self.run([
            "random", "--clients", "4", "--rooms", "2", "--seconds", "6",
        ])

        #expect(output.contains("| sockets that the server closed | 0 | 0 | yes |"), "\(output)")
        #expect(output.contains("descriptors before and after it"), "\(output)")
    }

    @Test(arguments: [["delays", "--rooms", "0"], ["people"], ["idle", "--server", "/none"]])
    func wrongOptionsAreRefused(arguments: [String]) throws {
        #expect(try Self.run(arguments).code == 64)
    }

    /// Runs the program, and returns its exit code and what it printed; if that is nothing, what it says of its failure.
    private static func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let program = Process()
        program.executableURL = folder.appendingPathComponent("webchat-load")
        program.arguments = arguments
        let pipe = Pipe()
        program.standardOutput = pipe
        let errors = Pipe()
        program.standardError = errors
        try program.run()
        var output = pipe.fileHandleForReading.readDataToEndOfFile()
        if output.isEmpty { output = errors.fileHandleForReading.readDataToEndOfFile() }
        program.waitUntilExit()
        return (program.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
