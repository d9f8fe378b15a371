extension [UInt8] {
    /// Appends a number from 0 on, seven bits a byte, the lowest first.
    mutating func append(number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }

    /// Appends a number that can be negative.
    mutating func append(signed number: Int) {
        append(number: number << 1 ^ number >> 63)
    }

    /// Appends a text with its length.
    mutating func append(text: some Collection<UInt8>) {
        append(number: text.count)
        append(contentsOf: text)
    }

    /// Appends a text without what it has in common with the beginning of the text before.
    mutating func append(text: [UInt8], after previous: [UInt8]) {
        let shared = zip(text, previous).prefix { $0 == $1 }.count
        append(number: shared)
        append(text: text[shared...])
    }
}

/// A reader of bytes in memory.
struct NumberReader {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool { index >= bytes.count }

    init(_ bytes: [UInt8], from index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }

    /// Returns the next number; 0 at the end.
    mutating func number() -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while index < bytes.count, shift < 64 {
            let byte = bytes[index]
            index += 1
            value |= UInt64(byte & 0x7F) << shift
            guard byte >= 0x80 else { break }
            shift += 7
        }
        return Int(truncatingIfNeeded: value)
    }

    /// Returns the next number that can be negative.
    mutating func signed() -> Int {
        let value = number()
        return value >> 1 ^ -(value & 1)
    }

    /// Returns the next text.
    mutating func text() -> ArraySlice<UInt8> {
        let length = number()
        let end = min(index + length, bytes.count)
        defer { index = end }
        return bytes[index..<end]
    }
}
