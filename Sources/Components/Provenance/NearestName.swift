/// Finds the name that was probably meant.
package enum NearestName {
    /// Only so much of a name is compared.
    private static let limit = 64

    /// Returns the name with the fewest edits from a word, the first in order of equals; nil if even
    /// that one needs more edits than a third of the longer of both, or than its whole length.
    ///
    /// A name that the word begins counts as one edit away.
    ///
    /// - Complexity: Linear in the number of names.
    package static func of(_ word: String, among names: [String]) -> String? {
        let wanted = characters(word)
        let ranked = Set(names).sorted().map { (name: $0, edits: edits(wanted, characters($0))) }
        guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
        let longer = max(wanted.count, characters(best.name).count)
        return best.edits <= max(1, longer / 3) && best.edits < longer ? best.name : nil
    }

    /// Returns the number of edits from one word to another, whatever their case: an insertion, a
    /// deletion, a replacement, or two neighbours that change places.
    package static func distance(_ first: String, _ second: String) -> Int {
        edits(characters(first), characters(second))
    }

    private static func characters(_ word: String) -> [Character] {
        Array(word.prefix(limit).lowercased())
    }

    private static func edits(_ first: [Character], _ second: [Character]) -> Int {
        if first == second { return 0 }
        if first.count > 2, second.starts(with: first) { return 1 }
        var older: [Int] = []
        var last = Array(0...second.count)
        for (row, character) in first.enumerated() {
            var next = [row + 1]
            for (column, other) in second.enumerated() {
                var best = min(
                    last[column + 1] + 1,
                    next[column] + 1,
                    last[column] + (character == other ? 0 : 1)
                )
                if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
                    best = min(best, older[column - 1] + 1)
                }
                next.append(best)
            }
            (older, last) = (last, next)
        }
        return last[second.count]
    }
}
