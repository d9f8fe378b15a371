/// A splitter of texts into units.
struct SearchUnits {
    private var folding = SearchFolding()
    private var units: [SearchUnit] = []
    private var current: [Unicode.Scalar] = []
    private var kind: SearchUnit.Kind?
    private var isJoined = false

    /// Returns the units of a text in order.
    mutating func split(_ text: String) -> [SearchUnit] {
        units = []
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                addASCII(UInt8(scalar.value))
            } else {
                for part in folding.fold(scalar) { add(part) }
            }
        }
        end()
        isJoined = false
        return units
    }

    private mutating func addASCII(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            append(Unicode.Scalar(byte), as: .word)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            append(Unicode.Scalar(byte | 0x20), as: .word)
        default: separate()
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        switch SearchClass(scalar) {
        case .word: append(scalar, as: .word)
        case .letter where kind == .letter && compose(scalar): break
        case .letter: append(scalar, as: .letter)
        case .mark: addMark(scalar)
        case .separator: separate()
        case .emoji:
            append(scalar, as: .emoji)
            separate()
        }
    }

    private mutating func separate() {
        end()
        isJoined = false
    }

    private mutating func append(_ scalar: Unicode.Scalar, as next: SearchUnit.Kind) {
        if kind != .word || next != .word {
            end()
            isJoined = isJoined && next == .letter
            kind = next
        }
        guard current.count < SearchLimits.wordLength else { return }
        current.append(scalar)
    }

    /// Adds a mark to a unit, sorted among its neighbours, since texts differ in their order.
    private mutating func addMark(_ mark: Unicode.Scalar) {
        guard kind != nil, current.count < SearchLimits.wordLength else { return }
        var place = current.count
        while place > 0, current[place - 1].value > mark.value,
            SearchClass(current[place - 1]) == .mark
        {
            place -= 1
        }
        current.insert(mark, at: place)
    }

    /// Composes a vowel or a final consonant of Hangul with what stands before it; returns whether it could.
    private mutating func compose(_ scalar: Unicode.Scalar) -> Bool {
        guard current.count == 1, let before = current.first?.value else { return false }
        let composed: UInt32
        switch (before, scalar.value) {
        case (0x1100...0x1112, 0x1161...0x1175):
            composed = 0xAC00 + ((before - 0x1100) * 21 + scalar.value - 0x1161) * 28
        case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (before - 0xAC00) % 28 == 0:
            composed = before + scalar.value - 0x11A7
        default: return false
        }
        guard let syllable = Unicode.Scalar(composed) else { return false }
        current = [syllable]
        return true
    }

    private mutating func end() {
        guard let ended = kind else { return }
        var text: [UInt8] = []
        text.reserveCapacity(current.count)
        for scalar in current {
            if scalar.isASCII {
                text.append(UInt8(scalar.value))
            } else {
                text.append(contentsOf: String(scalar).utf8)
            }
        }
        units.append(SearchUnit(kind: ended, text: text, isJoined: isJoined))
        isJoined = ended == .letter
        current.removeAll(keepingCapacity: true)
        kind = nil
    }
}
