import Foundation
import Testing

@testable import Workbench

struct ListCommandTests {
    @Test func opensAtTheNewestMessage() {
        let run = DemoRun("list --columns 60 --rows 12")

        #expect(run.output.hasPrefix("## channel Sailing weekend\n\n# opens\n"))
        #expect(run.output.contains("I am still rocking."))
        #expect(
            run.output.split(separator: "\n", omittingEmptySubsequences: false).count == 3 + 12 + 1
        )
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
    }

    @Test func aMillionMessagesOpen() {
        let few = DemoRun("list --messages 100")
        let many = DemoRun("list --messages 1000000")

        #expect(many == few)
        #expect(many.code == .success)
    }

    @Test(arguments: ["tap 1 1", "tap 3 2", "tap 9 4"])
    func cornersOfTheWindowAreTapped(step: String) throws {
        let run = try withTemporaryFile("steps.txt", step) { DemoRun(["list", "--script", $0]) }

        #expect(run.code == .success)
        #expect(run.output.contains("# line 1: \(step)\n"))
    }

    @Test func threadIsShownInsteadOfTheChannel() {
        let run = DemoRun("list --thread m12 --rows 60")

        #expect(run.output.contains("Grandmothers outrank captains."))
        #expect(run.output.contains("5 replies"))
        #expect(!run.output.contains("I am still rocking."))
    }

    @Test func oneOfSeveralChannelsIsShown() throws {
        let run = try withTemporaryFile("chat.json", twoChannels) { DemoRun(["list", $0]) }

        #expect(run.output.hasPrefix("## channel apple\n"))
        #expect(run.errors == "note: The channel 'apple' is shown, of 2; see '--channel'.\n")
    }

    @Test(arguments: [
        "", "--rtl --dark", "--ascii --plugin square-avatars", "--columns 40 --rows 12",
    ])
    func scriptOfTheRepositoryIsPlayed(flags: String) throws {
        let script = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Examples/Scripts/weekend.txt").path
        let words = ["list", "--script", script] + flags.split(separator: " ").map(String.init)
        let pluggedWords =
            flags.contains("plugins") ? words : words + ["--plugin", "read-by-avatars"]

        let run = DemoRun(pluggedWords)

        #expect(run.code == .success, "\(run.errors)")
        #expect(run.errors.isEmpty)
        #expect(run == DemoRun(pluggedWords))
        #expect(run.output.contains("Read by"))
        #expect(run.output.contains("https://najma.example/helm.jpg"))
        let steps = try String(contentsOfFile: script, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
        #expect(run.lines.count { $0.hasPrefix("# line ") } == steps.count)
    }

    @Test func messagesAreWrittenByScript() throws {
        let script = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Examples/Scripts/writing.txt").path

        let run = DemoRun(["list", "--script", script])

        #expect(run.errors.isEmpty)
        let end = run.output.components(separatedBy: "# line").last ?? ""
        #expect(end.contains("Five for all, @Ana"))
        #expect(end.contains("See you at the pier│"))
        #expect(end.contains("Sleep well."))
        #expect(end.contains("Half a thought"))
    }

    @Test(arguments: [
        (
            "scrol 3",
            "No step is written like this. To fix, write one of 'scroll N', 'scroll N pages', 'scroll top', 'scroll latest', 'scroll to ID'; 'demo list --help' has them all."
        ),
        (
            "scroll far",
            "'far' is no number for it. To fix, write a whole number from -100000 to 100000."
        ),
        ("resize 5 20", "'5' is no number for it. To fix, write a whole number from 10 to 1000."),
        (
            "tap nose m36",
            "Message 'm36' shows no 'nose' to tap. To fix, write one of 'avatar'."
        ),
        (
            "press m99",
            "There is no message 'm99'. To fix, write the nearest, 'm19', or leave it out."
        ),
        ("tap avatar m35", "Message 'm35' shows no 'avatar' to tap. To fix, write 'press m35'."),
        ("tap quote m36", "Message 'm36' shows no 'quote' to tap. To fix, write one of 'avatar'."),
        (
            "tap latest",
            "The newest message is in view, so there is no button. To fix, scroll up before it."
        ),
        ("choose delete", "No sheet offers anything. To fix, write 'press ID' before it."),
        ("back", "There is no sheet and no thread to close. To fix, leave it out."),
        (
            "receive nobody hello",
            "There is no user 'nobody'. To fix, write one of 'Ana', 'Ilyas', 'Jonas', 'Mei 梅', 'Nora', 'Theo', 'ana', 'ilyas', …, or leave it out."
        ),
        (
            "plugin on squared",
            "There is no plugin 'squared'. To fix, write the nearest, 'squared-bubble', or see 'demo plugins'."
        ),
        (
            "plugin off squared-bubble",
            "It changes nothing. To fix, leave it out, or write it where it has an effect."
        ),
        (
            "stop mei",
            "It changes nothing. To fix, leave it out, or write it where it has an effect."
        ),
    ])
    func wrongStepSaysWhereAndWhatToWrite(step: String, problem: String) throws {
        let (run, path) = try withTemporaryFile("steps.txt", "# Some steps\n\n  \(step)\n") {
            (DemoRun(["list", "--script", $0]), $0)
        }

        #expect(run.errors == "error: '\(path)', line 3, '\(step)': \(problem)\n")
        #expect(run.code == .badData)
    }

    @Test func allThatIsNotWrittenLikeAStepIsReported() throws {
        let run = try withTemporaryFile("steps.txt", "hop\nscroll 1\nskip\n") {
            DemoRun(["list", "--script", $0])
        }

        #expect(run.errors.split(separator: "\n").count == 2)
        #expect(run.output.isEmpty)
    }

    @Test func scriptThatIsNotThereIsNoInput() {
        let run = DemoRun("list --script /nowhere/steps.txt")

        #expect(
            run.errors
                == "error: The script '/nowhere/steps.txt' cannot be read. To fix, check that it is "
                + "there, is a file, and may be read.\n"
        )
        #expect(run.code == .noInput)
    }

    @Test func everyStepOfTheHelpIsKnown() throws {
        let values = [
            "COLUMN": "12", "ROW": "9", "COLUMNS": "60", "ROWS": "20", "N": "4", "PART": "avatar",
            "ID": "m36", "USER": "mei", "TEXT": "Hello there", "NAME": "wave", "ACTION": "copy",
            "KEY": "ctrl-w", "UNIT": "ms",
        ]
        for (form, _) in ScriptStep.forms {
            let words = form.split(separator: " ").map { values[String($0)] ?? String($0) }
            #expect(throws: Never.self, "\(form)") {
                try ScriptStep(words.joined(separator: " "))
            }
        }
    }

    @Test func hostileStepsAndMessagesStayText() throws {
        let step = "receive mei \u{1B}[2J\u{202E}evil\u{7}"
        let run = try withTemporaryFile("steps.txt", "\(step)\nhop \u{1B}[2J\n") {
            DemoRun(["list", "--script", $0])
        }
        let good = try withTemporaryFile("steps.txt", "\(step)\n") {
            DemoRun(["list", "--script", $0])
        }

        for text in [run.errors, good.output] {
            #expect(
                !text.unicodeScalars.contains {
                    $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{7}"
                }
            )
        }
        #expect(good.output.contains("evil"))
    }

    @Test func chatNeedsATerminal() {
        let run = DemoRun("chat")

        #expect(
            run.errors
                == "error: 'demo chat' needs a terminal for its input and its output. To fix, run it "
                + "in one, or write 'demo list'.\n"
        )
        #expect(run.code == .usage)
    }

    @Test func conversationWithoutChannelsIsAFault() throws {
        let text = #"{"format": "conversation", "version": 1, "users": [], "channels": []}"#
        let run = try withTemporaryFile("chat.json", text) { DemoRun(["list", $0]) }

        #expect(
            run.errors
                == "error: The conversation has no channel. To fix, write a file or folder that has "
                + "one.\n"
        )
        #expect(run.code == .usage)
    }

    @Test func unknownThreadIsAFault() {
        let run = DemoRun("list --thread m13")

        #expect(
            run.errors
                == "error: There is no thread 'm13'. To fix, write the nearest, 'm12', or leave it out.\n"
        )
        #expect(run.code == .usage)
    }
}
