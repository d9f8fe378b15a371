import Views

/// The decimal characters of the numbers below 1,000: most lengths are among them, or begin with one.
enum ShortNumbers {
    /// The characters of each number, the first in the lowest byte, and how many they are in the highest.
    // Whoever writes numbers carries it: asking for it at each number took a sixtieth of writing a page.
    static let all = StaticTable<UInt32>(
        (0..<1_000).map { number in
            let digits = FourDigits(UInt32(number))
            let zeros = min(digits.zerosAtStart, 3)
            let characters = UInt32(truncatingIfNeeded: digits.characters >> (8 * UInt64(zeros)))
            return characters & 0x00FF_FFFF | UInt32(4 - zeros) << 24
        }
    )
}
