import ArchiveSite
import ArchiveStorage
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

        let pages = ["14.html", "14/0/2.html", "14/0/3.html"].map { "c/test-c/2023/11/\($0)" }
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

        let last = try site.text("c/test-c/2023/11/14/0/3.html")
        #expect(last.contains("href=\"../../../../../../c/test-c/2023/11/14/0/2.html#m-449\""))
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

        for (name, data) in try site.files
        where name.hasSuffix(".html") && name != "search.html" {
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
        let file = "\(site.folder)/c/test-c/1970/01/01.jsonl"
        try Data("{\"id\":\n".utf8).write(to: URL(fileURLWithPath: file))

        #expect(throws: SiteError.damaged(path: file, line: 1)) {
            _ = try site.builder.build([export])
        }
    }

    @Test func fileOfAMessageIsCopied() throws {
        let site = try TestSite()
        let message = TestMessage(id: "1", seconds: 0, file: "plan.html")

        _ = try site.builder.build([try site.export("e", [message])])

        let list = try site.text("c/test-c/1970/01/files.html")
        #expect(list.contains(">plan.html</a>") && list.contains("c/test-c/1970/01/01.html#m-1\""))
        let media = try site.files.filter { $0.key.hasPrefix("media/") }
        #expect(media.values.map { String(decoding: $0, as: UTF8.self) } == ["The file plan.html"])
        // A browser would run it otherwise.
        #expect(media.keys.allSatisfy { $0.hasSuffix(".html.txt") })
    }
}

/// What strangers found.
@Suite struct SiteStrangerTests {
    private func page(_ messages: [TestMessage], _ file: String = "c/test-c/1970/01/01.html") throws
        -> String
    {
        let site = try TestSite()
        _ = try site.builder.build([try site.export("e", messages)])
        return try site.text(file)
    }

    @Test func messagesOfOneTimeAreInTheOrderOfTheExport() throws {
        let texts = ["one", "two", "three", "four", "five"]
        let messages = texts.enumerated().map {
            TestMessage(id: "\(9 - $0)x", seconds: 0, text: $1)
        }

        let text = try page(messages)

        let places = texts.compactMap { text.range(of: ">\($0)<")?.lowerBound }
        #expect(places.count == 5 && places == places.sorted())
    }

    @Test func numbersAreOrderedAsNumbers() throws {
        let ids = ["8", "9", "10", "11", "99", "100"]
        let site = try TestSite()
        let exports = try ids.shuffled().map { id in
            try site.export(id, [TestMessage(id: id, seconds: 0)])
        }
        _ = try site.builder.build(exports)

        let text = try site.text("c/test-c/1970/01/01.html")

        let places = ids.compactMap { text.range(of: "id=\"m-\($0)\"")?.lowerBound }
        #expect(places.count == 6 && places == places.sorted())
    }

