import Testing

@testable import Workbench

struct ArgumentParserTests {
    @Test func treeOfTheBuiltInConversationIsTheDefault() throws {
        let arguments = try ArgumentParser.parse([])

        #expect(arguments == Arguments())
    }

    @Test(arguments: Command.allCases)
    func firstWordNamesTheCommand(command: Command) throws {
        let arguments = try ArgumentParser.parse([command.rawValue, "--help"])

        #expect(arguments.command == command)
        #expect(arguments.path == nil)
    }

    @Test(arguments: [["./plugins"], ["tree", "./plugins"], ["--lenient", "./plugins"]])
    func pathMayBeCalledLikeACommand(words: [String]) throws {
        let arguments = try ArgumentParser.parse(words)

        #expect(arguments.command == .tree)
        #expect(arguments.path == "./plugins")
    }

    @Test func commandWordAfterTheCommandIsAPath() throws {
        #expect(try ArgumentParser.parse(["tree", "plugins"]).path == "plugins")
    }

    @Test func wordsAfterTwoDashesArePaths() throws {
        #expect(try ArgumentParser.parse(["--", "--json"]).path == "--json")
        #expect(try ArgumentParser.parse(["--", "diff"]).path == "diff")
    }

    @Test func flagsStandAnywhere() throws {
        let before = try ArgumentParser.parse(["--me", "x", "--json", "chat.json"])
        let after = try ArgumentParser.parse(["chat.json", "--json", "--me=x"])

        #expect(before.values == after.values)
        #expect(before.switches == after.switches)
        #expect(before.path == after.path)
    }

    @Test func valueMayBeginWithADash() throws {
        #expect(try ArgumentParser.parse(["--zone", "-05:00"])[.zone] == "-05:00")
        #expect(try ArgumentParser.parse(["--message=--x=y"])[.message] == "--x=y")
    }

    @Test func repeatedPluginIsOnePlugin() throws {
        let words = ["--plugin", "b", "--plugin=a", "--plugin", "b"]

        #expect(try ArgumentParser.parse(words).all(.plugin) == ["b", "a"])
    }

    @Test func everythingThatIsWrongIsReported() {
        let faults: [UsageFault] = [
            .unknown(.flag, "--x", known: Flag.allCases.map(\.word)),
            .valueNotTaken(.json), .repeatedFlag(.me), .missingValue(.zone, "ID"),
            .extraWord("b"),
        ]

        #expect(throws: ProgramError.usage(faults)) {
            try ArgumentParser.parse(
                ["--x", "--json=1", "--me=a", "a", "--me=b", "b", "--zone"]
            )
        }
    }

    @Test(arguments: Command.allCases)
    func everyCommandTakesLenient(command: Command) {
        #expect(command.flags.contains(.lenient))
    }
}
