import Foundation
import Testing

@testable import Hosting
@testable import Workbench

struct PageFileTests {
    @Test func fileIsWrittenWholeAndAlone() throws {
        try withTemporaryFolder { folder in
            try PageFile.write(Array("梅\n".utf8), to: "\(folder)/a.html")

            #expect(try content("\(folder)/a.html") == "梅\n")
            #expect(try names(in: folder) == ["a.html"])
        }
    }

    @Test func fileIsReplacedWithItsPermissions() throws {
        try withTemporaryFile("a.html", "before") { path in
            unsafe chmod(path, 0o600)

            try PageFile.write(Array("after".utf8), to: path)

            #expect(try content(path) == "after")
            #expect(try permissions(path) == 0o600)
        }
    }

    @Test func linkStaysOneAndItsTargetIsReplaced() throws {
        try withTemporaryFile("a.html", "before") { path in
            let link = path + ".link"
            unsafe symlink(path, link)

            try PageFile.write(Array("after".utf8), to: link)

            #expect(try content(path) == "after")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
        }
    }

    @Test func linkThatLeadsNowhereStaysOneAndWhatItNamesIsWritten() throws {
        try withTemporaryFolder { folder in
            unsafe symlink("b.html", "\(folder)/a.html")
            unsafe symlink("a.html", "\(folder)/link")

            try PageFile.write(Array("page".utf8), to: "\(folder)/link")

            #expect(try names(in: folder).sorted() == ["a.html", "b.html", "link"])
            #expect(try content("\(folder)/b.html") == "page")
        }
    }

    @Test func linksInACircleAreAnError() throws {
        try withTemporaryFolder { folder in
            unsafe symlink("b", "\(folder)/a")
            unsafe symlink("a", "\(folder)/b")

            #expect(throws: PageError.failed("\(folder)/a", .failed(ELOOP))) {
                try PageFile.write([], to: "\(folder)/a")
            }
        }
    }

    @Test func nameMayBeAsLongAsTheSystemTakes() throws {
        try withTemporaryFolder { folder in
            let name = String(repeating: "a", count: 255)

            try PageFile.write([], to: "\(folder)/\(name)")

            #expect(try names(in: folder) == [name])
        }
    }

    @Test func draftThatIsLetGoIsDeleted() throws {
        try withTemporaryFolder { folder in
            let draft = try PageDraft(for: PagePlace("\(folder)/a.html"))
            let meanwhile = try names(in: folder)
            try draft.sink.write("page")
            _ = consume draft

            let left = try names(in: folder)
            #expect(meanwhile.count == 1)
            #expect(left.isEmpty)
        }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func signalsLeaveNothing(signal: Int32) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString
        ).path
        try PageFile.makeFolder(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }

        await #expect(processExitsWith: .signal(signal)) {
            [folder = folder as String, signal = signal as Int32] in
            // The caller of the test may have ignored or blocked the signal.
            Foundation.signal(signal, SIG_DFL)
            var none = sigset_t()
            unsafe sigemptyset(&none)
            unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
            TemporaryFileCleanup.arm()
            let draft = try PageDraft(for: PagePlace("\(folder)/a.html"))
            raise(signal)
            try draft.publish()
        }

        let left = try names(in: folder)
        #expect(left.isEmpty)
    }

    @Test func folderIsNotReplaced() throws {
        try withTemporaryFolder { folder in
            #expect(throws: PageError.isFolder(folder)) { try PageFile.write([], to: folder) }
            #expect(throws: PageError.isFolder("\(folder)/")) {
                try PageFile.write([], to: "\(folder)/")
            }
        }
    }

    @Test func deviceIsNotReplaced() {
        #expect(throws: PageError.isNoFile("/dev/null")) { try PageFile.write([], to: "/dev/null") }
    }

    @Test func missingFolderIsAnErrorThatLeavesNothing() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/missing/a.html"

            #expect(throws: PageError.failed(path, .failed(ENOENT))) {
                try PageFile.write([], to: path)
            }
            let left = try names(in: folder)
            #expect(left.isEmpty)
        }
    }

    @Test func foldersAreMadeWithThoseTheyAreIn() throws {
        try withTemporaryFolder { folder in
            try PageFile.makeFolder("\(folder)/a/b/")
            try PageFile.makeFolder("\(folder)/a/b")

            #expect(try names(in: "\(folder)/a") == ["b"])
        }
    }

    @Test func fileIsNoFolder() throws {
        try withTemporaryFile("a", "") { path in
            #expect(throws: PageError.isNoFolder(path)) { try PageFile.makeFolder(path) }
            #expect(throws: PageError.isNoFolder(path)) { try PageFile.makeFolder("\(path)/b") }
        }
    }

    @Test func linkThatLeadsNowhereIsNoFolder() throws {
        try withTemporaryFolder { folder in
            unsafe symlink("missing", "\(folder)/a")

            #expect(throws: PageError.failed("\(folder)/a", .failed(EEXIST))) {
                try PageFile.makeFolder("\(folder)/a")
            }
        }
    }

    @Test(arguments: [
        (
            PageError.isFolder("a\u{1B}b"),
            "'a\\u{1B}b' is a folder. To fix, write '--to' with the name of a file in it."
        ),
        (
            .isNoFile("/dev/null"),
            "'/dev/null' is neither a file nor free. To fix, write '--to' with another name."
        ),
        (
            .isNoFolder("a"),
            "'a' is no folder. To fix, write '--to' with the name of a folder, which is made if it "
                + "is missing."
        ),
        (
            .failed("a", .failed(ENOSPC)),
            "'a' cannot be written: No space left on device. To fix, write '--to' with a path in a "
                + "folder that is there, may be written and has room."
        ),
    ])
    func errorsSayWhatToWrite(error: PageError, text: String) {
        let catalogue = ProgramError.page(error, flag: .catalogue)

        #expect(ProgramError.page(error).text(for: "demo") == text)
        #expect(catalogue.text(for: "demo") == text.replacing("'--to'", with: "'--catalogue'"))
        #expect(catalogue.exitCode == .outputFailed)
    }

    @Test func theFlagThatNamedAPlaceIsReported() throws {
        try withTemporaryFolder { folder in
            let run = DemoRun(["slots", "--catalogue", folder])

            #expect(run.errors.contains("write '--catalogue' with the name of a file in it."))
        }
    }

    private func content(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}

extension PageFile {
    /// Writes a file of these bytes.
    static func write(_ bytes: [UInt8], to path: String) throws(PageError) {
        try write(to: path) { sink throws(OutputError) in try sink.write(bytes) }
    }
}
