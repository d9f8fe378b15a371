/// The decimal characters of the numbers below 1,000: most lengths are among them, or begin with one.
enum ShortNumbers {
    /// The characters of each number, the first in the lowest byte, and how many they are in the highest.
    // Sound: written once, and kept to the end of the process, so that whoever writes numbers can carry it
    // without counting references. Asking for it at each number took a sixtieth of writing a page.
    nonisolated(unsafe) static let all: UnsafePointer<UInt32> = {
        let numbers = UnsafeMutablePointer<UInt32>.allocate(capacity: 1_000)
        for number in 0..<1_000 {
            let digits = FourDigits(UInt32(number))
            let zeros = min(digits.zerosAtStart, 3)
            let characters = UInt32(truncatingIfNeeded: digits.characters >> (8 * UInt64(zeros)))
            numbers[number] = characters & 0x00FF_FFFF | UInt32(4 - zeros) << 24
        }
        return UnsafePointer(numbers)
    }()
}
