import Components
import Foundation
import Testing

@testable import Workbench
@testable import demo

struct DiffCommandTests {
    private static let pluginsOfMessages = Examples.ids.filter {
        !PluginSubsets.lists.contains(PluginID(rawValue: $0))
    }

    @Test func changedMessagesStandUnderBothHeaders() {
        let run = DemoRun("diff --plugin squared-bubble --message m33")

        #expect(
            run.lines.prefix(4) == [
                "--- tree 1 structure dir=ltr scheme=light",
                "+++ tree 1 structure dir=ltr scheme=light plugins=squared-bubble",
                "## channel Sailing weekend", "# m33 2026-05-16T18:03:00Z Nora",
            ]
        )
        #expect(run.lines.contains { $0.hasPrefix("@@ -") })
        #expect(run.lines.filter { $0.hasPrefix("-  ") }.count == 1)
        #expect(run.errors.isEmpty)
    }

    @Test func whatMovedIsReportedWithFrames() {
        let run = DemoRun("diff --plugin squared-bubble --message m33 --frames --width 300")

        #expect(
            run.lines.prefix(2) == [
                "--- tree 1 frames width=300 dir=ltr scheme=light text=helvetica-afm/1",
                "+++ tree 1 frames width=300 dir=ltr scheme=light text=helvetica-afm/1 plugins=squared-bubble",
            ]
        )
        #expect(
            run.lines.contains { $0.hasPrefix("-  ") && $0.contains("ChatMessageBubbleView [") }
        )
        #expect(run.errors.isEmpty)
    }

    @Test func jsonOfADifferenceHasFramesIfAsked() {
        let run = DemoRun("diff --plugin squared-bubble --message m33 --frames --json")

        #expect(run.output.contains("\"frame\": \""))
    }

    @Test func messageWithoutBubbleHasNoDifferences() {
        let run = DemoRun("diff --plugin squared-bubble --message m4")

        #expect(run == DemoRun("diff --plugin squared-bubble --message m4 --lenient"))
        #expect(run.output.isEmpty)
        #expect(run.errors == "no differences\n")
        #expect(run.code == .success)
    }

    @Test func marksAloneAreNoDifference() {
        let run = DemoRun("diff --plugin share-attachments --message m33")

        #expect(run.output.isEmpty)
        #expect(
            run.errors == """
                no differences
                note: 1 message looks the same but for the names of suppliers and extensions

                """
        )
    }

    @Test(arguments: Cases(3, of: pluginsOfMessages.count))
    func everyPluginOfMessagesShowsInTheBuiltInConversation(place: Case) {
        let id = Self.pluginsOfMessages[place.number]

        #expect(!DemoRun("diff --plugin \(id)").output.isEmpty, "\(id), \(place)")
    }

    @Test(arguments: Cases(1, of: PluginSubsets.lists.count))
    func everyPluginOfListsShowsInTheList(place: Case) throws {
        let plugin = PluginSubsets.lists[place.number]
        let text = DemoRun("diff --plugin \(plugin)")
        let json = DemoRun("diff --plugin \(plugin) --json")
        let parsed = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
        let records = try #require(parsed as? [[String: Any]])

        #expect(text.lines.dropFirst(2).first == "## list Sailing weekend")
        #expect(text.lines.contains { $0.hasPrefix("+  ") })
        #expect(text.errors.isEmpty)
        #expect(records.map { $0["id"] as? String } == ["list"])
        #expect(records.first?["section"] as? String == "list Sailing weekend")
    }

    @Test func aListFollowsTheMessagesThatChange() {
        let lines = DemoRun("diff --plugin squared-bubble --plugin centered-scroll-button").lines

        #expect(lines.filter { $0.hasPrefix("## ") }.last == "## list Sailing weekend")
        #expect(!lines.contains { $0.contains("messageCell") && $0.hasPrefix("+") })
    }

    @Test(arguments: ["--plugin squared-bubble", "--message m23"])
    func aListThatShowsMessagesItsOwnWayIsReportedBesidesOthers(words: String) {
        let lines = DemoRun("diff --plugin per-list-content \(words)").lines

        #expect(lines.filter { $0.hasPrefix("## ") }.last == "## list Sailing weekend")
        #expect(lines.contains { $0.hasPrefix("+") && $0.contains("CardMessageView") })
    }

    @Test func aMessageInsideOfADayHasNoSeparatorBecauseItIsChosen() {
        let lines = DemoRun("diff --plugin date-separator-style --message m4").lines

        #expect(!lines.contains { $0.contains("headerDecorations") })
    }

    @Test func jsonHasBothTrees() throws {
        let run = DemoRun("diff --plugin squared-bubble --message m33 --json")
        let parsed = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let records = try #require(parsed as? [[String: Any]])

        #expect(records.count == 1)
        #expect(records.first?.keys.sorted() == ["default", "id", "plugged", "section"])
    }

    @Test func jsonOfNoDifferencesIsEmpty() {
        #expect(DemoRun("diff --plugin squared-bubble --message m4 --json").output == "[]\n")
    }
}
