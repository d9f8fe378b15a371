import Testing

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
            "blame --plugin squared-bubble --width 300",
            "'--width' says nothing without '--frames'. To fix, write '--frames' too, or leave it out."
        ),
        (
            "diff --plugin squared-bubble --blame --json",
            "'--json' says nothing beside '--blame'. To fix, leave one of them out."
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

    @Test(arguments: Examples.ids)
    func aPluginAloneIsBehindAllThatDiffers(id: String) {
        let lines = DemoRun("blame --plugin \(id)").lines

        #expect(Set(lines.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("#") }) == ["\(id):"])
    }
}
