/// The four decimal digits of a number below 10,000, computed at once, each in a byte of one word.
struct FourDigits {
    /// The digits, the first in the lowest byte.
    private let digits: UInt32

    @inline(__always)
    init(_ value: UInt32) {
        // Multiplying and shifting divides: by 100 up to 10,000, and by 10 both pairs up to 100.
        let hundreds = (value &* 5_243) >> 19
        let pairs = hundreds | (value &- hundreds &* 100) << 16
        let tens = (pairs &* 103) >> 10 & 0x000F_000F
        digits = tens | (pairs &- tens &* 10) << 8
    }

    /// The characters, the first in the lowest byte.
    @inline(__always)
    var characters: UInt64 {
        UInt64(digits | 0x3030_3030)
    }

    /// The number of zeros at the start.
    @inline(__always)
    var zerosAtStart: Int {
        digits.trailingZeroBitCount / 8
    }

    /// The number of zeros at the end.
    @inline(__always)
    var zerosAtEnd: Int {
        digits.leadingZeroBitCount / 8
    }
}
