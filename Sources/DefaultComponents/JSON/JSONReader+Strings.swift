extension JSONReader {
    /// Steps over the string that starts with the quotation mark at the next byte.
    mutating func skipString() throws(ConversationError) {
        var nothing: String?
        try readString(into: &nothing)
    }

    /// Appends the string that starts with the quotation mark at the next byte, unescaped, to a text if there is one.
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
