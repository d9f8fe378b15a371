/// The bytes of a page, where every position says what it takes and escapes it.
///
/// Only `markup` is taken as it is, and it can only be a literal. Words are cleaned and escaped in one pass.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes tags.
    @inline(__always)
    mutating func markup(_ markup: HTMLMarkup) {
        markup.text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes bytes that a writer wrote.
    mutating func append(_ other: HTMLWriter) {
        bytes.append(contentsOf: other.bytes)
    }

    /// Writes words between tags, without anything that changes the direction of others: names, captions.
    mutating func text(_ words: some StringProtocol) {
        var cleaner = TextCleaner(.name)
        write(words, escapingQuotes: false, &cleaner)
    }

    /// Writes a part of a line between tags; the cleaner knows what the parts before it left open.
    mutating func text(_ words: some StringProtocol, _ cleaner: inout TextCleaner) {
        write(words, escapingQuotes: false, &cleaner)
    }

    /// Writes ` name="words"`.
    mutating func attribute(_ name: HTMLMarkup, _ words: some StringProtocol) {
        markup(name)
        var cleaner = TextCleaner(.name)
        write(words, escapingQuotes: true, &cleaner)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes ` href="address"`.
    mutating func link(_ address: HTMLAddress) {
        markup(" href=\"")
        var cleaner = TextCleaner(.name)
        write(address.text, escapingQuotes: true, &cleaner)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes ` href="name.html"`.
    mutating func link(_ file: HTMLFileName) {
        attribute(" href=\"", file.text)
    }

    /// Writes ` id="m-words"`; all but ASCII letters, digits and `-` become their codes, so that no two
    /// words have one id.
    mutating func identifier(_ words: String) {
        markup(" id=\"m-")
        for byte in words.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "_"))
                hexDigits(UInt32(byte), count: 2)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes what a cleaner left open, so that nothing after it is turned.
    mutating func close(_ cleaner: inout TextCleaner) {
        cleaner.closeAll(into: &bytes)
    }

    /// Writes bytes that need no escaping; for extensions in this folder.
    @inline(__always)
    mutating func plain(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// Writes bytes that need no escaping; for extensions in this folder.
    @inline(__always)
    mutating func plain(_ part: UnsafeRawBufferPointer) {
        bytes.append(contentsOf: part)
    }

    /// Writes the lowest digits of a number to the base of 16, in capitals.
    mutating func hexDigits(_ value: UInt32, count: Int) {
        for place in (0..<count).reversed() {
            let digit = UInt8(truncatingIfNeeded: (value >> (4 * UInt32(place))) & 15)
            bytes.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
        }
    }

    @inline(__always)
    private mutating func write(
        _ words: some StringProtocol,
        escapingQuotes: Bool,
        _ cleaner: inout TextCleaner
    ) {
        var part = Substring(words)
        part.withUTF8 { utf8 in
            HTMLEscaping(escapesQuotes: escapingQuotes).append(utf8, to: &bytes, &cleaner)
        }
    }
}
