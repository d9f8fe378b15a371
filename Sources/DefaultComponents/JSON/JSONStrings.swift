/// The strings of a document that was read, which are known to be well formed.
enum JSONStrings {
    /// Returns the string whose quotation mark stands at an index, unescaped.
    static func string(at start: Int, in bytes: [UInt8]) -> String {
        var index = start + 1
        while index < bytes.count, bytes[index] != quote {
            guard bytes[index] != backslash else { return unescaped(at: start, in: bytes) }
            index += 1
        }
        return String(decoding: bytes[start + 1..<index], as: UTF8.self)
    }

    /// Returns whether the string at an index is another, byte by byte.
    static func isString(
        at start: Int,
        in bytes: [UInt8],
        _ other: some Sequence<UInt8>
    ) -> Bool {
        var index = start + 1
        for byte in other {
            guard index < bytes.count else { return false }
            if bytes[index] == backslash {
                return string(at: start, in: bytes).utf8.elementsEqual(other)
            }
            guard bytes[index] == byte, byte != quote else { return false }
            index += 1
        }
        guard index < bytes.count else { return false }
        return bytes[index] == quote
    }

    /// Returns the bytes of the string at an index, unescaped.
    static func contents(at start: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
        var index = start + 1
        while index < bytes.count, bytes[index] != quote {
            guard bytes[index] != backslash else {
                return Array(unescaped(at: start, in: bytes).utf8)[...]
            }
            index += 1
        }
        return bytes[start + 1..<index]
    }

    private static func unescaped(at start: Int, in bytes: [UInt8]) -> String {
        var reader = JSONReader(bytes, at: start)
        var text: String? = ""
        try? reader.readString(into: &text)
        return text ?? ""
    }

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
}
