import Testing
import Views

@testable import WebChat

/// The files of pictures, and what is left out of them.
struct CleanPictureTests {
    @Test func picturesWithoutMetadataStayAsTheyAre() throws {
        for file in SamplePicture.all(withSecrets: false) {
            let picture = try #require(CleanPicture(file))
            #expect(picture.bytes == file)
        }
    }

    @Test func metadataAndWhatIsBehindTheEndAreRemoved() throws {
        let files = SamplePicture.all(withSecrets: true)

        let pictures = files.compactMap(CleanPicture.init)

        #expect(pictures.map(\.format) == [.png, .jpeg, .gif, .webp])
        for picture in pictures {
            let text = String(decoding: picture.bytes, as: Unicode.ASCII.self)
            #expect(!text.contains("script") && !text.contains("GPS"), "\(picture.format)")
        }
        let plain = SamplePicture.all(withSecrets: false)
        #expect(pictures[0].bytes == plain[0])
        #expect(pictures[2].bytes == plain[2])
        #expect(pictures[3].bytes == plain[3])
    }

    @Test func turnedPhotographsStayTurned() throws {
        let plain = try #require(CleanPicture(SamplePicture.jpeg()))
        let turned = try #require(CleanPicture(SamplePicture.jpeg(withSecrets: true)))

        #expect((plain.width, plain.height) == (4, 6))
        #expect((turned.width, turned.height) == (6, 4))
        #expect(CleanPicture(turned.bytes)?.bytes == turned.bytes)
    }

    @Test func filesThatAreCutOffAreRefused() {
        for file in SamplePicture.all(withSecrets: false) {
            for count in 0..<file.count {
                #expect(CleanPicture(Array(file.prefix(count))) == nil, "\(count) of \(file.count)")
            }
        }
    }

    @Test(arguments: [
        "", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<!DOCTYPE html><script>1</script>",
        "GIF89a=1;/*<script>1</script>", "%PDF-1.7", "RIFF\u{4}\0\0\0WAVE", "BM", "II*\0",
    ])
    func otherFilesAreRefused(text: String) {
        #expect(CleanPicture(Array(text.utf8)) == nil)
    }

    @Test func brokenFilesNeverTrap() {
        var generator = SeededNumbers(seed: 7)
        for _ in 0..<400 {
            for var file in SamplePicture.all(withSecrets: true) {
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let place = Int.random(in: 0..<file.count, using: &generator)
                    file[place] =
                        [0, 0xFF, UInt8.random(in: 0...255, using: &generator)]
                        .randomElement(using: &generator) ?? 0
                }
                if let picture = CleanPicture(file) {
                    #expect(picture.bytes.count <= file.count + 40)
                    #expect(CleanPicture(picture.bytes)?.bytes == picture.bytes)
                }
            }
        }
    }
}

/// A generator of numbers that are the same in each run.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
