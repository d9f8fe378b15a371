import Views

/// The first key in bytes that a terminal sent.
struct KeySequence {
    /// The meaning of a sequence.
    enum Meaning {
        case key(ChatKey)
        /// The beginning of a paste.
        case pasteStart
        /// An unknown sequence.
        case unknown
    }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The first key with its length in bytes; nothing if it is not whole.
    var key: (meaning: Meaning, length: Int)? {
        guard let first = bytes.first else { return nil }
        guard first == 0x1B else { return single(at: 0) }
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "["): return controlSequence()
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            return (Self.key(final: bytes[2], []), 3)
        case 0x1B: return (.key(.escape), 1)
        default:
            guard let (meaning, length) = single(at: 1) else { return nil }
            guard case .key(let key) = meaning else { return (.unknown, length + 1) }
            return (.key(key.with(.alt)), length + 1)
        }
    }

    /// Returns the key of a byte, or of the letter that begins there.
    private func single(at place: Int) -> (Meaning, Int)? {
        let first = bytes[place]
        switch first {
        case 0x08, 0x7F: return (.key(.backspace), 1)
        case 0x09: return (.key(.tab), 1)
        case 0x0D: return (.key(.enter), 1)
        case 0x00, 0x1C..<0x20: return (Self.control(0x40 + first), 1)
        case 0x01..<0x1B: return (Self.control(0x60 + first), 1)
        case 0x20..<0x7F: return (.key(.character(Character(Unicode.Scalar(first)))), 1)
        default: return letter(at: place)
        }
    }

    private static func control(_ letter: UInt8) -> Meaning {
        .key(.control(Character(Unicode.Scalar(letter))))
    }

    /// Returns a letter beyond ASCII, in UTF-8.
    private func letter(at place: Int) -> (Meaning, Int)? {
        let length =
            switch bytes[place] {
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 1
            }
        guard bytes.count >= place + length else { return nil }
        let part = bytes[place..<place + length]
        guard length > 1, let text = String(validating: part, as: UTF8.self),
            let character = text.first, !character.isControl
        else {
            return (
                .unknown, length > 1 && String(validating: part, as: UTF8.self) != nil ? length : 1
            )
        }
        return (.key(.character(character)), length)
    }

    /// Returns the meaning of `ESC [`, parameters and a final byte.
    private func controlSequence() -> (Meaning, Int)? {
        guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            return bytes.count > KeyReader.limit ? (.unknown, bytes.count) : nil
        }
        let text = String(decoding: bytes[2..<end], as: UTF8.self)
        let numbers = text.drop { $0 == "<" }
            .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        if text.hasPrefix("<") { return (click(numbers, final: bytes[end]), end + 1) }
        return (Self.key(final: bytes[end], numbers), end + 1)
    }

    private func click(_ numbers: [Int?], final: UInt8) -> Meaning {
        guard numbers.count == 3, let button = numbers[0], let x = numbers[1], let y = numbers[2],
            (1...0xFFFF).contains(x), (1...0xFFFF).contains(y)
        else { return .unknown }
        let (row, column) = (y - 1, x - 1)
        switch (button, Character(Unicode.Scalar(final))) {
        case (0, "M"): return .key(.pointer(.press, row: row, column: column))
        case (32, "M"): return .key(.pointer(.move, row: row, column: column))
        case (0, "m"): return .key(.pointer(.release, row: row, column: column))
        case (2, "M"): return .key(.click(isLong: true, row: row, column: column))
        case (35, "M"): return .key(.hover(row: row, column: column))
        // Up, down, left, right, and with Shift up and down.
        case (64...69, "M"):
            let axis = button < 66 ? Axis.vertical : .horizontal
            return .key(.wheel(isUp: button % 2 == 0, row: row, column: column, axis: axis))
        default: return .unknown
        }
    }

    /// Returns the key of a final byte and the numbers before it: what it is, and what is held down with it.
    private static func key(final: UInt8, _ numbers: [Int?]) -> Meaning {
        let number = numbers.first ?? nil
        let bits = numbers.count > 1 ? max(1, numbers[1] ?? 1) - 1 : 0
        let modifiers = KeyModifiers(rawValue: bits)
        let key: ChatKey? =
            switch (Character(Unicode.Scalar(final)), number) {
            case ("A", _): .up
            case ("B", _): .down
            case ("C", _): .right
            case ("D", _): .left
            case ("H", _), ("~", 1), ("~", 7): .home
            case ("F", _), ("~", 4), ("~", 8): .end
            case ("Z", _): .backTab
            case ("~", 3): .delete
            case ("~", 5): .pageUp
            case ("~", 6): .pageDown
            case ("M", nil): .enter
            case ("u", let code): code.flatMap(Self.key)
            case ("~", 27): numbers.count > 2 ? numbers[2].flatMap(Self.key) : nil
            default: nil
            }
        if final == UInt8(ascii: "~"), number == 200 { return .pasteStart }
        return key.map { .key($0.with(modifiers)) } ?? .unknown
    }

    /// Returns the key of a character's number, as terminals report keys that have no bytes of their own.
    private static func key(_ code: Int) -> ChatKey? {
        switch code {
        case 9: return .tab
        case 13: return .enter
        case 27: return .escape
        case 8, 127: return .backspace
        default:
            guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
                return nil
            }
            return Character(scalar).isControl ? nil : .character(Character(scalar))
        }
    }
}

extension Character {
    /// Whether the character begins with a control character.
    fileprivate var isControl: Bool {
        unicodeScalars.first?.properties.generalCategory == .control
    }
}
