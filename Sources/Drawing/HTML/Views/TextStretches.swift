/// A text split where the letters of Helvetica and its look-alikes end.
///
/// Other letters come from the fonts of the machine, so their widths are set: for emoji and East Asian characters one
/// by one, for scripts that join their letters a whole run at once, with the spaces inside.
struct TextStretches: Sequence, IteratorProtocol {
    /// The form of a stretch.
    enum Kind {
        /// Unchanged.
        case plain
        /// In a box of one character.
        case single
        /// In a box of many.
        case run
        /// In a box of many that is read from the right.
        case rightToLeft
    }

    private let text: String
    private var place: String.Index

    init(_ text: String) {
        self.text = text
        place = text.startIndex
    }

    mutating func next() -> (text: Substring, kind: Kind)? {
        guard place < text.endIndex else { return nil }
        let start = place
        let kind = Self.kind(of: text[place])
        text.formIndex(after: &place)
        switch kind {
        case .single: break
        case .plain: skip { $0 == .plain }
        case .run: skip { $0 == .run }
        case .rightToLeft: joinRun()
        }
        return (text[start..<place], kind)
    }

    private mutating func skip(while belongs: (Kind) -> Bool) {
        while place < text.endIndex, belongs(Self.kind(of: text[place])) {
            text.formIndex(after: &place)
        }
    }

    /// Moves to the end of the last letter that is read from the right; characters without a direction of their own may
    /// be between two such letters.
    private mutating func joinRun() {
        var next = place
        while next < text.endIndex {
            let character = text[next]
            let isLetter = Self.kind(of: character) == .rightToLeft
            guard isLetter || Self.isNeutral(character) else { return }
            text.formIndex(after: &next)
            if isLetter { place = next }
        }
    }

    private static func isNeutral(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return scalar.value < 0xC0 && !character.isLetter && !character.isNewline
    }

    private static func kind(of character: Character) -> Kind {
        var isPlain = true
        var isEmoji = false
        for scalar in character.unicodeScalars {
            if !isTabled(scalar.value) { isPlain = false }
            if scalar.value == 0xFE0F { isEmoji = true }
        }
        guard !isPlain, let first = character.unicodeScalars.first else { return .plain }
        if isEmoji || isEastAsian(first.value) || first.properties.isEmojiPresentation {
            return .single
        }
        switch first.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            return .rightToLeft
        default:
            return .run
        }
    }

    /// Whether the widths of the fonts that pages name are those of the measurer.
    private static func isTabled(_ value: UInt32) -> Bool {
        switch value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x17F, 0x384...0x3CE, 0x401...0x45F,
            0x2013, 0x2014, 0x2018...0x201E, 0x2020...0x2022, 0x2026, 0x2030, 0x2039, 0x203A,
            0x20AC, 0x2122:
            true
        // They set the direction of the following text, and take no room.
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
            true
        default:
            false
        }
    }

    private static func isEastAsian(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x1F000...0x1FFFF, 0x20000...0x3FFFF:
            true
        default:
            false
        }
    }
}
