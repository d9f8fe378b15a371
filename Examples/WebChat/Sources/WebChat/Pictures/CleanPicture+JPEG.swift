extension CleanPicture {
    /// Keeps the segments with pixels and colours, and of Exif data the orientation.
    static func jpeg(_ reader: ByteReader) -> [UInt8]? {
        var reader = reader
        guard var out = reader.take(2).map(Array.init) else { return nil }
        var (hasPixels, isOriented) = (false, false)
        while reader.byte() == 0xFF, var marker = reader.byte() {
            while marker == 0xFF {
                guard let next = reader.byte() else { return nil }
                marker = next
            }
            switch marker {
            case 0xD9: return hasPixels ? out + [0xFF, marker] : nil
            case 0x01, 0xD0...0xD7: continue
            case 0x00, 0xD8: return nil
            default: break
            }
            guard let length = reader.big(2), let content = reader.take(length - 2) else {
                return nil
            }
            if marker == 0xE1, !isOriented, let orientation = orientation(Array(content)) {
                out += exif(orientation)
                isOriented = true
            }
            guard isShown(marker, content) else { continue }
            out += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
            guard marker == 0xDA else { continue }
            hasPixels = true
            let start = reader.place
            guard let end = endOfPixels(in: reader.bytes, from: start) else { return nil }
            out += reader.bytes[start..<end]
            reader.place = end
        }
        return nil
    }

    /// Returns whether a segment has to do with what is shown; Adobe's says how colours are stored.
    private static func isShown(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> Bool {
        switch marker {
        case 0xE0: content.begins(with: "JFIF\0") && content.count == 14
        case 0xE2: content.begins(with: "ICC_PROFILE\0")
        case 0xEE: content.begins(with: "Adobe") && content.count == 12
        case 0xE1...0xEF, 0xFE: false
        default: true
        }
    }

    /// Returns the place of the marker behind pixels, in which 255 is followed by 0 or a restart.
    private static func endOfPixels(in bytes: [UInt8], from start: Int) -> Int? {
        var place = start
        while place + 1 < bytes.count {
            if bytes[place] == 0xFF, bytes[place + 1] != 0, !(0xD0...0xD7 ~= bytes[place + 1]) {
                return place
            }
            place += 1
        }
        return nil
    }

    /// Returns the orientation in Exif data, 2 to 8; nil if it is missing or the usual one.
    private static func orientation(_ content: [UInt8]) -> UInt8? {
        guard content.begins(with: "Exif\0\0") else { return nil }
        let data = Array(content.dropFirst(6))
        let isLittle = data.begins(with: "II")
        func number(_ place: Int, _ count: Int) -> Int? {
            var reader = ByteReader(bytes: data, place: min(place, data.count))
            return isLittle ? reader.little(count) : reader.big(count)
        }
        guard isLittle || data.begins(with: "MM"), let first = number(4, 4),
            let count = number(first, 2)
        else { return nil }
        for entry in 0..<count {
            let place = first + 2 + 12 * entry
            guard let tag = number(place, 2) else { return nil }
            if tag == 0x0112, let value = number(place + 8, 2), 2...8 ~= value {
                return UInt8(value)
            }
        }
        return nil
    }

    /// Returns a segment of Exif data with an orientation alone.
    private static func exif(_ orientation: UInt8) -> [UInt8] {
        let data: [UInt8] =
            Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0, 0, 0, 0]
        let content = Array("Exif\0\0".utf8) + data
        return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    }
}
