import Views

/// The decimal characters of the numbers below 1,000, with which most lengths begin.
enum ShortNumbers {
    /// The characters of each number, the first in the lowest byte, and their count in the highest.
    // Writers keep a reference: accessing the global for each number took a sixtieth of the time of writing a page.
    static let all = StaticTable<UInt32>(
        (0..<1_000).map { number in
            let digits = FourDigits(UInt32(number))
            let zeros = min(digits.zerosAtStart, 3)
            let characters = UInt32(truncatingIfNeeded: digits.characters >> (8 * UInt64(zeros)))
            return characters & 0x00FF_FFFF | UInt32(4 - zeros) << 24
        }
    )
}
