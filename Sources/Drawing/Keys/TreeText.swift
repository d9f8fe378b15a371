import Views

/// A buffer for writing the text of trees, as bytes, because it grows in many small pieces.
struct TreeText {
    private var bytes: [UInt8] = []

    /// The text written so far.
    var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a string without escaping.
    mutating func append(_ words: String) {
        bytes.append(contentsOf: words.utf8)
    }

    /// Appends two spaces for each level.
    mutating func indent(_ depth: Int) {
        for _ in 0..<(2 * depth) { bytes.append(UInt8(ascii: " ")) }
    }

    /// Appends a number with at most one decimal.
    mutating func append(_ number: Double) {
        let tenths = (number * 10).rounded()
        // Also false for NaN.
        guard abs(tenths) < 1e15 else { return append(number.text) }
        let (units, rest) = Int(tenths.magnitude).quotientAndRemainder(dividingBy: 10)
        if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
        append(units)
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        append(rest)
    }

    private mutating func append(_ number: Int) {
        var unit = 1
        while number / unit >= 10 { unit *= 10 }
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
            unit /= 10
        }
    }

    /// Appends a string in double quotes, with special characters in it escaped.
    mutating func append(quoted words: String) {
        if Escaping.isPlain(words) {
            append("\"")
            append(words)
            append("\"")
        } else {
            append(Escaping.quoted(words))
        }
    }
}
