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

    @Test func everythingHasAText() {
        let kinds = PluginKind.allCases.map { "--with \($0.rawValue)" }
        let names = Command.allCases.map(\.rawValue) + Flag.allCases.map(\.word) + kinds

        #expect(names.filter { HelpText.summary(of: $0).isEmpty }.isEmpty)
        #expect(Command.allCases.allSatisfy { !HelpText.details(of: $0.rawValue).isEmpty })
        #expect(ScriptStep.forms.count == 34)
        #expect(!names.map(HelpText.lines).joined().contains { $0.contains(" | ") })
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
                Lists the slots, with the type, the layers and the registrants of each.

                Usage:
                  demo slots [flags]

                The base comes first, then the layers on top of it, each with the source location of its
                registration. With '--catalogue FILE.html', a page describes each slot: its purpose, its type,
                its layers and the hooks that make and read it, with a picture and with code that
                replaces and extends it.

                With '--contract FILE.json', everything that plugins can rely on is written: each slot, value
                and event with its version, its stability and its type, each hook and layout option.
                '--since FILE.json' compares with an earlier file, and ends with 1 if plugins may break and the
                file of '--changelog' does not name the breaking change under Changed or Removed of its
                section Unreleased, or if a slot changed and its version did not.

                Flags:
                  --plugin ID       Installs a plugin; may be repeated.
                  --all-plugins     Installs all plugins.
                  --prefer ID       The plugin that wins where several replace the same base; may be repeated.
                  --catalogue PATH  Writes a page that describes each slot, with pictures and code.
                  --contract PATH   Writes the contract of all slots, on which plugins rely, as JSON.
                  --since PATH      Lists the changes since an earlier contract, and whether they break plugins.
                  --changelog PATH  The changelog, whose Unreleased section may name the breaking changes.
                  --lenient         Loads valid messages and reports the others.
                  --help            Prints this help, as '-h' does.
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
