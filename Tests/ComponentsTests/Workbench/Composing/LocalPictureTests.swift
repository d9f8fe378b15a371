import DefaultComponents
import Foundation
import Testing
import Views

@testable import Workbench

@Suite struct LocalPictureTests {
    private static let dot = Array("GIF89a".utf8) + [3, 0, 2, 0]

    /// Calls the closure with a folder of pictures, with a file and a link beside it.
    private func withPictures(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let manager = FileManager.default
            try manager.createDirectory(
                atPath: "\(folder)/chat/sea",
                withIntermediateDirectories: true
            )
            for path in ["secret.gif", "chat/a.gif", "chat/sea/b c.gif", "chat/.hidden.gif"] {
                try Data(Self.dot).write(to: URL(filePath: "\(folder)/\(path)"))
            }
            try Data("{}".utf8).write(to: URL(filePath: "\(folder)/chat/chat.json"))
            for (link, target) in [("out.gif", "../secret.gif"), ("in.gif", "sea/b c.gif")] {
                try manager.createSymbolicLink(
                    atPath: "\(folder)/chat/\(link)",
                    withDestinationPath: target
                )
            }
            try body(folder)
        }
    }

    @Test func addressesLeadBelowTheFolderAlone() throws {
        try withPictures { folder in
            for start in ["\(folder)/chat", "\(folder)/chat/chat.json"] {
                let pictures = try #require(LocalPictures(beside: start))
                func has(_ address: String) -> Bool {
                    pictures.file(PictureRequest(address)) == Self.dot
                }

                #expect(["a.gif", "sea/b c.gif", "in.gif"].filter { !has($0) } == [])
                let others = [
                    "../secret.gif", "sea/../a.gif", "./a.gif", "\(folder)/secret.gif", "/a.gif",
                    "out.gif", ".hidden.gif", "chat.json", "sea", "sea/", "", "missing.gif",
                    "a.gif\0", "sea\\b c.gif", "file:a.gif", "file://\(folder)/secret.gif",
                    "%2e%2e/secret.gif", "sea//b c.gif", "a.gif\n",
                ]
                #expect(others.filter { pictures.file(PictureRequest($0)) != nil } == [])
            }
            #expect(LocalPictures(beside: "\(folder)/none.json") == nil)
        }
    }

    @Test func onlyTheBeginningIsReturnedWhereThatIsEnough() throws {
        try withPictures { folder in
            let pictures = try #require(LocalPictures(beside: "\(folder)/chat"))

            #expect(pictures.file(PictureRequest("a.gif", limit: 4)) == Array("GIF8".utf8))
        }
    }

    @Test func negativeLimitsAreNone() throws {
        try withPictures { folder in
            let pictures = try #require(LocalPictures(beside: "\(folder)/chat"))

            #expect(PictureRequest("a.gif", limit: -1) == PictureRequest("a.gif", limit: 0))
            #expect(pictures.file(PictureRequest("a.gif", limit: .min)) == [])
        }
    }

    @Test func noMoreIsReadOfAFileThanIsAskedFor() throws {
        try withPictures { folder in
            let path = "\(folder)/chat/long.gif"
            let long = Self.dot + (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
            try Data(long).write(to: URL(filePath: path))
            let pictures = try #require(LocalPictures(beside: "\(folder)/chat"))

            for length in [0, 1, 65_536, 70_000, 400_000] {
                let first = Array(long.prefix(length))
                #expect(try DiskItem.bytes(of: path, first: length) == first)
                #expect(pictures.file(PictureRequest("long.gif", limit: length)) == first)
            }
            #expect(throws: DiskFault.self) {
                try DiskItem.bytes(of: path, upTo: 300_000, first: 1)
            }
        }
    }

    @Test func pagesShowThePicturesThatTheyAreAskedFor() throws {
        try withPictures { folder in
            let chat = """
                {"format": "conversation", "version": 1, "users": [{"id": "ann", "name": "Ann"}], "channels": [
                {"id": "c", "name": "C", "messages": [{"id": "1", "author": "ann", "time": "2026-03-02T09:41:00Z",
                "attachments": [{"kind": "image", "url": "sea/b c.gif"}, {"kind": "image", "url": "../secret.gif"},
                {"kind": "image", "url": "https://a.example/a.png"}]}]}]}
                """
            try Data(chat.utf8).write(to: URL(filePath: "\(folder)/chat/chat.json"))
            func sources(_ flags: [String]) throws -> [String] {
                let path = "\(folder)/\(flags.joined()).html"
                let run = DemoRun(["picture", "\(folder)/chat/chat.json", "--to", path] + flags)
                #expect(run.code == .success, "\(run.errors)")
                let page = try String(contentsOfFile: path, encoding: .utf8)
                return page.matches(of: /\ssrc="([^"]*)"/).map { String($0.1) }
            }

            #expect(try sources([]) == [])
            #expect(try sources(["--pictures=embed"]) == ["data:image/gif;base64,R0lGODlhAwACAA=="])
            #expect(try sources(["--pictures=link"]) == ["https://a.example/a.png"])
        }
    }

    @Test func unknownWaysAreErrors() {
        let run = DemoRun(["picture", "--to", "a.html", "--pictures", "emebd"])

        #expect(run.code == .usage)
        #expect(
            run.errors.contains(
                "There is no way of showing pictures 'emebd'. To fix, write the nearest, 'embed'."
            ),
            "\(run.errors)"
        )
    }
}
