import Views

/// The file of a picture without anything that is not shown: no metadata, comments or bytes behind its end.
///
/// The format follows from the content. A file that is cut off or broken, or of another format, is none.
struct CleanPicture: Sendable, Hashable {
    let bytes: [UInt8]
    let format: PictureHeader.Format
    let width: Int
    let height: Int

    init?(_ file: [UInt8]) {
        guard let format = Self.format(of: file) else { return nil }
        let cleaned: [UInt8]? =
            switch format {
            case .png: Self.png(ByteReader(bytes: file))
            case .jpeg: Self.jpeg(ByteReader(bytes: file))
            case .gif: Self.gif(ByteReader(bytes: file))
            case .webp: Self.webp(ByteReader(bytes: file))
            }
        guard let cleaned, let header = PictureHeader(cleaned), header.format == format else {
            return nil
        }
        bytes = cleaned
        (self.format, width, height) = (format, header.width, header.height)
    }

    /// The type under which it is served.
    var contentType: String { "image/\(format.rawValue)" }

    private static func format(of file: [UInt8]) -> PictureHeader.Format? {
        if file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if file.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if file.begins(with: "GIF87a") || file.begins(with: "GIF89a") { return .gif }
        return file.begins(with: "RIFF") && file.dropFirst(8).begins(with: "WEBP") ? .webp : nil
    }

    /// Keeps the chunks with pixels and colours, up to the last one.
    private static func png(_ reader: ByteReader) -> [UInt8]? {
        let kept: Set<String> = [
            "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "pHYs",
            "bKGD", "acTL", "fcTL", "fdAT",
        ]
        var reader = reader
        guard var out = reader.take(8).map(Array.init) else { return nil }
        var hasPixels = false
        while let start = Optional(reader.place), let length = reader.big(4),
            let type = reader.take(4), reader.take(length + 4) != nil
        {
            let name = String(decoding: type, as: UTF8.self)
            if kept.contains(name) { out += reader.bytes[start..<reader.place] }
            hasPixels = hasPixels || name == "IDAT"
            if name == "IEND" { return hasPixels ? out : nil }
        }
        return nil
    }

    /// Keeps the images, and of the extensions those of animations.
    private static func gif(_ reader: ByteReader) -> [UInt8]? {
        var reader = reader
        func skipsTable(_ flags: UInt8) -> Bool {
            flags & 0x80 == 0 || reader.take(3 << (Int(flags & 7) + 1)) != nil
        }
        func skipsBlocks() -> Bool {
            while let length = reader.byte() {
                guard reader.take(Int(length)) != nil else { return false }
                if length == 0 { return true }
            }
            return false
        }
        guard let head = reader.take(13), skipsTable(head[10]) else { return nil }
        var out = Array(reader.bytes[..<reader.place])
        var hasPixels = false
        while let start = Optional(reader.place), let kind = reader.byte() {
            switch kind {
            case 0x2C:
                guard let place = reader.take(9), skipsTable(place[place.startIndex + 8]),
                    reader.byte() != nil, skipsBlocks()
                else { return nil }
                hasPixels = true
                out += reader.bytes[start..<reader.place]
            case 0x21:
                guard let label = reader.byte(), skipsBlocks() else { return nil }
                let block = reader.bytes[start..<reader.place]
                let isLoop = label == 0xFF && block.dropFirst(3).begins(with: "NETSCAPE2.0")
                if label == 0xF9 || isLoop && block.count == 19 { out += block }
            case 0x3B: return hasPixels ? out + [kind] : nil
            default: return nil
            }
        }
        return nil
    }

    /// Keeps the chunks with pixels and colours, and corrects the length and the flags.
    private static func webp(_ reader: ByteReader) -> [UInt8]? {
        let kept: Set<String> = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]
        var reader = reader
        guard reader.take(4) != nil, let length = reader.little(4), length >= 4,
            length <= reader.bytes.count - 8, reader.take(4) != nil
        else { return nil }
        reader = ByteReader(bytes: Array(reader.bytes[..<(8 + length)]), place: 12)
        var chunks: [UInt8] = []
        var hasPixels = false
        while !reader.isAtEnd {
            let start = reader.place
            guard let type = reader.take(4), let length = reader.little(4),
                reader.take(length + length % 2) != nil
            else { return nil }
            let name = String(decoding: type, as: UTF8.self)
            hasPixels = hasPixels || name == "VP8 " || name == "VP8L" || name == "ANMF"
            guard kept.contains(name) else { continue }
            var chunk = Array(reader.bytes[start..<reader.place])
            // Its flags say that there are Exif and XMP data.
            if name == "VP8X", chunk.count > 8 { chunk[8] &= ~0x0C }
            chunks += chunk
        }
        let count = chunks.count + 4
        let size = (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
        return hasPixels ? Array("RIFF".utf8) + size + Array("WEBP".utf8) + chunks : nil
    }
}
