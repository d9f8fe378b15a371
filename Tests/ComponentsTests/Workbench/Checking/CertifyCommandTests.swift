import Testing

@testable import Workbench

struct CertifyCommandTests {
    @Test(.enabled(if: LongTests.areOn)) func aPluginThatKeepsEveryLawEndsTheProgramWell() {
        let run = DemoRun("certify --plugin custom-router --json")

        #expect(run.output.hasPrefix("[\n{\"plugin\": \"custom-router\", \"passes\": true, "))
        #expect(run.output.hasSuffix("\"findings\": []}\n]\n"))
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
    }

    @Test func unknownPluginsAreRefused() {
        let run = DemoRun("certify --plugin custom-rooter")

        #expect(run.errors.contains("custom-rooter"))
        #expect(run.errors.contains("custom-router"))
        #expect(run.code == .usage)
    }

    @Test func aConversationIsNoPartOfIt() {
        let run = DemoRun("certify chat.json")

        #expect(run.code == .usage)
    }

    @Test func helpSaysWhatIsLookedAt() {
        let run = DemoRun("certify --help")

        #expect(
            run.output == """
                Certifies the plugins: the laws that each keeps beside the others.

                Usage:
                  demo certify [flags]

                Each plugin, or each that is named, is checked beside all the others: in any order, under any
                name, in many sets, after uninstalling, in reused cells, at other widths, from right to left,
                on two threads, beside faults of others, for accessibility, and with hostile texts; in messages,
                in lists, and in composers. Each finding states its location, code that reproduces it, and the
                fix.

                With '--isolated', each is certified in its own process, and a crash is a finding.

                Flags:
                  --plugin ID      Installs a plugin; may be repeated.
                  --all-plugins    Installs all plugins.
                  --isolated       Checks each plugin in its own process, so that a crash is a finding.
                  --limit SECONDS  The processor time of each, in seconds: 1 to 86400; 60, or 600 to certify.
                  --json           Prints JSON instead of text.
                  --lenient        Loads valid messages and reports the others.
                  --help           Prints this help, as '-h' does.
                  --version        Prints the version.

                """
        )
    }
}
