import Views

/// Escapes and cleans UTF-8 in one pass: markup characters become references, and invalid characters are left out.
struct HTMLEscaping {
    let escapesQuotes: Bool

    /// Appends the text in a form that is valid in a page.
    func append(
        _ utf8: BorrowedBytes,
        from start: Int = 0,
        to out: inout HTMLWriter,
        _ cleaner: inout TextCleaner
    ) {
        var next = start
        while next < utf8.count {
            let byte = utf8[next]
            if byte < 0x80 {
                let count = out.plainCharacters(of: utf8, from: next, escapingQuotes: escapesQuotes)
                if count > 0 {
                    cleaner.passed()
                    next += count
                } else {
                    escape(byte, in: &out, &cleaner)
                    next += 1
                }
            } else {
                let (scalar, length) = Self.scalar(utf8, at: next)
                if cleaner.keeps(scalar) {
                    out.plain(utf8[next..<next + length])
                }
                next += length
            }
        }
    }

    private func escape(_ byte: UInt8, in out: inout HTMLWriter, _ cleaner: inout TextCleaner) {
        let reference: HTMLMarkup
        switch byte {
        case UInt8(ascii: "&"): reference = "&amp;"
        case UInt8(ascii: "<"): reference = "&lt;"
        case UInt8(ascii: ">"): reference = "&gt;"
        case UInt8(ascii: "\""): reference = "&quot;"
        case UInt8(ascii: "'"): reference = "&#39;"
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"):
            cleaner.passed()
            out.plain(byte)
            return
        default:
            return
        }
        cleaner.passed()
        out.markup(reference)
    }

    /// Returns the scalar that begins at an offset and its length; strings contain only complete ones.
    private static func scalar(_ utf8: BorrowedBytes, at place: Int) -> (UInt32, Int) {
        let lead = UInt32(utf8[place])
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard place + length <= utf8.count else { return (0xFFFF, utf8.count - place) }
        var value = lead & (0xFF >> UInt32(length + 1))
        for offset in 1..<length {
            value = value << 6 | UInt32(utf8[place + offset] & 0x3F)
        }
        return (value, length)
    }
}
