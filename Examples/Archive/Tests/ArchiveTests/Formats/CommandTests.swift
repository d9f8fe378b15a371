import ArchiveFormats
import Foundation
import Testing

@Suite struct CommandTests {
    @Test func inspectionPrintsEverything() throws {
        let expected = try Samples.expected("inspection.txt")

        let program = try Program.archive("inspect", "\(Samples.folder)/slack")

        let text = Samples.withoutFolder(program.output)
        #expect(text == expected)
        #expect(program.status == 1)
    }

    @Test func buildPrintsWhatItReadAndWhereToLook() throws {
        let scratch = try Scratch()
        let site = scratch.path("site")

        let program = try Program.archive("build", "\(Samples.folder)/slack", "--to", site)

        let lines = Samples.withoutFolder(program.output).split(separator: "\n").prefix(3)
        #expect(
            lines == [
                "slack: slack", "13 messages read: 13 added, 0 replaced, 0 removed",
                "6 pages of messages drawn: open \(site)/index.html",
            ]
        )
        #expect(program.status == 1)
    }

    @Test func twoInspectionsPrintTheSame() throws {
        let path = "\(Samples.folder)/telegram"

        let first = try Program.archive("inspect", path, "--json")
        let second = try Program.archive("inspect", path, "--json")

        #expect(first.output == second.output)
    }

    @Test(.enabled(if: Python.isThere)) func jsonIsJSON() throws {
        let program = try Program.archive("inspect", "\(Samples.folder)/slack", "--json")

        let keys = try Python.run(
            "import json, sys; print(*json.loads(sys.argv[1]))",
            program.output
        )
        #expect(
            keys == """
                inputs messages merged channels people bots mediaFound mediaMissing losses \
                faultCount faults

                """
        )
    }

    @Test func overlappingExportsAreMergedById() throws {
        let path = "\(Samples.folder)/telegram"

        let program = try Program.archive("inspect", path, "\(path)/result.json")

        #expect(program.output.contains("8 messages in 2 channels, 8 merged by id\n"))
    }

    @Test func wholeInputEndsWithZero() throws {
        let scratch = try Scratch()
        let text = "13/03/2026, 10:00 - Ada: Hello\n"
        try text.write(toFile: scratch.path("a.txt"), atomically: false, encoding: .utf8)

        #expect(try Program.archive("inspect", scratch.folder).status == 0)
    }

    @Test func unreadableInputEndsWithTwo() throws {
        let program = try Program.archive("inspect", "/no/such/place")

        #expect(program.status == 2)
        #expect(
            program.output == """
                /no/such/place: not read

                0 messages in 0 channels, 0 merged by id
                0 people, 0 of them programs
                0 files found, 0 missing
                1 broken parts:
                  '/no/such/place' cannot be read.
                    To fix, check that it is there and may be read.

                """
        )
    }

    @Test func unknownFormatNamesThoseThatExist() throws {
        let program = try Program.archive("inspect", Samples.folder, "--format", "irc")

        #expect(program.status == 2)
        #expect(
            program.output.contains(
                "There is no format 'irc'; there are 'mattermost', 'slack', 'telegram', 'whatsapp'."
            )
        )
    }

    @Test(arguments: [["--help"], ["inspect", "--help"], ["help", "inspect"]])
    func helpIsThere(_ arguments: [String]) throws {
        let program =
            try arguments.count == 1
            ? Program.archive(arguments[0]) : Program.archive(arguments[0], arguments[1])

        #expect(program.status == 0)
        #expect(program.output.hasPrefix("OVERVIEW: "))
    }
}
