import Testing

@testable import Workbench

struct HelpTests {
    @Test func helpGoesToTheOutput() {
        let run = DemoRun("--help")

        #expect(run == DemoRun("--help --lenient"))
        #expect(run.output == Help(program: "demo").text)
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
    }

    @Test func shortFlagAsksForHelpToo() {
        #expect(DemoRun("-h") == DemoRun("--help"))
        #expect(DemoRun("slots -h") == DemoRun("slots --help"))
    }

    @Test func helpNamesEveryCommandFlagAndExitCode() {
        let text = Help(program: "demo").text

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

    @Test func helpOfSlotsIsShort() {
        #expect(
            DemoRun("slots --help").output == """
                Lists the slots, what each accepts, what fills it and who put it there.

                Usage:
                  demo slots [flags]

                The base comes first, then the layers on top of it, each with the place in the code that
                put it there. With '--catalogue FILE.html', a page tells of each slot what it is, what goes
                into it, what fills it, which hooks make and read it, with a picture and with code that
                replaces and extends it.

                With '--contract FILE.json', all that an outside plugin can rely on is written: each slot, value
                and event with its version, its stability, and what goes into it, each hook and layout option.
                '--since FILE.json' compares with what was written before, and ends with 1 if plugins may break
                and the file of '--changelog' does not name what breaks them under Changed or Removed of its
                section Unreleased, or if something changed and its version did not.

                Flags:
                  --plugin ID       Installs a plugin; may be repeated.
                  --all-plugins     Installs all plugins.
                  --prefer ID       The plugin that wins where several replace the same base; may be repeated.
                  --catalogue PATH  Writes a page of what each slot is, with pictures and code.
                  --contract PATH   Writes what plugins can rely on of all slots, as JSON.
                  --since PATH      Tells what changed since a contract was written, and whether it breaks plugins.
                  --changelog PATH  The changelog, whose Unreleased section may announce what breaks plugins.
                  --lenient         Loads what is whole and reports the rest.
                  --help            Prints this, as '-h' does.
                  --version         Prints the version.

                """
        )
    }

    @Test func linesFitATerminal() {
        let texts = [Help(program: "demo").text] + Command.allCases.map(Help(program: "demo").text)

        for line in texts.flatMap({ $0.split(separator: "\n") }) {
            #expect(line.count <= 100)
        }
    }

    @Test func versionIsOneLine() {
        #expect(DemoRun("--version").output == "demo 0.1.0\n")
    }
}
