import Foundation
import Testing

@testable import demo

struct GalleryTests {
    @Test func everyExhibitHasAPageAndTheIndexLinksToIt() throws {
        try withGallery { folder, run in
            let names = GalleryExhibit.all.map { "\($0.name).html" }

            #expect(run.output == "\(folder)/index.html\n")
            #expect(run.errors.isEmpty)
            #expect(run.code == .success)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(Set(files) == Set(names + ["index.html"]))
            let index = try page("index", in: folder)
            #expect(names.allSatisfy { index.contains("href=\"\($0)\"") })
        }
    }

    @Test func everyPluginHasAnExhibitAndAllAreTogetherInTheLast() {
        let names = GalleryExhibit.all.map(\.name)

        #expect(names == Examples.ids + ["all-together"])
        #expect(GalleryExhibit.all.last?.plugins.count == Examples.ids.count)
    }

    @Test func sameGalleryHasTheSameBytes() throws {
        try withGallery { folder, _ in
            let before = try pages(in: folder)

            #expect(DemoRun(["gallery", "--to", folder]).code == .success)

            let after = try pages(in: folder)
            #expect(before == after)
        }
    }

    @Test func foreignFilesStay() throws {
        try withTemporaryFolder { folder in
            try "mine".write(toFile: "\(folder)/notes.txt", atomically: true, encoding: .utf8)

            #expect(DemoRun(["gallery", "--to", "\(folder)/"]).code == .success)

            let notes = try String(contentsOfFile: "\(folder)/notes.txt", encoding: .utf8)
            #expect(notes == "mine")
        }
    }

    @Test func fileIsNoGallery() throws {
        try withTemporaryFile("gallery", "mine") { path in
            let run = DemoRun(["gallery", "--to", path])

            #expect(
                run.errors == "error: '\(path)' is no folder. To fix, write '--to' with the name "
                    + "of a folder, which is made if it is missing.\n"
            )
            #expect(run.output.isEmpty)
            #expect(run.code == .outputFailed)
        }
    }

    @Test func progressIsToldToThoseWhoWatch() throws {
        try withTemporaryFolder { folder in
            let run = DemoRun(["gallery", "--to", folder], in: Surroundings(isWatched: true))
            let lines = run.errors.split(separator: "\n")

            #expect(lines.count == GalleryExhibit.all.count + 1)
            #expect(lines.first == "gallery: 1 of 14 pages")
            #expect(lines.last == "gallery: 14 of 14 pages")
        }
    }

    @Test(arguments: GalleryExhibit.all.map(\.name))
    func exhibitShowsItsCode(name: String) throws {
        let exhibit = try #require(GalleryExhibit.all.first { $0.name == name })

        try withGallery { folder, _ in
            let page = try page(name, in: folder)

            #expect(page.contains("try Components.default.install(["))
            for plugin in exhibit.plugins {
                #expect(page.contains("public struct \(type(of: plugin)): Plugin {"))
            }
        }
    }

    private func page(_ name: String, in folder: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name).html", encoding: .utf8)
    }

    private func pages(in folder: String) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))
            }
        )
    }

    /// Writes the gallery into a folder that is not there yet.
    private func withGallery(_ body: (String, DemoRun) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let gallery = "\(folder)/new/gallery"
            try body(gallery, DemoRun(["gallery", "--to", gallery]))
        }
    }
}