    @Test func emptyNameOfAFolderIsRefused() throws {
        let site = try TestSite()
        let export = try site.export("e", [TestMessage(id: "1", seconds: 0)])

        #expect(throws: SiteError.self) {
            _ = try SiteBuilder(path: "") { _ in Components() }.build([export])
        }
    }

    @Test func mirrorRemovesFilesOfMessagesThatAreGone() throws {
        let site = try TestSite()
        let both = [
            TestMessage(id: "1", seconds: 0, file: "a.png"),
            TestMessage(id: "2", author: "bob", seconds: 1, text: "SECRET", file: "b.png"),
        ]
        _ = try site.builder.build([try site.export("both", both)])
        var mirror = site.builder
        mirror.isMirror = true

        _ = try mirror.build([try site.export("one", [both[0]])])

        let files = try site.files
        #expect(files.keys.filter { $0.hasPrefix("media/") }.count == 1)
        #expect(files.values.allSatisfy { !$0.contains(Data("SECRET".utf8)) })
        #expect(!files.keys.contains { $0.hasSuffix("bob.html") })
    }

    @Test func threadWithoutARootIsReached() throws {
        let text = try page([TestMessage(id: "1", seconds: 0, thread: "gone")], "index.html")

        #expect(text.contains("c/test-c/index.html") && !text.contains("people/index.html"))
    }

    @Test func renamedChannelIsRenamedEverywhere() throws {
        let site = try TestSite()
        let first = try site.export("a", [TestMessage(id: "1", seconds: 0)])
        let later = try site.export("b", [TestMessage(id: "2", seconds: 900_000)])
        try Data("General".utf8).write(to: URL(fileURLWithPath: "\(later)/name.test"))
        _ = try site.builder.build([first])
        _ = try site.builder.build([later])

        #expect(try site.text("c/test-c/1970/01/01.html").contains(">General</a>"))
    }

    @Test(arguments: ["", "a\u{0}b", "\u{E9}", "e\u{301}", "unknown"])
    func personOfAnyIDHasAPage(_ id: String) throws {
        let site = try TestSite()
        let authors = [id, "a", "e\u{301}", "\u{E9}"]
        let messages = authors.enumerated().map {
            TestMessage(id: "\($0)", author: $1, seconds: Int64($0))
        }
        _ = try site.builder.build([try site.export("e", messages)])

        let pages = try site.files.keys.filter { $0.hasPrefix("people/") }
        let count = Set(authors.map { Array($0.utf8) }).count
        #expect(pages.count == count + 1)
        #expect(try Python.run(SiteCrawlTests.crawler, site.folder) == "")
    }

    @Test func addressesInTextsAreLinks() throws {
        let message = TestMessage(
            id: "1",
            seconds: 0,
            text: "See https://example.org/a, or (http://b.org)."
        )

        let text = try page([message])

        #expect(text.contains("href=\"https://example.org/a\""))
        #expect(text.contains("href=\"http://b.org\""))
    }

    @Test func siteOfALaterVersionIsRefused() throws {
        let site = try TestSite()
        let export = try site.export("e", [TestMessage(id: "1", seconds: 0)])
        _ = try site.builder.build([export])
        let file = "\(site.folder)/archive.json"
        try Data("{\"version\":2}".utf8).write(to: URL(fileURLWithPath: file))

        #expect(throws: SiteError.tooNew(path: file, version: 2)) {
            _ = try site.builder.build([export])
        }
    }

    @Test func linkInPlaceOfTheWorkFolderIsRefused() throws {
        let site = try TestSite()
        let export = try site.export("e", [TestMessage(id: "1", seconds: 0)])
        let other = site.scratch.path("other")
        for folder in [site.folder, "\(other)/scratch"] {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
        }
        try FileManager.default.createSymbolicLink(
            atPath: "\(site.folder)/.archive",
            withDestinationPath: other
        )

        #expect(throws: SiteError.self) { _ = try site.builder.build([export]) }
        #expect(FileManager.default.fileExists(atPath: "\(other)/scratch"))
    }

    @Test func missingIndexIsMadeAgain() throws {
        let site = try TestSite()
        let export = try site.export("e", [TestMessage(id: "1", seconds: 0)])
        _ = try site.builder.build([export])
        let before = try site.files
        try FileManager.default.removeItem(atPath: "\(site.folder)/c/test-c/1970/01/index.json")

        _ = try site.builder.build([export])

        #expect(try TestSite.difference(before, site.files) == [])
    }

    @Test func renderingOfNoSiteMakesNone() throws {
        let site = try TestSite()

        #expect(throws: SiteError.notASite(path: site.folder)) { _ = try site.builder.render() }
        #expect(!FileManager.default.fileExists(atPath: site.folder))
    }

    @Test func mirrorOfABrokenExportRemovesNothing() throws {
        let site = try TestSite()
        let whole = try site.export("a", [TestMessage(id: "1", seconds: 0)])
        let broken = try site.export("b", [])
        try Data("[".utf8).write(to: URL(fileURLWithPath: "\(broken)/messages.test"))
        _ = try site.builder.build([whole])
        let before = try site.files
        var mirror = site.builder
        mirror.isMirror = true

        let report = try mirror.build([whole, broken])

        #expect(report.isRefused && report.exitCode == 2)
        #expect(try TestSite.difference(before, site.files) == [])
    }

    @Test func manyAddressesTakeNoMoreThanTheirLength() throws {
        let text = String(repeating: "https://a http://", count: 20_000)
        let message = TestMessage(id: "1", seconds: 0, text: text)

        #expect(try page([message]).contains("</html>"))
    }

    @Test func longAnswersAreCutByScalars() throws {
        let marks = "a" + String(repeating: "\u{301}", count: 100_000)
        let messages = [
            TestMessage(id: "1", seconds: 0, text: marks),
            TestMessage(id: "2", seconds: 90_000, text: "Yes", answers: "1"),
        ]

        #expect(try page(messages, "c/test-c/1970/01/02.html").utf8.count < 20_000)
    }

    @Test(arguments: [
        (
            SiteError.unreadable(path: "a"),
            "'a' cannot be read.\nTo fix, check that it is there and may be read."
        ),
        (
            .unwritable(path: "a", reason: "Disk full"),
            "'a' cannot be written: Disk full.\n"
                + "To fix, check the permissions and the free space; the next call goes on."
        ),
        (
            .notASite(path: "a"),
            "'a' is no site, which has a file 'archive.json'.\n"
                + "To fix, name a site, or an empty folder to build one."
        ),
        (
            .tooNew(path: "a", version: 2),
            "'a' has version 2 of sites.\nTo fix, use a later version of the program."
        ),
        (
            .busy(path: "a"),
            "'a' is being written by another program.\nTo fix, wait until that ends."
        ),
        (
            .damaged(path: "a", line: 3),
            "'a' is damaged in line 3.\n"
                + "To fix, remove the file, and build with the export that it came from."
        ),
        (
            .damaged(path: "a", line: 0),
            "'a' is damaged.\nTo fix, remove the file, and build with the export that it came from."
        ),
    ])
    func errorSaysWhatToDo(_ error: SiteError, _ text: String) {
        #expect(error.description == text)
    }
}
