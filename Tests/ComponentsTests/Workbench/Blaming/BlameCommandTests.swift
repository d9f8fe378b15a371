import Testing

@testable import Workbench
@testable import demo

struct BlameCommandTests {
    @Test func onePluginIsBehindItsDifference() {
        let run = DemoRun("blame --plugin squared-bubble --plugin square-avatars --message m23")

        #expect(
            run.output == """
                ## channel Sailing weekend
                # m23 2026-05-16T07:41:00Z Ilyas
                square-avatars:
                  messageCell/messageContentView/mainContainer/avatar/imageView: corner 16 -> 3
                squared-bubble:
                  messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble: corner 18/topLeading,topTrailing,bottomTrailing/4 -> none

                """
        )
        #expect(run.errors == "note: 2 more trees were composed, each with some of the plugins\n")
        #expect(run.code == .success)
    }

    @Test func whatTwoDoTogetherIsBlamedOnBoth() {
        let run = DemoRun(
            "blame --plugin always-show-metadata --plugin square-avatars --message m2 --node avatar/imageView"
        )

        #expect(
            run.output == """
                ## channel Sailing weekend
                # m2 2026-05-15T18:01:00Z Ilyas
                always-show-metadata:
                  + messageCell/messageContentView/mainContainer/avatar/imageView: ImageView
                always-show-metadata with square-avatars, only together:
                  messageCell/messageContentView/mainContainer/avatar/imageView: corner none -> 3

                """
        )
    }

    @Test func whoMaskEachOtherAreEachNamed() {
        let run = DemoRun(
            "blame --plugin always-show-metadata --plugin reversed-metadata --message m2 --node avatar"
        )

        #expect(
            run.output == """
                ## channel Sailing weekend
                # m2 2026-05-15T18:01:00Z Ilyas
                always-show-metadata or reversed-metadata, each alone:
                  + messageCell/messageContentView/mainContainer/avatar: ChatAvatarView

                """
        )
    }

    @Test func whatMovesIsBlamedWithFrames() {
        let words = "blame --plugin always-show-metadata --message m2 --node messageCell"

        #expect(!DemoRun(words).output.contains("frame"))
        #expect(
            DemoRun("\(words) --frames").output.contains(
                "  messageCell: frame 0,0 375x104 -> 0,0 375x120\n"
            )
        )
    }

    @Test func theListIsBlamedToo() {
        let run = DemoRun("blame --plugin centered-scroll-button --plugin squared-bubble")

        #expect(run.output.contains("## list Sailing weekend\ncentered-scroll-button:\n"))
    }

    @Test func nothingIsBlamedForNoDifference() {
        let run = DemoRun("blame --plugin squared-bubble --message m4")

        #expect(run.output == "")
        #expect(
            run.errors == """
                no differences
                note: 0 more trees were composed, each with some of the plugins

                """
        )
        #expect(run.code == .success)
    }

    @Test func jsonHasAListOfSets() {
        let run = DemoRun(
            "blame --plugin always-show-metadata --plugin reversed-metadata --message m2 --node avatar --json"
        )

        #expect(
            run.lines.dropFirst().first?.hasPrefix(
                #"{"differences": [{"new": "ChatAvatarView", "old": null, "path": "#
                    + #""messageCell/messageContentView/mainContainer/avatar", "plugins": "#
                    + #"[["always-show-metadata"], ["reversed-metadata"]], "what": "type"}"#
            ) == true
        )
        #expect(DemoRun("blame --plugin squared-bubble --message m4 --json").output == "[]\n")
    }

    @Test(arguments: [
        (
            "blame",
            "'demo blame' has no plugin to compare with the defaults. To fix, write '--plugin ID' or "
                + "'--all-plugins'; 'demo plugins' lists them."
        ),
        (
            "blame --plugin squared-bubble --message m2 --node bubbel",
            "There is no node 'bubbel'. To fix, write the nearest, 'bubble', or leave it out."
        ),
        (
            "blame --plugin squared-bubble --node messageCell/bubble --message m23",
            "There is no node 'messageCell/bubble'. To fix, write the nearest, "
                + "'messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble', or "
                + "leave it out."
        ),
        (
            "blame --plugin squared-bubble --plugin square-avatars --node textLabel --json",
            "Several views of message 'm2' end with 'textLabel'. To fix, write one of their paths: "
                + "'messageCell/messageContentView/reactionsBubble/reactions/reactionItem/textLabel', "
                + "'messageCell/messageContentView/reactionsBubble/reactions/reactionItem:2/textLabel'."
        ),
        (
            "blame --plugin squared-bubble --width 300",
            "'--width' has no effect without '--frames'. To fix, write '--frames' too, or leave it out."
        ),
        (
            "diff --plugin squared-bubble --blame --json",
            "'--json' has no effect beside '--blame'. To fix, leave one of them out."
        ),
    ])
    func wrongCommandLineSaysWhatToWrite(line: String, text: String) {
        let run = DemoRun(line)

        #expect(run.errors == "error: \(text)\n")
        #expect(run.output == "")
        #expect(run.code == .usage)
    }

    @Test func diffNamesWhoIsBehindEachLine() {
        let words = "diff --plugin always-show-metadata --plugin squared-bubble --message m2"
        let plain = DemoRun(words)
        let blamed = DemoRun("\(words) --blame")

        let notes = blamed.lines.filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }
            .map { $0.split(separator: "  # ").count }
        #expect(Set(notes) == [2])
        #expect(
            blamed.lines.contains {
                $0.hasPrefix("+        bubble: ")
                    && $0.hasSuffix("background=incomingBubble  # squared-bubble")
            }
        )
        #expect(blamed.output.replacing(#/  # .*/#, with: "") == plain.output)
    }

    @Test func eachConstraintIsBlamedAlone() {
        let run = DemoRun("blame --plugin reversed-metadata --message m4 --node mainContainer")

        #expect(
            run.lines.filter { $0.contains("mainContainer: constraints ") } == [
                "  messageCell/messageContentView/mainContainer: constraints none -> width <= superview.width",
                "  messageCell/messageContentView/mainContainer: constraints width <= 0.75 * superview.width "
                    + "-> none",
            ]
        )
    }

    @Test func theNameOfASlotMeansItInAllMessages() {
        let run = DemoRun("blame --plugin squared-bubble --node bubble")

        #expect(run.code == .success)
    }

    @Test func whatNoHookAskedForIsNotTried() {
        let run = DemoRun(
            "blame --plugin squared-bubble --plugin thread-replies-lines --message m23 --node bubble"
        )

        #expect(run.output.contains("\nsquared-bubble:\n"))
        #expect(run.errors == "note: 0 more trees were composed, each with some of the plugins\n")
    }

    @Test(arguments: ["blame", "diff --blame"])
    func whoWaitsIsReportedHowFarItIs(command: String) {
        let words = "\(command) --plugin squared-bubble".split(separator: " ").map(String.init)
        let name = words.first ?? ""

        let run = DemoRun(words, in: ProcessEnvironment(isWatched: true))

        #expect(run.errors.hasPrefix("\(name): 10 of "))
        #expect(run.output == DemoRun(words).output)
    }

    // All plugins take a hundred trees for each message.
    @Test(arguments: [
        LongTests.areOn ? "--all-plugins" : "--plugin reversed-metadata --plugin share-attachments",
        "--plugin always-show-metadata --plugin square-avatars",
    ])
    func everyChangedLineOfAMessageNamesSomebody(plugins: String) {
        let lines = DemoRun("diff --blame \(plugins)").lines.prefix { !$0.hasPrefix("## list") }
        let changed = lines.dropFirst(2).filter { $0.hasPrefix("+") || $0.hasPrefix("-") }

        #expect(changed.count > 20)
        #expect(changed.filter { !$0.contains("  # ") } == [])
    }

    @Test func headingsAreCutAndJSONIsWhole() throws {
        let long = String(repeating: "a", count: 5_000)
        let text = twoChannels.replacing("\"a1\"", with: "\"\(long)\"")
            .replacing("\"Sam\"", with: "\"\(long)\"").replacing("apple", with: long)
        let words = ["--plugin", "squared-bubble", "--message", long]
        try withTemporaryFile("chat.json", text) { path in
            for command in [["blame"], ["diff", "--blame"]] {
                let lines = DemoRun(command + [path] + words).lines
                #expect(lines.contains { $0.hasPrefix("# aaa") })
                #expect(lines.filter { $0.hasPrefix("#") && $0.utf8.count > 500 } == [])
            }
            #expect(DemoRun(["blame", path, "--json"] + words).output.contains(long))
        }
    }

    @Test(arguments: Cases(4, of: Examples.ids.count))
    func aPluginAloneIsBehindAllThatDiffers(place: Case) {
        let id = Examples.ids[place.number]

        let lines = DemoRun("blame --plugin \(id)").lines

        #expect(Set(lines.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("#") }) == ["\(id):"])
    }
}
