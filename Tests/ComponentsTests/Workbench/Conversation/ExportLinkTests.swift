import Foundation
import Testing

@testable import Workbench

struct ExportLinkTests {
    @Test func channelBehindALinkIsNotFollowedUnlessAsked() throws {
        try withExport { folder in
            try FileManager.default.moveItem(atPath: "\(folder)/general", toPath: folder + ".out")
            unsafe symlink(folder + ".out", "\(folder)/general")

            let run = DemoRun([folder])
            #expect(run.code == .noInput)
            #expect(
                run.errors
                    == "error: '\(folder)/general' is a link that leads out of the folder, and "
                    + "was not followed. To fix, write '--follow-links' if what it leads to may be "
                    + "read.\n"
            )
            #expect(DemoRun([folder, "--follow-links"]).ids == ["1.0"])
        }
    }

    @Test func lenientLoadTellsOfLinksAndHowToFollow() throws {
        try withExport { folder in
            unsafe symlink("/etc/passwd", "\(folder)/general/2026-03-03.json")

            let run = DemoRun([folder, "--lenient"])
            #expect(run.ids == ["1.0"])
            #expect(
                run.errors
                    == "note: skipped a part: '\(folder)/general/2026-03-03.json' is a link that "
                    + "leads out of the folder, and was not followed.\n"
                    + "note: write '--follow-links' to follow links that lead out of an export\n"
            )
        }
    }

    @Test(arguments: ["users.json", "channels.json", "general/2026-03-02.json"])
    func linkInsteadOfAFileIsNotFollowed(name: String) throws {
        try withExport { folder in
            let path = "\(folder)/\(name)"
            try FileManager.default.moveItem(atPath: path, toPath: folder + ".out")
            unsafe symlink(folder + ".out", path)

            #expect(DemoRun([folder]).code == .noInput)
            #expect(DemoRun([folder, "--follow-links"]).ids == ["1.0"])
        }
    }

    @Test func linksWithinAnExportAreFollowed() throws {
        try withExport { folder in
            unsafe symlink("general/2026-03-02.json", "\(folder)/first.json")
            try FileManager.default.moveItem(
                atPath: "\(folder)/general",
                toPath: "\(folder)/.general"
            )
            unsafe symlink(".general", "\(folder)/general")
            unsafe symlink(folder, folder + ".link")

            #expect(DemoRun([folder + ".link"]).ids == ["1.0"])
        }
    }
}

/// Makes an export of one channel and runs a closure with its path.
func withExport(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
        try PageFile.makeFolder("\(folder)/general")
        let files = [
            "users.json": #"[{"id": "U1", "name": "ida"}]"#,
            "channels.json": #"[{"id": "C1", "name": "general"}]"#,
            "general/2026-03-02.json":
                #"[{"type": "message", "user": "U1", "text": "Hi", "ts": "1.0"}]"#,
        ]
        for (name, text) in files {
            try PageFile.write(Array(text.utf8), to: "\(folder)/\(name)")
        }
        try body(folder)
    }
}
