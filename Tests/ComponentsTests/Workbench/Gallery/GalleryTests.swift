import Foundation
import Testing

@testable import Workbench
@testable import demo

struct GalleryTests {
    @Test func everySampleHasAPageAndTheIndexLinksToIt() throws {
        let names = GallerySample.all.map { "\($0.name).html" }

        let gallery = try WrittenGallery.first.get()

        #expect(gallery.run.output == "\(gallery.folder)/index.html\n")
        #expect(gallery.run.errors.isEmpty)
        #expect(gallery.run.code == .success)
        #expect(
            Set(gallery.files.keys) == Set(names + ["index.html", "languages.html", "themes.html"])
        )
        let index = gallery.text("index.html")
        #expect(names.allSatisfy { index.contains("href=\"\($0)\"") })
    }

    @Test func eachTitleStandsOnceInTheIndex() throws {
        let index = try WrittenGallery.first.get().text("index.html")

        for title in GallerySample.all.map(\.title) + ["Themes"] {
            #expect(index.components(separatedBy: ">\(title)").count == 2, "\(title)")
        }
    }

    @Test func everyPluginHasAnSampleAndAllAreTogetherInTheLast() {
        let names = GallerySample.all.map(\.name)

        #expect(names == Examples.ids + ["all-together"])
        #expect(GallerySample.all.last?.plugins.count == Examples.ids.count)
    }

    @Test func allTogetherAreSeenInFourLooksWithAMessageForEachChange() throws {
        let page = try WrittenGallery.first.get().text("all-together.html")

        for look in ["Light", "Dark", "Right to left", "Large text"] {
            #expect(page.contains(">\(look)</h2>"), "\(look)")
        }
        let pictures = 2 * 4
        #expect(page.components(separatedBy: "<article").count - 1 > 4 * pictures)
    }

    @Test func sameGalleryHasTheSameBytes() throws {
        let (first, second) = (try WrittenGallery.first.get(), try WrittenGallery.second.get())

        #expect(second.run.code == .success)
        #expect(second.files.filter { $0.key != "notes.txt" } == first.files)
    }

    @Test func foreignFilesStay() throws {
        let gallery = try WrittenGallery.second.get()

        #expect(gallery.text("notes.txt") == "mine")
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

    @Test func aGalleryThatFailsLeavesNoPages() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                atPath: "\(folder)/index.html",
                withIntermediateDirectories: true
            )

            let run = DemoRun(["gallery", "--to", folder])

            #expect(run.code == .outputFailed)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["index.html"])
        }
    }

    @Test func progressIsReportedToThoseWhoWatch() throws {
        let lines = try WrittenGallery.second.get().run.errors.split(separator: "\n")

        #expect(lines.count == GallerySample.all.count + 3)
        #expect(lines.first == "gallery: 1 of 16 pages")
        #expect(lines.last == "gallery: 16 of 16 pages")
    }

    @Test(arguments: GallerySample.all.map(\.name))
    func sampleShowsItsCode(name: String) throws {
        let sample = try #require(GallerySample.all.first { $0.name == name })

        let page = try WrittenGallery.first.get().text("\(name).html")

        #expect(page.contains("try Components.default.install(["))
        for plugin in sample.plugins {
            #expect(page.contains("public struct \(type(of: plugin)): Plugin {"))
        }
    }
}
