import CLibarchive
import Foundation
import Testing

@testable import ArchiveSearch

extension Stylesheet {
    /// Returns the bytes in a stylesheet, and the size that the script counts.
    static func read(_ path: String) throws -> (bytes: [UInt8], size: Int) {
        let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let units = stride(from: 0, to: data.count - 1, by: 2).map {
            UInt16(data[$0]) | UInt16(data[$0 + 1]) << 8
        }
        let text = units.split(separator: UInt16(UInt8(ascii: "\"")))[1]
        var packed: [UInt8] = []
        var (held, bits) = (0 as UInt32, 0 as UInt32)
        for unit in text.dropFirst() {
            held = held << 15 | UInt32(unit - 0x800)
            bits += 15
            while bits >= 8 {
                bits -= 8
                packed.append(UInt8(held >> bits))
                held &= 1 << bits - 1
            }
        }
        packed.removeLast(Int((text.first ?? 0x800) - 0x800))
        return (try inflate(packed), 2 * text.count)
    }

    /// Returns deflated bytes as they were, by libarchive, which does not check the trailer of gzip.
    private static func inflate(_ bytes: [UInt8]) throws -> [UInt8] {
        let archive = try #require(archive_read_new())
        defer { archive_read_free(archive) }
        archive_read_support_filter_gzip(archive)
        archive_read_support_format_raw(archive)
        let file = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + bytes + [UInt8](repeating: 0, count: 8)
        return try file.withUnsafeBytes { buffer in
            var entry: OpaquePointer?
            try #require(
                archive_read_open_memory(archive, buffer.baseAddress, buffer.count) == ARCHIVE_OK
                    && archive_read_next_header(archive, &entry) == ARCHIVE_OK
            )
            var inflated: [UInt8] = []
            var piece = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = archive_read_data(archive, &piece, piece.count), count != 0 {
                try #require(count > 0)
                inflated += piece[..<count]
            }
            return inflated
        }
    }
}
