import Components
import DefaultComponents
import Testing

@testable import Workbench

struct UsageTextTests {
    @Test(arguments: [
        (
            "--plugin sqared-bubble",
            "There is no plugin 'sqared-bubble'. To fix, write the nearest, 'squared-bubble', or see "
                + "'demo plugins'."
        ),
        (
            "--prefer squared-buble",
            "There is no plugin 'squared-buble'. To fix, write the nearest, 'squared-bubble', or see "
                + "'demo plugins'."
        ),
        (
            "--jsn",
            "There is no flag '--jsn'. To fix, write the nearest, '--json', or see 'demo --help'."
        ),
        (
            "pluginz",
            "There is no command 'pluginz'. To fix, write the nearest, 'plugins', or './' and the "
                + "name if you mean a path."
        ),
        (
            "--channel saling",
            "There is no channel 'saling'. To fix, write the nearest, 'sailing', or leave it out."
        ),
        (
            "--message m112",
            "There is no message 'm112'. To fix, write the nearest, 'm11', or leave it out."
        ),
        (
            "--me Nara",
            "There is no user 'Nara'. To fix, write the nearest, 'Nora', or leave it out."
        ),
        (
            "--format slak",
            "There is no format 'slak'. To fix, write the nearest, 'slack', or see 'demo slots' for "
                + "the members of 'conversationFormat'."
        ),
        (
            "--format slack",
            "There is no file or folder to read as 'slack', and the built-in conversation has "
                + "another format. To fix, write the path too, or leave '--format' out."
        ),
        (
            "--zone Mars/Base",
            "The time zone 'Mars/Base' is not known. To fix, write 'UTC', an offset such as "
                + "'+05:30', or a name such as 'Europe/Berlin'."
        ),
        (
            "--at 2026-03-02",
            "'--at' is '2026-03-02'. To fix, write a date and a time in ISO 8601, such as "
                + "'2026-03-02T09:41:00Z' or '2026-03-02T10:41:00+01:00'."
        ),
        (
            "--zone",
            "'--zone' has no value. To fix, write '--zone ID', or '--zone=ID' if the value begins "
                + "with two dashes."
        ),
        (
            "--width 39.9",
            "'--width' is '39.9'. To fix, write a number from 40 to 10000."
        ),
        ("--text-scale nan", "'--text-scale' is 'nan'. To fix, write a number from 0.5 to 4."),
        (
            "terminal --columns 0x50",
            "'--columns' is '0x50'. To fix, write a whole number from 10 to 1000."
        ),
        ("picture", "'demo picture' has nowhere to write to. To fix, write '--to FILE.html'."),
        ("gallery", "'demo gallery' has nowhere to write to. To fix, write '--to FOLDER'."),
        (
            "diff --all-plugins --dark",
            "'--dark' has no effect without '--picture'. To fix, write '--picture' too, or leave it "
                + "out."
        ),
        (
            "--structure --width 500",
            "'--width' has no effect beside '--structure'. To fix, leave one of them out."
        ),
        ("--json=yes", "'--json' takes no value. To fix, write it alone."),
        ("--me=a --me=b", "'--me' is given twice. To fix, write it once."),
        (
            "slots --json",
            "'demo slots' does not take '--json'. To fix, leave it out; 'demo slots --help' lists "
                + "what it takes."
        ),
        (
            "a.json b.json",
            "There is one path too many: 'b.json'. To fix, write one file or folder."
        ),
        (
            "plugins a.json",
            "'demo plugins' loads nothing, so 'a.json' has no effect. To fix, leave it out, or write "
                + "'./plugins' if you mean a path of that name."
        ),
        (
            "diff",
            "'demo diff' has no plugin to compare with the defaults. To fix, write '--plugin ID' or "
                + "'--all-plugins'; 'demo plugins' lists them."
        ),
        (
            "--prefer squared-bubble",
            "Plugin 'squared-bubble' is preferred and not installed; installed are "
                + "'default-components'. To fix, install it, or remove it from preferring."
        ),
    ])
    func wrongCommandLineSaysWhatToWrite(line: String, text: String) {
        let run = DemoRun(line)

        #expect(run.errors == "error: \(text)\n")
        #expect(run.output.isEmpty)
        #expect(run.code == .usage)
    }

    @Test func nameThatSeveralUsersHaveNeedsAnID() throws {
        let run = try withTemporaryFile("chat.json", twoChannels) { DemoRun([$0, "--me", "Sam"]) }

        #expect(
            run.errors == "error: Several users are called 'Sam'. To fix, write one of their ids: "
                + "'u1', 'u2'.\n"
        )
        #expect(run.code == .usage)
    }

    @Test func nameAmongNoneIsLeftOut() {
        let fault = UsageFault.unknown(.message, "m1", known: [])

        #expect(
            fault.text(for: "demo")
                == "There is no message 'm1', nor any other. To fix, leave it out."
        )
    }

    @Test(arguments: [
        (
            "--format irc",
            "There is no format 'irc'. To fix, write one of 'conversation', 'slack', or see 'demo "
                + "slots' for the members of 'conversationFormat'."
        ),
        (
            "--plugin mute",
            "There is no plugin 'mute'. To fix, write one of 'always-show-metadata', "
                + "'centered-scroll-button', 'custom-router', 'date-separator-style', "
                + "'hide-delivery-status', 'per-list-content', 'read-by-avatars', "
                + "'reversed-metadata', …, or see 'demo plugins'."
        ),
        (
            "--channel general",
            "There is no channel 'general'. To fix, write one of 'Sailing weekend', 'sailing', or "
                + "leave it out."
        ),
    ])
    func namesAreListedWhenNoneIsNear(line: String, text: String) {
        let run = DemoRun(line)

        #expect(run.errors == "error: \(text)\n")
        #expect(run.code == .usage)
    }

    @Test(arguments: [
        (
            ["--plugin", ""],
            "'--plugin' has an empty value. To fix, write '--plugin ID', or leave it out."
        ),
        (["--me="], "'--me' has an empty value. To fix, write '--me USER', or leave it out."),
        ([""], "The path is empty. To fix, write a file or folder, or leave it out."),
    ])
    func emptyValuesAreNoNames(words: [String], text: String) {
        let run = DemoRun(words)

        #expect(run.errors == "error: \(text)\n")
        #expect(run.code == .usage)
    }

    @Test func formatOfTheBuiltInConversationNeedsNoPath() {
        #expect(DemoRun("--format conversation").code == .success)
    }

    @Test func hostileNamesAreEscaped() {
        let run = DemoRun(["--plugin", "\u{1B}[31m\u{202E}x"])

        #expect(run.errors.hasPrefix("error: There is no plugin '\\u{1B}[31m\\u{202E}x'."))
    }

    @Test func clashNamesTheFlagThatSettlesIt() {
        let error = ProgramError.install(.faults([.valueClash(slot: "s", [])]))

        #expect(error.exitCode == .usage)
        #expect(
            error.text(for: "demo").hasSuffix(
                "\nOn the command line, write '--prefer ID' for preferring."
            )
        )
    }
}
