/// A stylesheet whose only rule holds bytes in a custom property, which a page can read from a folder too.
///
/// The text is UTF-16 with 15 bits a unit, from U+0800 on: a third less than base64, and nothing that CSS escapes. The mark
/// at its beginning decides the encoding, whatever a server says. The first unit is the number of bytes to drop at the end.
enum Stylesheet {
    private static let firstUnit: UInt16 = 0x800

    /// Returns the file of a name; `nil` without memory.
    static func file(name: String, bytes: [UInt8]) -> [UInt8]? {
        guard let packed = Deflate.compress(bytes) else { return nil }
        var file: [UInt8] = []
        file.reserveCapacity(packed.count * 16 / 15 + 128)
        func append(_ unit: UInt16) {
            file.append(UInt8(truncatingIfNeeded: unit))
            file.append(UInt8(truncatingIfNeeded: unit >> 8))
        }
        append(0xFEFF)
        for unit in "#search-data{--\(name):\"".utf16 { append(unit) }
        let count = (packed.count * 8 + 14) / 15
        append(firstUnit + UInt16(count * 15 / 8 - packed.count))
        var held: UInt32 = 0
        var heldBits: UInt32 = 0
        for byte in packed {
            held = held << 8 | UInt32(byte)
            heldBits += 8
            guard heldBits >= 15 else { continue }
            heldBits -= 15
            append(firstUnit + UInt16(held >> heldBits))
            held &= 1 << heldBits - 1
        }
        if heldBits > 0 { append(firstUnit + UInt16(held << (15 - heldBits))) }
        for unit in "\"}".utf16 { append(unit) }
        return file
    }
}
