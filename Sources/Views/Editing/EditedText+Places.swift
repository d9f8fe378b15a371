extension EditedText {
    /// Returns an index between scalars.
    func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf8.count))
    }

    func offset(_ index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }

    /// Returns the characters in a range between places.
    func part(_ range: Range<Int>) -> String {
        String(text[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// Returns the place at an offset, or the one behind the character in which it lies.
    func boundary(atOrAfter offset: Int) -> Int {
        text.boundary(atOrAfter: offset)
    }

    /// Returns the place before another; the same at the beginning.
    func boundary(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return self.offset(text.index(before: index(offset)))
    }

    /// Returns the place behind another; the same at the end.
    func boundary(after offset: Int) -> Int {
        guard offset < text.utf8.count else { return text.utf8.count }
        return self.offset(text.index(after: index(offset)))
    }
}

extension String {
    /// Returns the offset in UTF-8, or the one behind the character in which it lies.
    func boundary(atOrAfter offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf8.count else { return utf8.count }
        let place = utf8.index(startIndex, offsetBy: offset)
        guard Index(place, within: self) == nil else { return offset }
        return utf8.distance(from: startIndex, to: index(after: place))
    }
}
