/// A line of text in the order in which it is seen, from the left: letters that are read from the right
/// run the other way.
///
/// The rules are those of the Unicode Bidirectional Algorithm (UAX #9) for text without embeddings, which
/// drawing leaves out.
struct VisualOrder {
    /// Neighbours in a line that belong to one span and run the same way.
    struct Stretch {
        /// The place of the span.
        var span: Int
        /// The characters, in the order in which they are read.
        var text: String
        var level: Int
    }

    /// The stretches, from the left.
    private(set) var stretches: [Stretch] = []

    /// Orders the characters of a line, which are given with the spans that they belong to.
    init(_ characters: [(character: Character, span: Int)], isRightToLeft: Bool) {
        let base = isRightToLeft ? 1 : 0
        let levels = Self.levels(of: characters.map(\.character), base)
        for ((character, span), level) in zip(characters, levels) {
            if let last = stretches.indices.last, stretches[last].span == span,
                stretches[last].level == level
            {
                stretches[last].text.append(character)
            } else {
                stretches.append(Stretch(span: span, text: String(character), level: level))
            }
        }
        for level in [2, 1] {
            turn(from: level)
        }
    }

    /// Turns each row of neighbours around that lie at a level or deeper (rule L2).
    private mutating func turn(from level: Int) {
        var start = 0
        while start < stretches.count {
            let end = stretches[start...].firstIndex { $0.level < level } ?? stretches.count
            if end > start { stretches[start..<end].reverse() }
            start = end + 1
        }
    }

    /// Returns how deep each character lies: odd ones run to the left.
    private static func levels(of characters: [Character], _ base: Int) -> [Int] {
        var ways: [WritingDirection] = []
        var strong: WritingDirection = base == 1 ? .left : .right
        for character in characters {
            var way = WritingDirection(character)
            // Numbers in text of Latin letters are as these (rule W7).
            if way == .number, strong == .right { way = .right }
            if way == .left || way == .right { strong = way }
            ways.append(way)
        }
        let outside: WritingDirection = base == 1 ? .left : .right
        var next = outside
        let nexts = ways.reversed().map { way in
            if way != .neutral { next = way.asNeighbour }
            return next
        }
        var before = outside
        return zip(ways, nexts.reversed()).map { way, next in
            if way == .neutral {
                // What has no way of its own goes with its neighbours, if they agree (rules N1 and N2).
                return (before == next ? before : outside).level(base)
            }
            before = way.asNeighbour
            return way.level(base)
        }
    }

    /// Returns the direction of the first letter that has one; none without such a letter.
    static func isRightToLeft(_ text: some Sequence<Character>) -> Bool? {
        for character in text {
            switch WritingDirection(character) {
            case .left: return true
            case .right: return false
            case .number, .neutral: continue
            }
        }
        return nil
    }
}

/// The direction in which a character continues.
private enum WritingDirection {
    case right, left, number, neutral

    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .neutral
            return
        }
        switch scalar.value {
        case 0x0660...0x0669, 0x06F0...0x06F9: self = .number
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            self = .left
        case 0x30...0x39: self = .number
        default: self = scalar.properties.isAlphabetic ? .right : .neutral
        }
    }

    /// The direction that neighbours see.
    var asNeighbour: WritingDirection { self == .number ? .left : self }

    func level(_ base: Int) -> Int {
        switch self {
        case .left: 1
        case .number: 2
        case .right, .neutral: base == 1 ? 2 : 0
        }
    }
}
