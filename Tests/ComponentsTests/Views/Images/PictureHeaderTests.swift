import Testing
import Views

@Suite struct PictureHeaderTests {
    /// Returns the beginnings of files of 300 by 200 pixels; JPEG has an orientation between the others.
    static let files: [(name: String, format: PictureHeader.Format, bytes: [UInt8])] = [
        ("png", .png, png(300, 200)), ("gif", .gif, Array("GIF89a".utf8) + [0x2C, 1, 0xC8, 0, 0]),
        ("old gif", .gif, Array("GIF87a".utf8) + [0x2C, 1, 0xC8, 0]),
        ("jpeg", .jpeg, jpeg(300, 200)),
        ("jpeg, upright", .jpeg, jpeg(300, 200, exif(3))),
        ("jpeg, turned", .jpeg, jpeg(200, 300, exif(6))),
        ("jpeg, turned, Intel", .jpeg, jpeg(200, 300, exif(8, isLittle: true))),
        ("jpeg, progressive", .jpeg, jpeg(300, 200, [0xFF, 0xFF, 0x01], frame: 0xC2)),
        ("lossy webp", .webp, webp("VP8 ", [0x30, 1, 0, 0x9D, 1, 0x2A, 0x2C, 0x41, 0xC8, 0])),
        ("lossless webp", .webp, webp("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0x10])),
        ("extended webp", .webp, webp("VP8X", [0x10, 0, 0, 0, 0x2B, 1, 0, 0xC7, 0, 0])),
    ]

    @Test(arguments: files)
    func headersStateTheSize(name: String, format: PictureHeader.Format, bytes: [UInt8]) {
        let header = PictureHeader(bytes + [1, 2, 3])

        #expect(header?.format == format, "\(name)")
        #expect(
            header?.width == 300 && header?.height == 200,
            "\(name): \(String(describing: header))"
        )
    }

    @Test(arguments: files)
    func filesThatEndTooEarlyHaveNone(name: String, format: PictureHeader.Format, bytes: [UInt8]) {
        for count in bytes.indices where PictureHeader(Array(bytes[..<count])) != nil {
            // Behind the sizes of one lies a byte more.
            #expect(bytes.count - count <= 1, "\(name) to \(count)")
        }
    }

    @Test(
        arguments: [
            [], Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8),
            Array("GIF88a".utf8) + [1, 0, 1, 0],
            png(0, 200), png(300, 0), png(0xFFFF_FFFF, 1), jpeg(0, 200), jpeg(300, 0),
            // No frame before the pixels, a length that ends before it begins, and no end of segments.
            [0xFF, 0xD8, 0xFF, 0xDA, 0, 8] + jpeg(300, 200).dropFirst(2),
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 1] + jpeg(300, 200).dropFirst(2),
            [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 5_000),
            // Frames between others have no size.
            webp("VP8 ", [0x31, 1, 0, 0x9D, 1, 0x2A, 0x2C, 1, 0xC8, 0]),
            webp("VP8L", [0x2E, 0x2B, 0xC1, 0x31, 0x10]),
            webp("ALPH", [0x10, 0, 0, 0, 0x2B, 1, 0, 0xC7, 0, 0]),
        ] as [[UInt8]]
    )
    func otherFilesHaveNone(bytes: [UInt8]) {
        #expect(PictureHeader(bytes) == nil)
    }

    @Test(arguments: [exif(0), exif(1), exif(9), exif(6, entries: 0)])
    func othersThanTurnedOnesLieAsTheyAre(exif: [UInt8]) {
        let header = PictureHeader(Self.jpeg(300, 200, exif))

        #expect(header?.width == 300 && header?.height == 200)
    }

    @Test func sizesBeyondTheLimitAreNotLookedFor() {
        let long = (0..<5).flatMap { _ in
            [0xFF, 0xED, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 65_533)
        }

        #expect(PictureHeader(Self.jpeg(300, 200, Array(long.prefix(3 * 65_537)))) != nil)
        #expect(PictureHeader(Self.jpeg(300, 200, long)) == nil)
    }

    @Test(arguments: Cases(20, of: 2_000))
    func changedBytesNeverTrap(seed: Case) {
        var random = SeededGenerator(seed: seed)
        for (name, _, bytes) in Self.files {
            var bytes = bytes
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] =
                    [0, 0xFF, .random(in: 0...255, using: &random)].randomElement(using: &random)
                    ?? 0
            }
            bytes.removeLast(Int.random(in: 0...bytes.count / 2, using: &random))
            guard let header = PictureHeader(bytes) else { continue }
            #expect(
                1...1_000_000 ~= header.width && 1...1_000_000 ~= header.height,
                "\(name), \(seed)"
            )
        }
    }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func png(_ width: Int, _ height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + big(width, 4) + big(height, 4)
    }

    private static func webp(_ chunk: String, _ bytes: [UInt8]) -> [UInt8] {
        Array("RIFF\0\0\0\0WEBP\(chunk)\0\0\0\0".utf8) + bytes
    }

    static func jpeg(
        _ width: Int,
        _ height: Int,
        _ segments: [UInt8] = [],
        frame: UInt8 = 0xC0
    ) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0x4A, 0x46] + segments + [0xFF, 0xC4, 0, 3, 9]
            + [0xFF, frame, 0, 11, 8] + big(height, 2) + big(width, 2)
    }

    static func exif(_ orientation: Int, isLittle: Bool = false, entries: Int = 2) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            isLittle ? Array(big(value, count).reversed()) : big(value, count)
        }
        let directory =
            number(entries, 2) + number(0x010F, 2) + number(2, 2) + number(1, 4) + number(0, 4)
            + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        let data =
            Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8) + number(42, 2)
            + number(8, 4) + directory
        return [0xFF, 0xE1] + big(data.count + 2, 2) + data
    }
}
