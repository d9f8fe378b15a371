import DefaultComponents
import Foundation
import Testing

@testable import Workbench

struct InputErrorTests {
    @Test(arguments: ["missing.json", "missing", "./plugins", "no/such/folder", "/dev/null"])
    func inputThatIsNotThereEndsWith66(path: String) {
        let run = DemoRun([path])

        #expect(
            run.errors
                == "error: '\(path)' cannot be read. To fix, check that it is there, is a file "
                + "or a folder, and may be read.\n"
        )
        #expect(run.code == .noInput)
    }

    @Test func malformedInputEndsWith65AndItsPlace() throws {
        let text =
            "{\"format\": \"conversation\", \"version\": 1, \"users\": [],\n\"channels\": [1]}"
        let (path, run) = try withTemporaryFile("broken.json", text) { ($0, DemoRun([$0])) }

        #expect(
            run.errors == "error: '\(path)' is malformed at line 2, column 14, path 'channels[0]': "
                + "expected an object, found the number '1'. To fix, correct it there, or write "
                + "'--lenient' to load what is whole.\n"
        )
        #expect(run.output.isEmpty)
        #expect(run.code == .badData)
    }

    @Test func brokenJSONInNoKnownFormatEndsWith65AndItsPlace() throws {
        let (path, run) = try withTemporaryFile("broken.json", "{\"a\": 1,\n}") {
            ($0, DemoRun([$0]))
        }

        #expect(
            run.errors.hasPrefix(
                "error: '\(path)' is malformed at line 2, column 1: expected a name in '\"', found '}'."
            )
        )
        #expect(run.code == .badData)
    }

    @Test func lenientLoadShowsTheRest() throws {
        let text = twoChannels.replacing("\"author\": \"u2\"", with: "\"author\": \"u9\"")
        let run = try withTemporaryFile("half.json", text) { DemoRun([$0, "--lenient"]) }

        #expect(run.ids == ["a1", "z1"])
        #expect(run.errors.hasPrefix("note: skipped a part: "))
        #expect(run.code == .success)
    }

    @Test(arguments: ["--message a2", "--me u9", "--channel c9"])
    func whatIsSkippedIsReportedBeforeWhatIsNotFound(words: String) throws {
        let text = twoChannels.replacing("\"author\": \"u2\"", with: "\"author\": \"u9\"")
        let run = try withTemporaryFile("half.json", text) {
            DemoRun([$0, "--lenient"] + words.split(separator: " ").map(String.init))
        }

        #expect(run.errors.hasPrefix("note: skipped a part: "))
        #expect(run.errors.split(separator: "\n").last?.hasPrefix("error: There is no ") == true)
        #expect(run.code == .usage)
    }

    @Test func fileThatIsTooLargeEndsWith65() throws {
        try withTemporaryFile("large.json", "") { path in
            unsafe truncate(path, 2_000_000_000)
            let run = DemoRun([path, "--format", "conversation"])

            #expect(
                run.errors
                    == "error: '\(path)' has more than 1000 MB. To fix, split it into smaller parts.\n"
            )
            #expect(run.code == .badData)
        }
    }

    @Test(arguments: ["/dev/zero", "/dev/full", "/dev"])
    func scriptThatNeedNotEndIsRefused(path: String) {
        let run = DemoRun(["list", "--script", path])

        #expect(run.errors.hasPrefix("error: The script '\(path)' cannot be read. To fix, "))
        #expect(run.code == .noInput)
    }

    @Test func pipeIsNoScript() throws {
        try withTemporaryFile("script", "") { path in
            unsafe mkfifo(path + ".pipe", 0o600)

            #expect(DemoRun(["list", "--script", path + ".pipe"]).code == .noInput)
        }
    }

    @Test func scriptOfMoreThan10MBEndsWith65() throws {
        try withTemporaryFile("script", "") { path in
            unsafe truncate(path, 10_000_001)
            let run = DemoRun(["list", "--script", path])

            #expect(
                run.errors
                    == "error: The script '\(path)' has more than 10 MB. To fix, write several "
                    + "scripts.\n"
            )
            #expect(run.code == .badData)
        }
    }

    @Test func unknownFormatEndsWith65() throws {
        let run = try withTemporaryFile("notes.txt", "Hello") { DemoRun([$0]) }

        #expect(
            run.errors.contains("is in no known format; asked 'conversation', 'slack'. To fix, ")
        )
        #expect(run.code == .badData)
    }

    @Test func notesGoToTheErrors() throws {
        let text = twoChannels.replacing(
            "\"text\": \"Red\"",
            with: "\"text\": \"Red\", \"mood\": 1"
        )
        let run = try withTemporaryFile("chat.json", text) { DemoRun([$0]) }

        #expect(
            run.errors
                == "note: unknown field 'channels[].messages[].mood': found 1, drew none\n"
        )
        #expect(run.code == .success)
    }
}
