import Components
import Foundation
import Testing

@testable import demo

struct DiffCommandTests {
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

    @Test(arguments: Examples.ids.filter { !PluginSubsets.lists.contains(PluginID(rawValue: $0)) })
    func everyPluginOfMessagesShowsInTheBuiltInConversation(id: String) {
        #expect(!DemoRun("diff --plugin \(id)").output.isEmpty)
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
