import Components
import DefaultComponents
import Foundation
import Testing
import Views

@testable import Workbench

/// The program with another author's plugin, under another name and with its messages.
struct ForeignProgramTests {
    @Test func helpAndErrorsNameTheProgram() {
        let help = run("--help").output

        #expect(help.contains("\n  stars tree [FILE|FOLDER] [flags]\n"))
        #expect(help.contains("'stars list --help' lists them."))
        #expect(!help.contains("demo"))
        #expect(
            run("diff").errors == "error: 'stars diff' has no plugin to compare with the defaults. "
                + "To fix, write '--plugin ID' or '--all-plugins'; 'stars plugins' lists them.\n"
        )
        #expect(run("--version").output == "stars \(Components.version)\n")
    }

    @Test(arguments: Command.allCases)
    func noHelpNamesAnotherProgram(command: Command) {
        #expect(!run("\(command.rawValue) --help").output.contains("demo "))
    }

    @Test func itsPluginsAreThoseThatItWasGiven() {
        #expect(run("plugins").output.hasPrefix("stars 1.0.0\n"))
        #expect(
            run("tree --plugin squared-bubble").errors == "error: There is no plugin "
                + "'squared-bubble'. To fix, write one of 'stars', or see 'stars plugins'.\n"
        )
    }

    @Test func itsMessagesStandBesideTheBuiltInOnes() {
        let lines = run("tree --structure").output.split(separator: "\n")

        let channels = lines.filter { $0.hasPrefix("## channel ") }
        #expect(channels == ["## channel Night", "## channel Sailing weekend"])
    }

    @Test func itsMessagesAreSeenByTheReader() {
        let line = "tree --channel Night --message s1 --structure"

        #expect(run("\(line) --me ada").output.contains("outgoingBubble"))
        #expect(run(line).output.contains("incomingBubble"))
    }

    @Test func differencesAreBlamedOnIt() {
        let run = run("blame --all-plugins --channel Night")

        #expect(run.output.hasPrefix("## channel Night\n# s1 "))
        #expect(run.output.contains("stars"))
        #expect(run.code == .success)
    }

    @Test func nothingItSaysIsWithoutEffect() {
        #expect(run("plugins --check").output == "1 plugin: everything has an effect\n")
    }

    @Test func itsGalleryHasAllItsMessagesAndNoPageOfOneTogether() throws {
        try withTemporaryFolder { folder in
            let run = run("gallery --to \(folder)")

            #expect(run.errors.isEmpty)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(files == ["index.html", "languages.html", "stars.html"])
            let page = try String(contentsOfFile: "\(folder)/stars.html", encoding: .utf8)
            #expect(page.contains("A first star") && page.contains("A second star"))
            #expect(page.contains("struct StarsPlugin"))
        }
    }

    @Test func theDirectionFollowsALocaleThatAPluginSets() throws {
        let plugin = TestPlugin(PluginManifest("arabic", summary: "The chat is Arabic.")) {
            $0.replace(.locale, with: "ar")
        }
        let words = "--all-plugins --channel Night"

        let tree = run("tree \(words)", plugin).output
        let meaning = run("meaning \(words)", plugin).output
        let difference = run("diff \(words)", plugin).output.split(separator: "\n")

        #expect(tree.hasPrefix("tree 1 frames width=375 dir=rtl "))
        #expect(tree == run("tree \(words) --rtl", plugin).output)
        #expect(meaning.hasPrefix("tree 1 meaning dir=rtl "))
        #expect(
            difference.prefix(2) == [
                "--- tree 1 structure dir=ltr scheme=light",
                "+++ tree 1 structure dir=rtl scheme=light plugins=arabic",
            ]
        )
        try withTemporaryFolder { folder in
            _ = run("picture \(words) --to \(folder)/arabic.html", plugin)
            let page = try String(contentsOfFile: "\(folder)/arabic.html", encoding: .utf8)
            #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
        }
    }

    private func run(_ line: String, _ plugin: TestPlugin = plugin) -> DemoRun {
        let (output, errors) = (CapturedText(), CapturedText())
        let program = Program(
            name: "stars",
            samples: PluginSamples([
                PluginSample(
                    plugin,
                    code: "struct StarsPlugin: Plugin {}\n",
                    scene: Self.scene
                )
            ]),
            output: output,
            errors: errors
        )
        let code = program.run(line.split(separator: " ").map(String.init))
        return DemoRun(output: output.text, errors: errors.text, code: code)
    }

    private static let plugin = TestPlugin(PluginManifest("stars", summary: "Edges shine.")) {
        $0.extend(.bubble, with: ShiningEdge.self)
    }

    private static let scene = ChannelTranscript(
        channel: ChatChannel(id: "night", name: "Night", members: [ada]),
        messages: [
            ChatMessage(
                id: "s2",
                author: ada,
                createdAt: Timestamp(seconds: 60),
                text: "A second star"
            ),
            ChatMessage(
                id: "s1",
                author: ada,
                createdAt: Timestamp(seconds: 0),
                text: "A first star"
            ),
        ]
    )

    private static let ada = ChatUser(id: "ada", name: "Ada")
}

private final class ShiningEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 5
    }
}
