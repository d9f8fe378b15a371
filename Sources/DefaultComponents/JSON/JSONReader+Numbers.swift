extension JSONReader {
    /// Steps over the number at the next byte.
    mutating func skipNumber() throws(ConversationError) {
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
