extension JSONReader {
    /// Returns the spelling of the number at the next byte.
    mutating func readNumber() throws(ConversationError) -> String {
        let start = bytes.index
        _ = bytes.skip("-")
        if !bytes.skip("0") {
            try skipDigits()
        }
        if bytes.skip(".") {
            try skipDigits()
        }
        if bytes.skip("e") || bytes.skip("E") {
            _ = bytes.skip("+") || bytes.skip("-")
            try skipDigits()
        }
        return String(decoding: bytes.slice(from: start), as: UTF8.self)
    }

    private mutating func skipDigits() throws(ConversationError) {
        guard isDigit(bytes.next) else { throw unexpected("a digit") }
        while isDigit(bytes.next) {
            bytes.advance()
        }
    }

    private func isDigit(_ byte: UInt8?) -> Bool {
        byte.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
    }
}
