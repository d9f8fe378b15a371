import ArchiveSite
import Foundation
import Testing

/// Builds that add to a site, against builds from scratch.
@Suite struct SiteIncrementTests {
    private func message(
        _ id: String,
        by author: String = "ada",
        at seconds: Int64,
        thread: String? = nil,
        answers: String? = nil
    ) -> TestMessage {
        TestMessage(id: id, author: author, seconds: seconds, thread: thread, answers: answers)
    }

    /// What an ended build did not come to is asked again for the units that its journal has.
    @Test func endedBuildIsResolvedAgain() throws {
        let site = try TestSite()
        let export = try site.export(
            "e",
            [
                message("root", at: 0), message("reply", at: 9, thread: "root"),
                message("answer", at: 90_000, answers: "root"),
                message("lost", at: 20, thread: "gone"),
            ]
        )
        _ = try site.builder.build([export])
        let whole = try site.files
        for file in whole.keys.filter({ $0.hasSuffix(".jsonl") && $0.hasPrefix("c/") }) {
            let lines = try site.text(file).split(separator: "\n").map { line in
                line.range(of: ",\"site\":{").map { "\(line[..<$0.lowerBound])}" } ?? String(line)
            }
            let kept = file.contains("/t/") ? lines.filter { $0.contains("\"thread\"") } : lines
            try Data((kept.joined(separator: "\n") + "\n").utf8)
                .write(to: URL(fileURLWithPath: "\(site.folder)/\(file)"))
        }
        try FileManager.default.removeItem(atPath: "\(site.folder)/c/test-c/orphans.txt")
        try Data("+c/test-c/1970/01/01\n".utf8)
            .write(to: URL(fileURLWithPath: "\(site.folder)/.archive/journal"))

        _ = try site.builder.build([export])

        #expect(try TestSite.difference(whole, site.files) == [])
    }

    /// People who wrote in a thread are counted anew where its number and its end are as they were.
    @Test func authorsOfRepliesAreCountedAnew() throws {
        let site = try TestSite()
        let last = message("last", by: "cleo", at: 30, thread: "root")
        let first = [message("root", at: 0), message("a", by: "ada", at: 10, thread: "root"), last]
        let second = [
            message("root", at: 0), message("b", by: "bob", at: 20, thread: "root"), last,
        ]
        _ = try site.builder.build([try site.export("a", first)])
        var mirror = site.builder
        mirror.isMirror = true
        let export = try site.export("b", second)
        _ = try mirror.build([export])

        let fresh = try TestSite()
        _ = try fresh.builder.build([export])

        #expect(try TestSite.difference(site.files, fresh.files) == [])
    }

    /// An answer leads to the page to which a message moved when earlier ones were added.
    @Test func answersFollowMessagesToOtherPages() throws {
        let site = try TestSite()
        let day = (0..<700).map { message("\($0)", at: Int64($0)) }
        let answer = message("answer", at: 90_000, answers: "600")
        let later = try site.export("later", Array(day[350...]) + [answer])
        let earlier = try site.export("earlier", Array(day[..<350]))
        _ = try site.builder.build([later])
        _ = try site.builder.build([earlier])

        let fresh = try TestSite()
        _ = try fresh.builder.build([earlier, later])

        #expect(try TestSite.difference(site.files, fresh.files) == [])
    }
}
