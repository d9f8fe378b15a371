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
    mutating func number(_ value: Double) {
        let limit = 10_000_000.0
        let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
        let scaled = Int(bounded * 10_000 + (bounded < 0 ? -0.5 : 0.5))
        if scaled < 0 { append(UInt64(UInt8(ascii: "-")), count: 1) }
        let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: 10_000)
        integer(whole)
        guard fraction > 0 else { return }
        let digits = FourDigits(UInt32(truncatingIfNeeded: fraction))
        append(digits.characters << 8 | UInt64(UInt8(ascii: ".")), count: 5 - digits.zerosAtEnd)
    }

    /// Writes a number of at most eight digits.
    @inline(__always)
    mutating func integer(_ value: UInt) {
        let value = UInt32(truncatingIfNeeded: value)
        var rest = value
        if value >= 10_000 {
            let high = FourDigits(value / 10_000 % 10_000)
            let zeros = min(high.zerosAtStart, 3)
            append(high.characters >> (8 * UInt64(zeros)), count: 4 - zeros)
            rest = value % 10_000
        }
        let low = FourDigits(rest)
        let zeros = value >= 10_000 ? 0 : min(low.zerosAtStart, 3)
        append(low.characters >> (8 * UInt64(zeros)), count: 4 - zeros)
    }

    /// Writes up to eight characters, the first in the lowest byte.
    @inline(__always)
    private mutating func append(_ characters: UInt64, count: Int) {
        room.storeBytes(of: characters.littleEndian, toByteOffset: place, as: UInt64.self)
        place += count
    }
}
