/// The number of terminal cells that a character takes.
///
/// Those of `CellCounter`, after `CellTable`: marks and hidden scalars take none, ideographs and emoji take
/// two, ambiguous characters one. Control characters take one too, since they are drawn as one visible
/// sign; only a tab takes four.
package enum CellWidth {
    /// Returns the cells of a character, or of several that belong together.
    package static func cells(of text: some StringProtocol, makesRoom: Bool = false) -> Int {
        var scalars = text.unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return 0 }
        if let cells = first.controlCells { return cells }
        var counter = CellCounter(makesRoom: makesRoom)
        _ = counter.take(first)
        while let scalar = scalars.next() { _ = counter.take(scalar) }
        return counter.cells
    }

    /// Returns the cells of a character.
    package static func cells(of character: Character, makesRoom: Bool = false) -> Int {
        cells(of: String(character), makesRoom: makesRoom)
    }

    /// Returns the cells of a character of one scalar.
    package static func cells(of scalar: Unicode.Scalar) -> Int {
        if (0x20..<0x7F).contains(scalar.value) { return 1 }
        if let cells = scalar.controlCells { return cells }
        var counter = CellCounter()
        _ = counter.take(scalar)
        return counter.cells
    }

    /// Returns where the first character of a text ends, or the last of those that are drawn in its cells although
    /// Unicode calls them characters of their own (UAX #29).
    ///
    /// So are spacing marks such as those of Burmese, and consonants that a virama joins to those before it.
    /// Hidden scalars change nothing, also between two characters.
    package static func unitEnd(in text: Substring) -> Substring.Index {
        var end = text.index(after: text.startIndex)
        while let next = joinedEnd(in: text, from: end) { end = next }
        return end
    }

    /// Returns where the next character ends if it is drawn in the cells of those before it.
    private static func joinedEnd(in text: Substring, from end: Substring.Index) -> Substring.Index?
    {
        var next = end
        // Characters farther away do not join, so that no text of hidden characters is read again and again.
        for _ in 0..<hiddenLimit where next < text.endIndex {
            let character = text[next].unicodeScalars
            guard let scalar = character.first, scalar.value >= 0xAD, scalar.controlCells == nil
            else { return nil }
            let seen = character.first { !CellProperties($0).contains(.hidden) }
            next = text.index(after: next)
            if let seen { return joins(seen, to: text[..<end]) ? next : nil }
        }
        return nil
    }

    private static func joins(_ scalar: Unicode.Scalar, to text: Substring) -> Bool {
        guard scalar.mayJoin, text.utf8.count < joinedLimit,
            text.unicodeScalars.first?.controlCells == nil
        else { return false }
        var counter = CellCounter()
        for scalar in text.unicodeScalars { _ = counter.take(scalar) }
        return counter.joins(scalar)
    }

    /// The greatest number of hidden characters between two that are drawn in the same cells.
    private static let hiddenLimit = 16
    /// The greatest number of UTF-8 bytes of a character that others are joined to.
    private static let joinedLimit = 64
}

extension Unicode.Scalar {
    /// The cells of the sign that is drawn for a control character; none for one that ends a line.
    fileprivate var controlCells: Int? {
        switch value {
        case 0x09: 4
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: 0
        case 0..<0x20, 0x7F..<0xA0: 1
        default: nil
        }
    }

    /// Whether the scalar joins the character before it if that lets it.
    ///
    /// Not so a vowel or a final of Hangul: it joins a syllable, which is one character with it.
    fileprivate var mayJoin: Bool {
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return false }
        return isRegionalIndicator || isSkinTone
            || !CellProperties(self).isDisjoint(with: [.mark, .consonant])
    }
}
