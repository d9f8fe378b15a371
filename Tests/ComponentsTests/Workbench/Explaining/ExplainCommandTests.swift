import Foundation
import Testing

@testable import Workbench

struct ExplainCommandTests {
    @Test(arguments: [
        (
            "explain",
            "'demo explain' has no message to explain. To fix, write '--message ID'; 'demo tree' prints "
                + "the ids."
        ),
        (
            "explain --message m2 --property corner",
            "'--property' has no effect without '--node'. To fix, write '--node' too, or leave it out."
        ),
        (
            "explain --message m2 --node bubbel",
            "There is no node 'bubbel'. To fix, write the nearest, 'bubble', or leave it out."
        ),
        (
            "explain --message m2 --node bubble --property cornerRadios",
            "There is no property 'cornerRadios'. To fix, write the nearest, 'cornerRadius', or "
                + "leave it out."
        ),
        (
            "explain --message m4 --node bubble --json",
            "Message 'm4' has no view 'bubble' to print as JSON. To fix, leave '--json' out: the "
                + "text explains why."
        ),
        (
            "explain --message m4 --without squared-bubble",
            "The plugin 'squared-bubble' cannot be left out, as it is not chosen. To fix, write "
                + "'--plugin' with it too, or '--all-plugins'."
        ),
        (
            "explain --message m4 --without squared-buble",
            "There is no plugin 'squared-buble'. To fix, write the nearest, 'squared-bubble', or see "
                + "'demo plugins'."
        ),
        (
            "explain --message m4 --all-plugins --without custom-router --json",
            "'--json' has no effect beside '--without'. To fix, leave one of them out."
        ),
        (
            "explain --message m4 --option avatar --node avatar",
            "'--node' has no effect beside '--option'. To fix, leave one of them out."
        ),
        (
            "explain --message m2 --node textLabel",
            "Several views of message 'm2' end with 'textLabel'. To fix, write one of their paths: "
                + "'messageCell/messageContentView/reactionsBubble/reactions/reactionItem/textLabel', "
                + "'messageCell/messageContentView/reactionsBubble/reactions/reactionItem:2/textLabel'."
        ),
    ])
    func wrongCommandLineSaysWhatToWrite(line: String, text: String) {
        let run = DemoRun(line)

        #expect(run.errors == "error: \(text)\n")
        #expect(run.output == "")
        #expect(run.code == .usage)
    }

    @Test func jsonOfAPropertyHasItsWritesAlone() {
        let run = DemoRun(
            "explain --message m2 --node bubble --property corner --plugin squared-bubble --json"
        )

        #expect(
            run.output.withoutLines == """
                [
                {"id": "m2", "layoutOptions": ["avatarSizePadding", "bubble", "continuousBubble", "reactions", "text"], "optionSteps": [{"by": {"at": "DefaultComponents/ChatValueSlots.swift", "owner": "default", "scope": null, "verb": "declare", "what": "ChatMessageLayoutOptionsResolver"}, "inserted": ["avatarSizePadding", "bubble", "continuousBubble", "reactions", "text"], "removed": []}], "views": [{"addedBy": {"by": "ChatMessageContentView.setUpLayout", "from": null}, "decidedReads": [], "frame": "0,0 222.3x90", "path": "messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble", "reads": [{"by": "ChatMessageBubbleView.setUpAppearance", "from": null, "slots": ["appearance"]}, {"by": "ChatMessageBubbleView.updateContent", "from": null, "slots": ["appearance"]}], "slot": "bubble", "stack": [{"at": "DefaultComponents/MessageBubble.swift", "owner": "default", "scope": null, "verb": "declare", "what": "ChatMessageBubbleView"}, {"at": "ExamplePlugins/SquaredBubblePlugin.swift", "owner": "squared-bubble", "scope": null, "verb": "extend", "what": "SquareCorners"}], "rule": "declaredDefault", "type": "ChatMessageBubbleView", "writes": [{"by": "ChatMessageBubbleView.setUpAppearance", "from": null, "new": "18.0", "old": "0.0", "property": "layer.cornerRadius"}, {"by": "SquareCorners.setUpAppearance", "from": {"at": "ExamplePlugins/SquaredBubblePlugin.swift", "owner": "squared-bubble", "scope": null, "verb": "extend", "what": "SquareCorners"}, "new": "0.0", "old": "18.0", "property": "layer.cornerRadius"}]}]}
                ]

                """
        )
    }

    @Test func jsonOfAnOptionIsAboutItAlone() {
        let run = DemoRun(
            "explain --message m2 --option timestamp --plugin always-show-metadata --json"
        )

        #expect(
            run.output.withoutLines == """
                [
                {"changes": [{"by": {"at": "ExamplePlugins/AlwaysShowMetadataPlugin.swift", "owner": "always-show-metadata", "scope": null, "verb": "transform", "what": "@Sendable (MessageLayoutRequest) -> Set<ChatMessageLayoutOption>"}, "inserted": true}], "id": "m2", "isGiven": false, "isThere": true, "met": "the group goes on with 'm3', 40 s later, and the limit is 60 s", "option": "timestamp", "rule": "The last message of a group shows its time"}
                ]

                """
        )
    }

    @Test func jsonOfAMessageHasAllItsViews() throws {
        let run = DemoRun("explain --message m2 --all-plugins --json")
        let parsed = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let records = try #require(parsed as? [[String: Any]])
        let views = try #require(records.first?["views"] as? [[String: Any]])

        let tree = DemoRun("tree --message m2 --all-plugins")

        // Two headings, the title, and a line for each constraint.
        #expect(views.count == tree.lines.count { !$0.contains("| ") } - 3)
        #expect(Set(views.map { $0.keys.sorted() }).count == 1)
    }

    @Test func theSameAccountIsPrintedEachTime() {
        let words = "explain --message m27 --all-plugins"

        #expect(DemoRun(words) == DemoRun(words))
    }
}
