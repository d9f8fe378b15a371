import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Foundation
import Testing
import Views

@testable import Hosting
@testable import Workbench

struct PageSpoolTests {
    @Test(arguments: Cases(8, of: 200))
    func whatIsSpooledIsTheWholePage(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let limit = Int.random(in: 1...20_000, using: &generator)
        let texts = (0..<Int.random(in: 0...60, using: &generator)).map { number in
            "\(number) " + String(repeating: "Ahoy ", count: Int(generator.next() % 200))
        }
        try withTemporaryFolder { folder in
            let path = "\(folder)/page.html"
            var (page, whole) = (HTMLPage(title: "Page"), HTMLPage(title: "Page"))
            let spool = PageSpool(for: path, limit: limit)
            for text in texts {
                page.append(paragraph: text)
                whole.append(paragraph: text)
                try spool.take(from: &page)
            }

            let program = Program(output: CapturedText(), errors: CapturedText())
            try program.save(page, spool, to: path)

            let saved = try Data(contentsOf: URL(filePath: path))
            #expect(Array(saved) == whole.bytes, "seed \(seed), limit \(limit)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["page.html"])
        }
    }

    @Test func nothingIsLeftOfAPageThatIsNotSaved() throws {
        try withTemporaryFolder { folder in
            var page = HTMLPage(title: "Page")
            let spool = PageSpool(for: "\(folder)/page.html", limit: 1)
            page.append(paragraph: "Ahoy")

            try spool.take(from: &page)

            let left = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(left.isEmpty)
            #expect(!page.text.contains("Ahoy"))
        }
    }

    @Test func whatAKilledProgramLeftIsNotInTheWay() throws {
        try withTemporaryFolder { folder in
            let left = "\(folder)/.workbench-\(getpid())-body"
            try "old".write(toFile: left, atomically: false, encoding: .utf8)
            var page = HTMLPage(title: "Page")
            page.append(paragraph: "Ahoy")

            try PageSpool(for: "\(folder)/page.html", limit: 1).take(from: &page)

            #expect(!FileManager.default.fileExists(atPath: left))
        }
    }

    @Test func aMissingFolderIsReportedAtOnce() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/missing/page.html"
            var page = HTMLPage(title: "Page")
            page.append(paragraph: "Ahoy")

            #expect(throws: ProgramError.page(.failed(path, .failed(ENOENT)))) {
                try PageSpool(for: path, limit: 1).take(from: &page)
            }
        }
    }

    @Test func noMoreThanTwoMessagesAreKeptWhileAPageIsWritten() throws {
        let arguments = Arguments()
        let components = try ComponentsSetup(arguments: arguments).defaults()
        let input = ConversationInput(arguments: arguments, components: components)
        let channel = try #require(try input.load().channels.first)
        let section = try #require(MessageSection.sections(of: channel).first)
        var composer = MessageComposer(components, variant: .frames)
        var page = HTMLPage(title: "Page")
        var views: [WeakView] = []
        var most = 0

        let entries = section.selected.lazy.map { message in
            let entry = composer.picture(of: message)
            views.append(WeakView(entry.view))
            return entry
        }
        page.append(transcript: entries) { _ in
            most = max(most, views.count { $0.view != nil })
        }

        #expect(views.count == section.places.count)
        #expect(most <= 2)
    }
}

private struct WeakView {
    weak var view: View?

    init(_ view: View) {
        self.view = view
    }
}
