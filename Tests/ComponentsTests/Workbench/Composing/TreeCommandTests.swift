import Foundation
import Testing

@testable import Workbench
@testable import demo

struct TreeCommandTests {
    @Test func builtInConversationIsQuiet() {
        let run = DemoRun([])

        #expect(run.code == .success)
        #expect(run.errors.isEmpty)
        #expect(
            run.lines.first
                == "tree 1 frames width=375 dir=ltr scheme=light text=helvetica-afm/1"
        )
        #expect(run == DemoRun(["tree"]))
    }

    @Test func messagesStandOldestFirstAndThreadsRootFirst() {
        let run = DemoRun([])
        let channel = [
            "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12", "m15", "m18",
            "m19", "m20", "m21", "m22", "m23", "m24", "m25", "m26", "m27", "m28", "m29", "m30",
            "m31", "m32", "m33", "m34", "m35", "m36",
        ]

        #expect(run.ids == channel + ["m12", "m13", "m14", "m15", "m16", "m17"])
        #expect(
            run.lines.filter { $0.hasPrefix("## ") }
                == ["## channel Sailing weekend", "## thread m12"]
        )
    }

    @Test func headingNamesIDTimeAndAuthor() {
        #expect(DemoRun("--message m4").lines[2] == "# m4 2026-05-15T18:02:10Z Mei 梅")
    }

    @Test(arguments: ["tree", "tree --structure", "meaning"])
    func theDirectionFollowsTheLocale(command: String) {
        let words = "\(command) --message m1"

        #expect(DemoRun("\(words) --locale ar").lines.first?.contains(" dir=rtl ") == true)
        #expect(DemoRun("\(words) --locale de").lines.first?.contains(" dir=ltr ") == true)
    }

    @Test func headerNamesTheChosenPluginsSorted() {
        let plugins = "--plugin squared-bubble --plugin read-by-avatars"
        let run = DemoRun("--structure \(plugins) --message m1")

        #expect(
            run.lines.first
                == "tree 1 structure dir=ltr scheme=light plugins=read-by-avatars,squared-bubble"
        )
    }

    @Test func allPluginsAreAll() {
        let each = Examples.ids.flatMap { ["--plugin", $0] }

        #expect(DemoRun(["--all-plugins"]) == DemoRun(each))
    }

    @Test func messageStandsWhereverItIsShown() {
        let run = DemoRun("--message m15")

        #expect(run.ids == ["m15", "m15"])
        #expect(run.lines.filter { $0.hasPrefix("## ") }.count == 2)
    }

    @Test func messageLooksAsAmongItsNeighbours() {
        let all = DemoRun([]).output

        #expect(all.contains(DemoRun("--message m2").lines.dropFirst(2).joined(separator: "\n")))
    }

    @Test func channelsStandByName() throws {
        let run = try withTemporaryFile("chat.json", twoChannels) { DemoRun([$0]) }

        #expect(run.ids == ["a1", "a2", "z1"])
    }

    @Test(arguments: ["zebra", "c2"])
    func channelIsChosenByNameOrID(name: String) throws {
        let run = try withTemporaryFile("chat.json", twoChannels) {
            DemoRun([$0, "--channel", name])
        }

        #expect(run.ids == ["z1"])
    }

    @Test(arguments: ["ilyas", "Ilyas"])
    func readerIsChosenByIDOrName(user: String) {
        let run = DemoRun("--message m32 --me \(user)")

        #expect(run.output.contains("column=trailing/4"))
        #expect(!DemoRun("--message m32").output.contains("column=trailing/4"))
    }

    @Test func headerSaysHowMessagesAreLaidOut() {
        let run = DemoRun("--width 500.5 --rtl --dark --text-scale 1.5 --message m1")

        #expect(
            run.lines.first == "tree 1 frames width=500.5 dir=rtl scheme=dark "
                + "text=helvetica-afm/1 scale=1.5"
        )
        #expect(run.errors.isEmpty)
    }

    @Test func framesAreWhatStructureLeavesOut() {
        let frames = DemoRun("--message m24").lines
        let structure = DemoRun("--message m24 --structure").lines

        #expect(frames.contains { $0.hasPrefix("messageCell: ChatMessageCell [0,0 375x") })
        #expect(!structure.contains { $0.contains("[") })
        let withoutFrames = frames.map { $0.replacing(#/ \[-?[0-9][^\]]*\]/#, with: "") }
        #expect(withoutFrames.dropFirst() == structure.dropFirst())
    }

    @Test func zoneChangesClocksAndNotHeadings() {
        let run = DemoRun("--message m4 --zone +05:30")

        #expect(run.output.contains("\"11:32 PM\""))
        #expect(run.output.contains("# m4 2026-05-15T18:02:10Z Mei"))
    }

    @Test func jsonHasTheSameMessages() throws {
        let run = DemoRun(["--json"])
        let parsed = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let records = try #require(parsed as? [[String: Any]])

        #expect(records.compactMap { $0["id"] as? String } == DemoRun([]).ids)
        #expect(records.allSatisfy { $0["tree"] is [String: Any] })
        #expect(Set(records.compactMap { $0["section"] as? String }).count == 2)
    }

    @Test func narrowMessagesOfTheDefaultsAreInOrder() {
        let run = DemoRun("tree --width 120")

        #expect(run.errors == "")
        #expect(run.code == .success)
    }
}
