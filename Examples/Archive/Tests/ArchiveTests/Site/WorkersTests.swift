import ArchiveStorage
import Foundation
import Testing

@testable import ArchiveSite

/// Work on several threads.
@Suite struct WorkersTests {
    @Test(arguments: [1, 2, 5])
    func eachPartIsDoneOnceAndThenFinished(_ count: Int) throws {
        var next = 0
        var finished: Set<Int> = []
        let workers = Workers {
            next += 1
            return next <= 100 ? next : nil
        } finished: { part in
            #expect(finished.insert(part).inserted)
        }

        try workers.run(count) {
            0
        } work: { _, done in
            done += 1
        }

        #expect(finished == Set(1...100))
    }

    @Test func noPartIsBegunAfterAnError() {
        var taken = 0
        let workers = Workers<Int> {
            taken += 1
            return taken
        }

        #expect(throws: SiteError.unreadable(path: "3")) {
            try workers.run(1) {
            } work: { part, _ throws(SiteError) in
                if part == 3 { throw .unreadable(path: "3") }
            }
        }
        #expect(taken == 3)
    }

    @Test func anErrorOfTheSourceEndsTheWork() {
        let workers = Workers<Int> { () throws(SiteError) -> Int? in
            throw .unreadable(path: "source")
        }

        #expect(throws: SiteError.unreadable(path: "source")) {
            try workers.run(2) {
            } work: { _, _ in
            }
        }
    }

    @Test(arguments: [false, true])
    func backgroundWorkIsDoneInOrderUpToTheFirstError(_ isConcurrent: Bool) throws {
        let scratch = try Scratch()
        let work = BackgroundWork(isConcurrent: isConcurrent)
        let path = scratch.path("file")

        var failures: [SiteError] = []
        for number in 1...50 {
            do throws(SiteError) {
                try work.add { () throws(SiteError) in
                    if number == 40 { throw .unreadable(path: "40") }
                    try OutputFile.replace(path, with: Array("\(number)".utf8)) { path + ".new" }
                }
            } catch {
                failures.append(error)
                break
            }
        }

        if failures.isEmpty {
            #expect(throws: SiteError.unreadable(path: "40")) { try work.wait() }
        } else {
            #expect(failures == [.unreadable(path: "40")])
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "39")
    }
}

/// Files that are made when their first block is written.
@Suite struct OutputFileTests {
    @Test func aFileIsMadeWhenItIsFlushed() throws {
        let scratch = try Scratch()
        let path = scratch.path("file")
        let file = OutputFile(path: path)

        try file.write("text".utf8)
        let unwritten = file.unwritten
        let isThere = FileManager.default.fileExists(atPath: path)
        try file.flush()

        #expect(unwritten == Array("text".utf8))
        #expect(!isThere && file.unwritten == nil)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
    }

    @Test func aFileWithoutBytesIsMadeToo() throws {
        let scratch = try Scratch()
        let path = scratch.path("empty")

        try OutputFile(path: path).flush()

        #expect(FileManager.default.contents(atPath: path) == Data())
    }

    @Test func aFileThatCannotBeMadeIsReported() throws {
        let file = OutputFile(path: "/nowhere/file")
        let reason = "No such file or directory"

        #expect(throws: SiteError.unwritable(path: "/nowhere/file", reason: reason)) {
            try file.flush()
        }
    }
}
