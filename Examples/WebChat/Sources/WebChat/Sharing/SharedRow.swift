import Crypto
import Drawing
import Foundation

/// A drawn row, which pages of many people share.
final class SharedRow: Sendable {
    /// The row.
    let row: HTMLRow
    /// A digest of its bytes.
    let digest: RowDigest

    init(_ row: HTMLRow) {
        self.row = row
        digest = RowDigest(row)
    }
}

/// 128 bits of the SHA-256 of a row, which are those of no other row.
struct RowDigest: Sendable, Hashable {
    private let high: UInt64
    private let low: UInt64

    /// What the row adds to the sum of a page.
    var part: UInt64 {
        let part = (high ^ low >> 29) &* 0x9E37_79B9_7F4A_7C15
        return (part ^ part >> 32 ^ low) &* 0xD6E8_FEB8_6659_FD93
    }

    init(_ row: HTMLRow) {
        var hash = SHA256()
        for part in [row.id, row.html, row.rules] {
            var part = part
            part.withUTF8 { hash.update(bufferPointer: UnsafeRawBufferPointer($0)) }
            hash.update(data: [0] as [UInt8])
        }
        let bytes = Array(hash.finalize())
        high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes.dropFirst(8).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
