/// The format and the size of a picture, as the beginning of its file states them.
///
/// Only headers are read, no pixels: those of PNG, GIF, WebP (VP8, VP8L and VP8X), and JPEG with the orientation of its
/// Exif data. Bytes that are none of these, or end too early, have no header.
public struct PictureHeader: Sendable, Hashable {
    /// The format of a file.
    public enum Format: String, Sendable, Hashable {
        /// Portable Network Graphics.
        case png
        /// JPEG in an interchange format (JFIF) or with Exif data.
        case jpeg
        /// The Graphics Interchange Format.
        case gif
        /// WebP, lossy or lossless.
        case webp
    }

    /// The format.
    public let format: Format
    /// The width in pixels, as the picture is shown.
    public let width: Int
    /// The height in pixels, as the picture is shown.
    public let height: Int

    /// The number of bytes that are read at most.
    public static let lengthLimit = 262_144

    /// The largest width and height of a picture, in pixels.
    private static let sides = 1...1_000_000

    /// Reads the beginning of a file; nil if it is that of no picture.
    ///
    /// - Complexity: Linear in the bytes before the size, which are ``lengthLimit`` at most.
    public init?(_ bytes: [UInt8]) {
        let reader = HeaderReader(bytes: bytes[..<min(bytes.count, Self.lengthLimit)])
        guard let (format, width, height) = reader.png ?? reader.gif ?? reader.webp ?? reader.jpeg,
            Self.sides.contains(width), Self.sides.contains(height)
        else { return nil }
        (self.format, self.width, self.height) = (format, width, height)
    }
}

/// A reader of numbers at offsets, which are missing beyond the end.
private struct HeaderReader {
    typealias Header = (format: PictureHeader.Format, width: Int, height: Int)

    let bytes: ArraySlice<UInt8>
    /// Whether the lowest byte of a number comes first.
    var isLittle = false

    private var little: Self { HeaderReader(bytes: bytes, isLittle: true) }

    /// Returns a number of one to four bytes.
    private func number(_ place: Int, _ count: Int) -> Int? {
        guard place + count <= bytes.count else { return nil }
        let part = bytes[place..<place + count]
        return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }

    private func has(_ word: StaticString, at place: Int) -> Bool {
        bytes.dropFirst(place).starts(with: "\(word)".utf8)
    }

    var png: Header? {
        guard number(0, 4) == 0x8950_4E47, number(4, 4) == 0x0D0A_1A0A, has("IHDR", at: 12),
            let width = number(16, 4), let height = number(20, 4)
        else { return nil }
        return (.png, width, height)
    }

    var gif: Header? {
        guard has("GIF87a", at: 0) || has("GIF89a", at: 0),
            let width = little.number(6, 2), let height = little.number(8, 2)
        else { return nil }
        return (.gif, width, height)
    }

    var webp: Header? {
        guard has("RIFF", at: 0), has("WEBP", at: 8) else { return nil }
        if has("VP8X", at: 12), let width = little.number(24, 3), let height = little.number(27, 3)
        {
            return (.webp, width + 1, height + 1)
        }
        if has("VP8L", at: 12), number(20, 1) == 0x2F, let bits = little.number(21, 4) {
            return (.webp, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        // The first frame shows all of the picture; two bits beside each side are a scale, which readers ignore.
        if has("VP8 ", at: 12), let tag = number(20, 1), tag & 1 == 0, number(23, 3) == 0x9D012A,
            let width = little.number(26, 2), let height = little.number(28, 2)
        {
            return (.webp, width & 0x3FFF, height & 0x3FFF)
        }
        return nil
    }

    var jpeg: Header? {
        guard number(0, 2) == 0xFFD8 else { return nil }
        var place = 2
        var isTurned: Bool?
        while number(place, 1) == 0xFF, let marker = number(place + 1, 1) {
            switch marker {
            case 0xFF:
                place += 1
                continue
            case 0x01, 0xD0...0xD7:
                place += 2
                continue
            // Where pixels begin, the size is missing.
            case 0xD8...0xDA: return nil
            default: break
            }
            guard let length = number(place + 2, 2), length >= 2 else { return nil }
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                let sides = (number(place + 7, 2) ?? 0, number(place + 5, 2) ?? 0)
                return isTurned == true ? (.jpeg, sides.1, sides.0) : (.jpeg, sides.0, sides.1)
            }
            if marker == 0xE1, isTurned == nil, has("Exif\0\0", at: place + 4) {
                let data = Array(bytes.prefix(place + 2 + length).dropFirst(place + 10))
                isTurned = HeaderReader(bytes: data[...]).isTurned
            }
            place += 2 + length
        }
        return nil
    }

    /// Whether the orientation in Exif data exchanges width and height; nil if they have none.
    private var isTurned: Bool? {
        guard isLittle || number(0, 4) == 0x4D4D_002A else {
            return number(0, 4) == 0x4949_2A00 ? little.isTurned : nil
        }
        guard let first = number(4, 4), let count = number(first, 2) else { return nil }
        for entry in 0..<count {
            let place = first + 2 + 12 * entry
            guard let tag = number(place, 2) else { return nil }
            if tag == 0x0112 { return number(place + 8, 2).map { 5...8 ~= $0 } }
        }
        return nil
    }
}
