import Foundation
import Testing

@testable import Workbench

struct PictureCommandTests {
    @Test func everyMessageIsAnArticle() throws {
        try withPage("") { page, run in
            #expect(page.matches(of: /<article[ >]/).count == DemoRun([]).ids.count)
            #expect(run.errors.isEmpty)
            #expect(run.code == .success)
        }
    }

    @Test func pathOfThePageIsPrinted() throws {
        try withTemporaryFolder { folder in
            let run = DemoRun(["picture", "--to", "\(folder)/a.html", "--message", "m24"])

            #expect(run.output == "\(folder)/a.html\n")
        }
    }

    @Test func samePageHasTheSameBytes() throws {
        try withPage("--all-plugins --rtl") { page, _ in
            try withPage("--all-plugins --rtl") { other, _ in
                #expect(page == other)
            }
        }
    }

    @Test func framesAreForTests() throws {
        try withPage("--message m24") { page, _ in #expect(!page.contains(" data-")) }
        try withPage("--message m24 --frames") { page, _ in
            #expect(page.contains(" data-frame="))
            #expect(page.contains(" data-width="))
        }
    }

    @Test func readersChooseTheSchemeUnlessItIsDark() throws {
        try withPage("--message m24") { page, _ in
            #expect(page.contains("prefers-color-scheme"))
        }
        try withPage("--message m24 --dark") { page, _ in
            #expect(!page.contains("prefers-color-scheme"))
        }
    }

    @Test func directionIsThePages() throws {
        try withPage("--message m24 --rtl") { page, _ in #expect(page.contains("dir=\"rtl\"")) }
    }

    @Test func nothingIsWrittenIfTheInputIsWrong() throws {
        try withTemporaryFolder { folder in
            let run = DemoRun(["picture", "missing.json", "--to", "\(folder)/a.html"])

            #expect(run.code == .noInput)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(files.isEmpty)
        }
    }

    @Test func folderIsNoPage() throws {
        try withTemporaryFolder { folder in
            let run = DemoRun(["picture", "--to", folder])

            #expect(
                run.errors == "error: '\(folder)' is a folder. To fix, write '--to' with the name "
                    + "of a file in it.\n"
            )
            #expect(run.code == .outputFailed)
        }
    }

    @Test func changedMessagesStandBesideWhatTheyWere() throws {
        try withPage("--plugin squared-bubble --message m33", of: ["diff", "--picture"]) {
            page,
            run in
            #expect(page.matches(of: /<figure[ >]/).count == 2)
            #expect(page.matches(of: /<article[ >]/).count == 2)
            #expect(run.errors.isEmpty)
        }
    }

    @Test func pageOfNoDifferencesSaysSo() throws {
        try withPage("--plugin squared-bubble --message m4", of: ["diff", "--picture"]) {
            page,
            run in
            #expect(page.contains("No differences."))
            #expect(run.errors == "no differences\n")
            #expect(run.code == .success)
        }
    }

    /// Writes a page and reads it.
    private func withPage(
        _ flags: String,
        of command: [String] = ["picture"],
        _ body: (String, DemoRun) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            let words = flags.split(separator: " ").map(String.init)
            let run = DemoRun(command + ["--to", "\(folder)/page.html"] + words)
            try body(String(contentsOfFile: "\(folder)/page.html", encoding: .utf8), run)
        }
    }
}
