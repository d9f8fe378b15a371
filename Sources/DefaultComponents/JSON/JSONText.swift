/// A value as the text that it was read from, which is made into the value each time somebody asks for it.
///
/// Values take many times what their text takes, and most of them nobody asks for. Two texts of one value are equal.
struct JSONText: Sendable, Codable {
    let text: String

    /// Keeps the text of a value, known to be well formed.
    init(_ text: some Collection<UInt8>) {
        self.text = String(decoding: text, as: UTF8.self)
    }

    /// The value.
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    var value: JSONValue {
        (try? JSONCursor(reading: Array(text.utf8), file: ""))?.value ?? .null
    }
}

extension JSONText: Hashable {
    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.text == rhs.text || lhs.value == rhs.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
