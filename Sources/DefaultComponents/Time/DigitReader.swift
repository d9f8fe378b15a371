/// Reads digits and signs of a fixed layout from front to back.
struct DigitReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    /// Whether nothing is left.
    var isAtEnd: Bool {
        index == bytes.count
    }

    /// What is left.
    var rest: ArraySlice<UInt8> {
        bytes[index...]
    }

    /// Steps over the next byte if it is the one given.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard index < bytes.count, Unicode.Scalar(bytes[index]) == scalar else { return false }
        index += 1
        return true
    }

    /// Returns the number in exactly so many digits, at most 9, or nothing.
    mutating func number(_ count: Int) -> Int? {
        guard bytes.count - index >= count else { return nil }
        var value = 0
        for _ in 0..<count {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// Returns the digits up to the next other byte as millionths; up to six, or nothing.
    mutating func millionths() -> Int? {
        var value = 0
        var count = 0
        while let digit = digit() {
            guard count < 6 else { return nil }
            value = value * 10 + digit
            count += 1
        }
        guard count > 0 else { return nil }
        return (count..<6).reduce(value) { value, _ in value * 10 }
    }

    private mutating func digit() -> Int? {
        guard index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] else {
            return nil
        }
        defer { index += 1 }
        return Int(bytes[index] - UInt8(ascii: "0"))
    }
}
