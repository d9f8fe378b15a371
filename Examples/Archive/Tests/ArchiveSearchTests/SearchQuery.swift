@testable import ArchiveSearch

/// A query, read by the rules of `query.js`.
struct SearchQuery {
    /// The terms in the order of their first use.
    private(set) var terms: [[UInt8]] = []
    private(set) var phrases: [[[UInt8]]] = []
    private(set) var from = Int.min
    private(set) var to = Int.max
    private(set) var isValid = true

    init(_ text: String) {
        let pattern =
            /(?i)(?:(from|in|has|before|after):)?(?:["“”]([^"“”]*)["“”]?|([^\s"“”]+))/
            .matchingSemantics(.unicodeScalar)
        for match in text.matches(of: pattern) {
            add(
                match.1.map { $0.lowercased() },
                String(match.2 ?? match.3 ?? ""),
                isQuoted: match.2 != nil
            )
        }
    }

    private mutating func add(_ key: String?, _ value: String, isQuoted: Bool) {
        if key == "before" || key == "after" {
            addDate(isBefore: key == "before", value)
        } else if key == "has" {
            isValid = isValid && SearchFeatures.names.contains { $0.word == value.lowercased() }
            add(Array("has:\(value.lowercased())".utf8))
        } else {
            var splitter = SearchUnits()
            let units = splitter.split(value)
            let prefix = Array((key.map { "\($0):" } ?? "").utf8)
            for term in Self.terms(of: units) { add(prefix + term) }
            guard key == nil else { return }
            for sequence in isQuoted ? [units] : Self.sequences(of: units)
            where sequence.count > (isQuoted ? 1 : 2) {
                phrases.append(sequence.map(\.text))
            }
        }
    }

    private mutating func add(_ term: [UInt8]) {
        if !terms.contains(term) { terms.append(term) }
    }

    private mutating func addDate(isBefore: Bool, _ value: String) {
        let parts = value.split(separator: "-").compactMap { Int($0) }
        guard (1...3).contains(parts.count) else {
            isValid = false
            return
        }
        let month = parts.count > 1 ? parts[1] : 1
        let day = parts.count > 2 ? parts[2] : 1
        if isBefore {
            to = min(to, Self.day(parts[0], month, day))
        } else {
            let next = parts.count == 3 ? (0, 0, 1) : parts.count == 2 ? (0, 1, 0) : (1, 0, 0)
            from = max(from, Self.day(parts[0] + next.0, month + next.1, day + next.2))
        }
    }

    /// Returns the day since 1970 of a date, whose month can be 13.
    static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let months = year * 12 + month - 3
        let (era, rest) = (months / 12, months % 12)
        return era * 365 + era / 4 - era / 100 + era / 400 + (rest * 153 + 2) / 5 + day - 719_469
    }

    private static func terms(of units: [SearchUnit]) -> [[UInt8]] {
        units.indices.compactMap { index in
            if units[index].isJoined { return units[index - 1].text + units[index].text }
            let isFollowed = index + 1 < units.count && units[index + 1].isJoined
            return isFollowed ? nil : units[index].text
        }
    }

    private static func sequences(of units: [SearchUnit]) -> [[SearchUnit]] {
        var sequences: [[SearchUnit]] = []
        for unit in units {
            if unit.isJoined {
                sequences[sequences.count - 1].append(unit)
            } else {
                sequences.append([unit])
            }
        }
        return sequences
    }
}

extension [SearchUnit] {
    /// Whether a phrase is in these units.
    func contain(_ phrase: [[UInt8]]) -> Bool {
        let texts = map(\.text)
        guard texts.count >= phrase.count else { return false }
        return (0...texts.count - phrase.count).contains { start in
            texts[start..<start + phrase.count].elementsEqual(phrase)
        }
    }
}
