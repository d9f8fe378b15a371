/// Writes small things one behind the other into room that was made for them.
struct ByteCursor {
    /// How many bytes behind the last one may be touched.
    static let slack = 8

    private let room: UnsafeMutableRawBufferPointer
    /// Where the next byte goes.
    private(set) var place: Int

    init(_ room: UnsafeMutableRawBufferPointer, at place: Int) {
        self.room = room
        self.place = place
    }

    /// Writes markup.
    @inline(__always)
    mutating func markup(_ markup: HTMLMarkup) {
        markup.text.withUTF8Buffer { part in
            let target = UnsafeMutableRawBufferPointer(rebasing: room[place..<place + part.count])
            target.copyMemory(from: UnsafeRawBufferPointer(part))
            place += part.count
        }
    }

    /// Writes a number with at most four decimals, in at most 14 bytes; what is no number becomes 0, and
    /// what is beyond ten million, ten million.
    @inline(__always)
    mutating func number(_ value: Double) {
        let limit = 10_000_000.0
        let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
        let scaled = Int(bounded * 10_000 + (bounded < 0 ? -0.5 : 0.5))
        if scaled < 0 { append(UInt64(UInt8(ascii: "-")), count: 1) }
        let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: 10_000)
        integer(whole)
        if fraction > 0 { decimals(fraction) }
    }

    /// Writes a number of at most eight digits.
    @inline(__always)
    mutating func integer(_ value: UInt) {
        var rest = UInt32(truncatingIfNeeded: value)
        var digits: UInt64 = 0
        var count = 0
        repeat {
            let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
            digits = digits << 8 | UInt64(0x30 + digit)
            rest = tens
            count += 1
        } while rest > 0 && count < 8
        append(digits, count: count)
    }

    private mutating func decimals(_ value: UInt) {
        var rest = UInt32(truncatingIfNeeded: value)
        var digits: UInt64 = 0
        var count = 4
        while rest % 10 == 0 {
            rest /= 10
            count -= 1
        }
        for _ in 0..<count {
            let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
            digits = digits << 8 | UInt64(0x30 + digit)
            rest = tens
        }
        append(digits << 8 | UInt64(UInt8(ascii: ".")), count: count + 1)
    }

    /// Writes up to eight characters, the first in the lowest byte.
    @inline(__always)
    private mutating func append(_ characters: UInt64, count: Int) {
        room.storeBytes(of: characters.littleEndian, toByteOffset: place, as: UInt64.self)
        place += count
    }
}
