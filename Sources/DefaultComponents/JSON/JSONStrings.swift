/// Access to the strings of a document that was read, which are known to be well formed.
enum JSONStrings {
    /// Returns the string whose quotation mark is at an index, unescaped.
    static func string(at start: Int, in bytes: [UInt8]) -> String {
        if let plain = plain(at: start, in: bytes) { return String(decoding: plain, as: UTF8.self) }
        var reader = JSONReader(bytes, at: start)
        var text: String? = ""
        try? reader.readString(into: &text)
        return text ?? ""
    }

    /// Returns the bytes of the string at an index, unescaped.
    static func contents(at start: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
        plain(at: start, in: bytes) ?? Array(string(at: start, in: bytes).utf8)[...]
    }

    /// Returns the bytes of the string at an index; `nil` if it has escapes.
    private static func plain(at start: Int, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var index = start + 1
        while index < bytes.count, bytes[index] != quote {
            guard bytes[index] != backslash else { return nil }
            index += 1
        }
        return bytes[start + 1..<index]
    }

    /// Returns whether the string at an index, unescaped, equals other bytes.
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

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
}

extension JSONReader {
    /// Skips the string that starts with the quotation mark at the next byte.
    mutating func skipString() throws(ConversationError) {
        var nothing: String?
        try readString(into: &nothing)
    }

    /// Reads the string that starts with the quotation mark at the next byte, and appends it, unescaped, to a text
    /// unless that is `nil`.
    mutating func readString(into text: inout String?) throws(ConversationError) {
        bytes.advance()
        var start = bytes.index
        while true {
            guard let byte = bytes.next else { throw unexpected("'\"'") }
            switch byte {
            case UInt8(ascii: "\""):
                text?.append(String(decoding: bytes.slice(from: start), as: UTF8.self))
                bytes.advance()
                return
            case UInt8(ascii: "\\"):
                text?.append(String(decoding: bytes.slice(from: start), as: UTF8.self))
                let scalar = try readEscape()
                text?.unicodeScalars.append(scalar)
                start = bytes.index
            case 0x00..<0x20:
                throw unexpected("an escaped control character")
            default:
                guard let length = bytes.scalarLength() else { throw unexpected("valid UTF-8") }
                bytes.advance(by: length)
            }
        }
    }

    private mutating func readEscape() throws(ConversationError) -> Unicode.Scalar {
        let position = bytes.index
        bytes.advance()
        guard let byte = bytes.next, let scalar = Self.escapes[byte] else {
            throw unexpected("an escape such as '\\n'")
        }
        bytes.advance()
        guard byte == UInt8(ascii: "u") else { return scalar }
        let unit = try readHexadecimal()
        if let scalar = Unicode.Scalar(unit) {
            return scalar
        }
        guard unit < 0xDC00, bytes.skip("\\"), bytes.skip("u") else {
            throw error("a pair of surrogates, found one alone", at: position)
        }
        let second = try readHexadecimal()
        guard 0xDC00...0xDFFF ~= second,
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        else {
            throw error("a pair of surrogates, found one alone", at: position)
        }
        return scalar
    }

    private mutating func readHexadecimal() throws(ConversationError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = bytes.next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
            else { throw unexpected("four hexadecimal digits") }
            value = value << 4 | UInt32(digit)
            bytes.advance()
        }
        return value
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
        UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "u"): "u",
    ]
}
