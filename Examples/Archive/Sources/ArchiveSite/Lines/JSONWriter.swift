/// A writer of JSON objects on one line, with members in the order in which they are written.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func open(_ key: StaticString? = nil, _ bracket: Unicode.Scalar = "{") {
        begin(key)
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    mutating func close(_ bracket: Unicode.Scalar = "}") {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }

    /// Writes a text, unless there is none.
    mutating func write(_ key: StaticString? = nil, _ text: String?) {
        guard let text else { return }
        begin(key)
        bytes.append(UInt8(ascii: "\""))
        append(text)
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// Returns a text as it stands between quotes.
    static func escaped(_ text: some Sequence<UInt8>) -> [UInt8] {
        var json = JSONWriter()
        for byte in text { json.append(byte) }
        return json.bytes
    }

    /// Writes a whole number, unless there is none.
    mutating func write(_ key: StaticString? = nil, _ number: Int?) {
        guard let number else { return }
        begin(key)
        bytes += "\(number)".utf8
        needsComma = true
    }

    /// Writes a number, unless there is none.
    mutating func write(_ key: StaticString, _ number: Double?) {
        guard let number, number.isFinite else { return }
        begin(key)
        bytes += "\(number)".utf8
        needsComma = true
    }

    /// Writes `true`, or nothing.
    mutating func write(_ key: StaticString, _ isTrue: Bool) {
        guard isTrue else { return }
        begin(key)
        bytes += "true".utf8
        needsComma = true
    }

    private mutating func begin(_ key: StaticString?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = false
        guard let key else { return }
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes += $0 }
        bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
    }

    private mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { letters in
            if letters.allSatisfy(Self.isPlain) {
                bytes.append(contentsOf: letters)
            } else {
                for byte in letters { append(byte) }
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func append(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case 0..<0x20:
            let digits = Array("0123456789abcdef".utf8)
            bytes += "\\u00".utf8
            bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        default: bytes.append(byte)
        }
    }
}
