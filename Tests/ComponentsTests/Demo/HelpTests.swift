import Testing

@testable import demo

struct HelpTests {
    @Test func helpGoesToTheOutput() {
        let run = DemoRun("--help")

        #expect(run == DemoRun("--help --lenient"))
        #expect(run.output == Help.text)
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
    }

    @Test func shortFlagAsksForHelpToo() {
        #expect(DemoRun("-h") == DemoRun("--help"))
        #expect(DemoRun("slots -h") == DemoRun("slots --help"))
    }

    @Test func helpNamesEveryCommandFlagAndExitCode() {
        let text = Help.text

        #expect(Command.allCases.allSatisfy { text.contains("\n  \($0.rawValue) ") })
        #expect(Flag.allCases.allSatisfy { text.contains("\n  \($0.usage) ") })
        #expect(ExitCode.allCases.allSatisfy { text.contains("\n  \($0.rawValue) ") })
    }

    @Test(arguments: Command.allCases)
    func commandHasItsOwnHelp(command: Command) {
        let run = DemoRun([command.rawValue, "--help"])
        let flags = Flag.allCases.filter { run.output.contains("\n  \($0.usage) ") }

        #expect(run.output.hasPrefix(command.summary))
        #expect(flags == command.flags)
        #expect(run.code == .success)
    }

    @Test func helpOfPluginsIsShort() {
        #expect(
            DemoRun("plugins --help").output == """
                Lists the example plugins and what each contributes.

                Usage:
                  demo plugins [flags]

                Flags:
                  --lenient  Loads what is whole and reports the rest.
                  --help     Prints this, as '-h' does.
                  --version  Prints the version.

                """
        )
    }

    @Test func linesFitATerminal() {
        let texts = [Help.text] + Command.allCases.map(Help.text)

        for line in texts.flatMap({ $0.split(separator: "\n") }) {
            #expect(line.count <= 100)
        }
    }

    @Test func versionIsOneLine() {
        #expect(DemoRun("--version").output == "demo 0.1.0\n")
    }
}
