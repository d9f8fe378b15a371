import Foundation
import Testing

@testable import Workbench

struct PagePlaceTests {
    @Test func inputIsNotReplaced() throws {
        try withTemporaryFile("chat.json", twoChannels) { path in
            let run = DemoRun(["picture", path, "--to", path])

            #expect(run.code == .usage)
            #expect(
                run.errors
                    == "error: '\(path)' is the input, or lies in it: '\(path)'. To fix, write "
                    + "'--to' with a path outside of it.\n"
            )
            let left = try String(contentsOfFile: path, encoding: .utf8)
            #expect(left == twoChannels)
        }
    }

    @Test(arguments: ["link", "hard", "./chat.json", "folder/../chat.json"])
    func inputOfAnotherNameIsNotReplaced(name: String) throws {
        try withTemporaryFile("chat.json", twoChannels) { path in
            let folder = String(path.dropLast("chat.json".count))
            unsafe symlink("chat.json", folder + "link")
            unsafe link(path, folder + "hard")
            unsafe mkdir(folder + "folder", 0o700)

            #expect(DemoRun(["picture", path, "--to", folder + name]).code == .usage)
            #expect(DemoRun(["picture", folder + name, "--to", path]).code == .usage)
        }
    }

    @Test(arguments: ["page.html", "users.json", "general/2026-03-02.json", "general/../page.html"])
    func folderOfTheInputTakesNoPage(name: String) throws {
        try withExport { folder in
            let run = DemoRun(["picture", folder, "--to", "\(folder)/\(name)"])

            #expect(run.code == .usage)
            #expect(DemoRun([folder]).errors.isEmpty)
        }
    }

    @Test func linkIntoTheInputTakesNoPage() throws {
        try withExport { folder in
            unsafe symlink("\(folder)/general", folder + ".link")
            unsafe symlink("\(folder)/page.html", folder + ".html")

            #expect(
                DemoRun(["picture", folder, "--to", folder + ".link/page.html"]).code == .usage
            )
            #expect(DemoRun(["picture", folder, "--to", folder + ".html"]).code == .usage)
        }
    }

    @Test func folderBesideTheInputTakesPages() throws {
        try withExport { folder in
            let run = DemoRun(["picture", folder, "--to", folder + ".html"])

            #expect(run.errors.isEmpty)
            #expect(run.code == .success)
        }
    }

    @Test func linkToANameThatIsNotUTF8TakesNoPage() throws {
        try withTemporaryFolder { folder in
            unsafe symlink([-1, 0] as [CChar], "\(folder)/link")

            let run = DemoRun(["picture", "--message", "m2", "--to", "\(folder)/link"])

            #expect(run.code == .outputFailed)
            let left = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(left == ["link"])
        }
    }

    @Test func wordThatIsNotUTF8IsAnError() throws {
        let errors = CapturedText()
        let words = [Array("picture".utf8), Array("--to".utf8), [0x61, 0xFF, 0x62]]

        let code = Program(output: CapturedText(), errors: errors).run(words)

        #expect(code == .usage)
        #expect(
            errors.text
                == "error: 'a\u{FFFD}b' is not written in UTF-8. To fix, write it so; rename a "
                + "file whose name is not.\n"
        )
    }
}
