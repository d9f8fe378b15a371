import Drawing

/// Small files of pictures, with what is to be removed.
enum SamplePicture {
    /// The words in metadata and behind the end.
    static let secret = "<script>GPS 52.5 13.4</script>"

    /// Returns all formats, with metadata or without.
    static func all(withSecrets: Bool) -> [[UInt8]] {
        [png(withSecrets: withSecrets), jpeg(withSecrets: withSecrets)]
            + [gif(withSecrets: withSecrets), webp(withSecrets: withSecrets)]
    }

    static func png(width: Int = 6, height: Int = 4, withSecrets: Bool = false) -> [UInt8] {
        func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
            big(data.count, 4) + Array(name.utf8) + data + [1, 2, 3, 4]
        }
        let secrets = chunk("tEXt", Array(secret.utf8)) + chunk("eXIf", Array(secret.utf8))
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0])
            + (withSecrets ? secrets : []) + chunk("IDAT", [1, 2, 3]) + chunk("IEND", [])
            + (withSecrets ? Array(secret.utf8) : [])
    }

    /// A picture of 4 times 6 pixels, which is shown turned if it has Exif data.
    static func jpeg(withSecrets: Bool = false) -> [UInt8] {
        func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
            [0xFF, marker] + big(data.count + 2, 2) + data
        }
        let entry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
        let exif = Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0] + entry + [0, 0, 0, 0]
        let secrets =
            segment(0xE1, exif + Array(secret.utf8)) + segment(0xFE, Array(secret.utf8))
            + segment(0xED, Array(secret.utf8))
        return [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
            + (withSecrets ? secrets : [])
            + segment(0xC0, [8, 0, 6, 0, 4, 1, 1, 0x11, 0]) + segment(0xDA, [1, 1, 0, 0, 63, 0])
            + [1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4, 0xFF, 0xD9]
            + (withSecrets ? Array(secret.utf8) : [])
    }

    static func gif(withSecrets: Bool = false) -> [UInt8] {
        let words = [UInt8(secret.utf8.count)] + Array(secret.utf8) + [0]
        return Array("GIF89a".utf8) + [6, 0, 4, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
            + (withSecrets ? [0x21, 0xFE] + words : [])
            + [0x2C, 0, 0, 0, 0, 6, 0, 4, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B]
            + (withSecrets ? Array(secret.utf8) : [])
    }

    static func webp(withSecrets: Bool = false) -> [UInt8] {
        func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
            let padding: [UInt8] = data.count % 2 == 0 ? [] : [0]
            return Array(name.utf8) + little(data.count, 4) + data + padding
        }
        let flags: UInt8 = withSecrets ? 0x0C : 0
        let chunks =
            chunk("VP8X", [flags, 0, 0, 0, 5, 0, 0, 3, 0, 0])
            + chunk("VP8L", [0x2F, 5, 0xC0, 0, 0, 9])
            + (withSecrets ? chunk("EXIF", Array(secret.utf8)) : [])
        return Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
            + (withSecrets ? Array(secret.utf8) : [])
    }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        big(number, count).reversed()
    }
}
