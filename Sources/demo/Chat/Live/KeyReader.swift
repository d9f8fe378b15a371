/// Finds keys in what a terminal sends (ECMA-48, xterm's keys and SGR mouse reports).
///
/// Pieces may end anywhere. What it does not know is passed over whole, so that no part of it acts as a key.
struct KeyReader {
    private var bytes: [UInt8] = []
    /// A sequence that is longer is none.
    private let limit = 64

    /// Whether the beginning of something is held that may be the Escape key alone.
    var isWaiting: Bool { !bytes.isEmpty }

    /// Takes bytes and returns the keys that they complete.
    mutating func read(_ new: some Sequence<UInt8>) -> [ChatKey] {
        bytes += new
        var keys: [ChatKey] = []
        while let (key, length) = next() {
            bytes.removeFirst(length)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// Returns the key of what is held, as nothing more comes.
    mutating func finish() -> [ChatKey] {
        defer { bytes = [] }
        return bytes == [0x1B] ? [.escape] : []
    }

    /// Returns the first key with its length in bytes; nothing if it is not whole.
    private func next() -> (key: ChatKey?, length: Int)? {
        guard let first = bytes.first else { return nil }
        switch first {
        case 0x1B: return sequence()
        case 0x09: return (.tab, 1)
        case 0x0A, 0x0D: return (.enter, 1)
        case 0x00..<0x20:
            return (Unicode.Scalar(0x60 + UInt32(first)).map { .control(Character($0)) }, 1)
        case 0x20..<0x7F: return (.character(Character(Unicode.Scalar(first))), 1)
        default: return letter(first)
        }
    }

    /// Returns a letter beyond ASCII, in UTF-8.
    private func letter(_ first: UInt8) -> (ChatKey?, Int)? {
        let length =
            switch first {
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 1
            }
        guard bytes.count >= length else { return nil }
        guard length > 1, let text = String(validating: bytes.prefix(length), as: UTF8.self),
            let character = text.first
        else { return (nil, 1) }
        return (.character(character), length)
    }

    private func sequence() -> (ChatKey?, Int)? {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "["): return controlSequence()
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            return (Self.key(final: bytes[2], number: nil), 3)
        case 0x1B: return (.escape, 1)
        default: return (nil, 2)
        }
    }

    /// Returns what `ESC [`, parameters and a final byte say.
    private func controlSequence() -> (ChatKey?, Int)? {
        guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            return bytes.count > limit ? (nil, bytes.count) : nil
        }
        let text = String(decoding: bytes[2..<end], as: UTF8.self)
        let isMouse = text.hasPrefix("<")
        let numbers = text.drop { $0 == "<" }.split(
            separator: ";",
            omittingEmptySubsequences: false
        )
        .map { Int($0) }
        guard isMouse else {
            return (Self.key(final: bytes[end], number: numbers.first ?? nil), end + 1)
        }
        guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
            let row = numbers[2], (1...0xFFFF).contains(column), (1...0xFFFF).contains(row)
        else { return (nil, end + 1) }
        let isPress = bytes[end] == UInt8(ascii: "M")
        return (isPress ? Self.click(button, row - 1, column - 1) : nil, end + 1)
    }

    private static func click(_ button: Int, _ row: Int, _ column: Int) -> ChatKey? {
        switch button {
        case 0: .click(isLong: false, row: row, column: column)
        case 2: .click(isLong: true, row: row, column: column)
        case 64: .wheel(isUp: true)
        case 65: .wheel(isUp: false)
        default: nil
        }
    }

    private static func key(final: UInt8, number: Int?) -> ChatKey? {
        switch (Character(Unicode.Scalar(final)), number) {
        case ("A", _): .up
        case ("B", _): .down
        case ("H", _), ("~", 1), ("~", 7): .home
        case ("F", _), ("~", 4), ("~", 8): .end
        case ("Z", _): .backTab
        case ("~", 5): .pageUp
        case ("~", 6): .pageDown
        case ("M", nil): .enter
        default: nil
        }
    }
}
