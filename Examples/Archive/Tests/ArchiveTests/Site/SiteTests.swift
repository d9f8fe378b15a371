import ArchiveSite
import Components
import Foundation
import Testing

@Suite struct SiteTests {
    @Test func messagesOfADayAreOnSeveralPages() throws {
        let site = try TestSite()
        let messages = (0..<1_201).map {
            TestMessage(id: "\($0)", seconds: 1_700_000_000 + Int64($0), text: "")
        }

        _ = try site.builder.build([try site.export("e", messages)])

        let pages = ["14.html", "14/0/2.html", "14/0/3.html"].map { "c/c/2023/11/\($0)" }
        let counts = try pages.map { page in
            try site.text(page).components(separatedBy: "<article").count - 1
        }
        #expect(counts == [402, 402, 397])
    }

    @Test func answerLeadsToThePartOfItsTarget() throws {
        let site = try TestSite()
        let messages = (0..<900).map {
            TestMessage(id: "\($0)", seconds: 1_700_000_000 + Int64($0), answers: "\($0 / 2)")
        }

        _ = try site.builder.build([try site.export("e", messages)])

        let last = try site.text("c/c/2023/11/14/0/3.html")
        #expect(last.contains("href=\"../../../../../../c/c/2023/11/14/0/2.html#m-449\""))
    }

    @Test func pageIsNoLargerThanItsLimit() throws {
        let site = try TestSite()
        let texts = ["<\"'&>", "word ", "שלום ", "日本語"]
        let messages = (0..<900).map {
            TestMessage(
                id: "\($0)",
                seconds: 1_700_000_000 + Int64($0),
                text: String(repeating: texts[$0 % 4], count: 40 + $0 % 300)
            )
        }

        _ = try site.builder.build([try site.export("e", messages)])

        let sizes = try site.files.filter { $0.key.hasSuffix(".html") }.mapValues(\.count)
        #expect(sizes.values.allSatisfy { $0 <= 256_000 }, "\(sizes)")
    }

    @Test func hostileTextIsEscaped() throws {
        let site = try TestSite()
        let hostile = "</title></style><script>alert(1)</script><img src=x onerror=alert(1)>"
        let message = TestMessage(
            id: hostile,
            channel: hostile,
            author: hostile,
            seconds: 0,
            text: hostile
        )

        _ = try site.builder.build([try site.export("e", [message])])

        for (name, data) in try site.files where name.hasSuffix(".html") {
            let text = String(decoding: data, as: UTF8.self).lowercased()
            #expect(!text.contains("<script") && !text.contains("<img src=x"), "\(name)")
        }
    }

    @Test func folderWithOtherFilesIsRefused() throws {
        let site = try TestSite()
        let other = site.scratch.path("e")
        let export = try site.export("e", [TestMessage(id: "1", seconds: 0)])

        #expect(throws: SiteError.notASite(path: other)) {
            _ = try SiteBuilder(path: other) { _ in .init() }.build([export])
        }
    }

    @Test func damagedLineIsNamed() throws {
        let site = try TestSite()
        let export = try site.export("e", [TestMessage(id: "1", seconds: 0)])
        _ = try site.builder.build([export])
        let file = "\(site.folder)/c/c/1970/01/01.jsonl"
        try Data("{\"id\":\n".utf8).write(to: URL(fileURLWithPath: file))

        #expect(throws: SiteError.damaged(path: file, line: 1)) {
            _ = try site.builder.build([export])
        }
    }

    @Test func fileOfAMessageIsCopied() throws {
        let site = try TestSite()
        let message = TestMessage(id: "1", seconds: 0, file: "plan.html")

        _ = try site.builder.build([try site.export("e", [message])])

        let media = try site.files.filter { $0.key.hasPrefix("media/") }
        #expect(media.values.map { String(decoding: $0, as: UTF8.self) } == ["The file plan.html"])
        // A browser would run it otherwise.
        #expect(media.keys.allSatisfy { $0.hasSuffix(".html.txt") })
    }
}
