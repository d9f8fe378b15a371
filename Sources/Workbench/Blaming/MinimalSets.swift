/// The smallest subsets that satisfy a condition, found with few checks.
///
/// Of few things all sets are asked for. Of more, sets are halved until nothing can be left out of them, and what
/// was found is left out until nothing else suffices: all smallest sets, unless what suffices does no longer with
/// more. Then those are found that suffice alone, and others, but maybe not all.
struct MinimalSets {
    /// The sets of indices, each sorted, the smaller sets first; no set contains another.
    private(set) var sets: [[Int]] = []
    /// Whether the search ended before it reached its bound.
    private(set) var isComplete = true

    private let count: Int
    private let bound: Int
    private let question: ([Int]) -> Bool
    private(set) var answers: [[Int]: Bool] = [:]

    /// All sets of so many things are asked for.
    private static let few = 4

    /// Searches; the question, which is asked once for a set, is whether it suffices.
    init(of count: Int, bound: Int = 500, where question: @escaping ([Int]) -> Bool) {
        self.count = count
        self.bound = bound
        self.question = question
        if count <= Self.few {
            take(from: Array(0..<count))
        } else {
            bisect()
        }
        sets.sort { $0.isSmaller(than: $1) }
    }

    /// Takes the smallest of a set's subsets.
    private mutating func take(from set: [Int]) {
        for subset in set.subsets where !contains(subset) && suffices(subset) {
            add(subset)
        }
    }

    private mutating func add(_ set: [Int]) {
        sets.removeAll { set.isSubset(of: $0) }
        sets.append(set)
    }

    private mutating func bisect() {
        if suffices([]) {
            sets = [[]]
            return
        }
        // Alone first: more could undo it.
        for place in 0..<count where suffices([place]) { sets.append([place]) }
        var found = true
        while found, isComplete {
            found = false
            for hit in hits() where !found {
                let rest = (0..<count).filter { !hit.contains($0) }
                guard suffices(rest) else { continue }
                found = true
                let small = shrunk(rest)
                if small.count <= Self.few { take(from: small) } else { add(small) }
            }
        }
    }

    /// Returns the smallest sets that have something in common with each set that was found.
    private mutating func hits() -> [[Int]] {
        var hits: [[Int]] = [[]]
        for set in sets {
            let missing = hits.filter { $0.isDisjoint(from: set) }
            hits.removeAll { $0.isDisjoint(from: set) }
            let grown = missing.flatMap { hit in set.map { (hit + [$0]).sorted() } }
            for hit in grown where !hits.contains(where: { $0.isSubset(of: hit) }) {
                hits.append(hit)
            }
            guard hits.count <= bound else {
                isComplete = false
                return []
            }
        }
        return hits.sorted { $0.isSmaller(than: $1) }
    }

    /// Returns a part of a set that suffices, of which nothing can be left out: delta debugging.
    private mutating func shrunk(_ set: [Int]) -> [Int] {
        var set = set
        var parts = 2
        while set.count > 1 {
            let chunks = set.split(into: parts)
            if let chunk = first(of: chunks) {
                (set, parts) = (chunk, 2)
            } else if parts > 2, let rest = first(of: chunks.map { set.without($0) }) {
                (set, parts) = (rest, max(parts - 1, 2))
            } else if parts < set.count {
                parts = min(2 * parts, set.count)
            } else {
                return set
            }
        }
        return set
    }

    private mutating func first(of sets: [[Int]]) -> [Int]? {
        for set in sets where suffices(set) { return set }
        return nil
    }

    /// Whether a set that was found is in it.
    private func contains(_ set: [Int]) -> Bool {
        sets.contains { $0.isSubset(of: set) }
    }

    private mutating func suffices(_ set: [Int]) -> Bool {
        if let known = answers[set] { return known }
        guard answers.count < bound else {
            isComplete = false
            return false
        }
        let answer = question(set)
        answers[set] = answer
        return answer
    }
}

extension [Int] {
    /// All subsets of a few indices, the smaller first.
    fileprivate var subsets: [[Int]] {
        (0..<(1 << count)).map { bits in indices.filter { bits >> $0 & 1 == 1 }.map { self[$0] } }
            .sorted { $0.isSmaller(than: $1) }
    }

    /// Whether it has fewer elements, or as many and comes first.
    fileprivate func isSmaller(than other: [Int]) -> Bool {
        count == other.count ? lexicographicallyPrecedes(other) : count < other.count
    }

    fileprivate func isSubset(of other: [Int]) -> Bool {
        allSatisfy(other.contains)
    }

    fileprivate func isDisjoint(from other: [Int]) -> Bool {
        !contains(where: other.contains)
    }

    fileprivate func without(_ others: [Int]) -> [Int] {
        filter { !others.contains($0) }
    }

    /// Returns so many parts, as equal as they can be.
    fileprivate func split(into parts: Int) -> [[Int]] {
        (0..<parts).map { Array(self[($0 * count / parts)..<(($0 + 1) * count / parts)]) }
    }
}
