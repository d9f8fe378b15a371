/// The bytes of a document, read from front to back.
struct JSONBytes: Sendable {
    let bytes: [UInt8]

    /// The index of the next byte.
    private(set) var index: Int

    /// Creates bytes that start at the first one, after a byte order mark if there is one.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Creates bytes that start at an index.
    init(_ bytes: [UInt8], at index: Int) {
        self.bytes = bytes
        self.index = index
    }

    /// The next byte, or `nil` at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The bytes from an index to the next byte.
    func slice(from start: Int) -> ArraySlice<UInt8> {
        bytes[start..<index]
    }

    /// Skips bytes.
    mutating func advance(by count: Int = 1) {
        index += count
    }

    /// Skips the next byte if it is the given one, and returns whether it was.
    mutating func skip(_ byte: Unicode.Scalar) -> Bool {
        guard let next, Unicode.Scalar(next) == byte else { return false }
        advance()
        return true
    }

    /// Skips white space between values.
    mutating func skipBlanks() {
        while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 {
            advance()
        }
    }

    /// The length of the UTF-8 scalar that starts at the next byte, or `nil` if it is malformed.
    ///
    /// Follows the table of well-formed byte sequences (Unicode 15, table 3-7).
    func scalarLength() -> Int? {
        guard let lead = next else { return nil }
        switch lead {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: return isTrail(1, 0x80...0xBF) ? 2 : nil
        case 0xE0: return isTrail(1, 0xA0...0xBF) && isTrail(2) ? 3 : nil
        case 0xED: return isTrail(1, 0x80...0x9F) && isTrail(2) ? 3 : nil
        case 0xE1...0xEF: return isTrail(1) && isTrail(2) ? 3 : nil
        case 0xF0: return isTrail(1, 0x90...0xBF) && isTrail(2) && isTrail(3) ? 4 : nil
        case 0xF1...0xF3: return isTrail(1) && isTrail(2) && isTrail(3) ? 4 : nil
        case 0xF4: return isTrail(1, 0x80...0x8F) && isTrail(2) && isTrail(3) ? 4 : nil
        default: return nil
        }
    }

    private func isTrail(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
        index + offset < bytes.count && range.contains(bytes[index + offset])
    }
}

extension UInt8 {
    /// Whether this is an ASCII digit.
    var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

    /// Whether this is an ASCII letter or digit.
    var isLetterOrDigit: Bool { isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
