/// The relations of one length of a view to numbers, strongest first, the newer of equals first.
struct OwnLengths {
    private var relations: [Constraint] = []

    var isEmpty: Bool { relations.isEmpty }

    mutating func add(_ constraint: Constraint) {
        relations.append(constraint)
    }

    /// The required ones that cannot be kept, each with the newer one that rules it out.
    private(set) var conflicts: [(dropped: Constraint, kept: Constraint)] = []

    /// Sorts the relations, and finds the required ones that cannot all be kept.
    mutating func sort() {
        guard relations.count > 1 else { return }
        relations = relations.reversed().enumerated()
            .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
            .map(\.element)
        var range = LengthRange()
        var kept: [Constraint] = []
        for relation in relations where relation.priority == .required {
            if range.narrow(relation) {
                kept.append(relation)
            } else if let other = kept.last(where: {
                !LengthRange($0).meets(LengthRange(relation))
            }) {
                // As in a constraint group, what ruled it out is the oldest that does.
                conflicts.append((relation, other))
            }
        }
    }

    /// Whether all of them were activated before another one.
    func isOlder(than other: Constraint) -> Bool {
        relations.allSatisfy { $0.age < other.age }
    }

    /// Adds the required relations that a length does not fulfil, although no other rules them out; of a
    /// length that was given, those that need more.
    func addUnfulfilled(by length: Double, isGiven: Bool, to missed: inout [Constraint]) {
        for relation in relations where relation.priority == .required {
            let range = LengthRange(relation)
            if range.lower <= length + lengthTolerance,
                isGiven || range.upper >= length - lengthTolerance
            {
                continue
            }
            if !conflicts.contains(where: { $0.dropped === relation }) { missed.append(relation) }
        }
    }

    /// Returns the length that a content takes under the relations, whose priorities are nil if there is no content.
    func length(_ content: Double, _ priorities: ContentPriorities?) -> Double {
        if let length = requiredLength { return length }
        var range = LengthRange()
        var (hugging, compression) = (priorities?.hugging, priorities?.compression)
        var place = 0
        while place < relations.count {
            let priority = relations[place].priority
            if let resisting = compression, resisting > priority {
                compression = nil
                range.narrow(to: LengthRange(lower: content))
            }
            if let keeping = hugging, keeping > priority {
                hugging = nil
                range.narrow(to: LengthRange(upper: content))
            }
            var end = place + 1
            while end < relations.count, relations[end].priority == priority { end += 1 }
            if end == place + 1 {
                _ = range.narrow(relations[place])
            } else {
                range.narrow(to: relations[place..<end])
            }
            place = end
        }
        return max(0, min(max(content, range.lower), range.upper))
    }

    /// The length, if nothing but a single relation gives it.
    private var requiredLength: Double? {
        guard relations.count == 1, relations[0].relation == .equal, relations[0].isKeptByStacks,
            relations[0].constant.isFinite
        else { return nil }
        return max(0, relations[0].constant)
    }

    /// Returns the priority at which the length resists another one, beside that of a content.
    func resistance(_ own: Double) -> Double {
        relations.first { $0.priority.rawValue > own && $0.relation == .equal }?
            .priority.rawValue ?? own
    }

    /// The smallest length that a stack may give, and the largest: what required relations allow, and within
    /// that those that hold in stacks.
    var limits: (lower: Double, upper: Double) {
        if let length = requiredLength { return (length, length) }
        var range = LengthRange()
        for relation in relations where relation.isKeptByStacks {
            _ = range.narrow(relation)
        }
        return (max(0, range.lower), range.upper)
    }
}

extension Constraint {
    /// Whether no stack gives the view another length than this one.
    fileprivate var isKeptByStacks: Bool {
        priority == .required || holdsInStacks
    }
}

/// The lengths between two bounds.
private struct LengthRange {
    var lower = -Double.infinity
    var upper = Double.infinity

    init(lower: Double = -.infinity, upper: Double = .infinity) {
        self.lower = lower
        self.upper = upper
    }

    init(_ constraint: Constraint) {
        let constant = constraint.constant
        guard constant.isFinite else { return }
        if constraint.relation != .lessThanOrEqual { lower = constant }
        if constraint.relation != .greaterThanOrEqual { upper = constant }
    }

    func meets(_ other: LengthRange) -> Bool {
        lower <= other.upper && other.lower <= upper
    }

    /// Intersects with another range and returns whether anything is left; else moves as near as it can.
    mutating func narrow(_ constraint: Constraint) -> Bool {
        narrow(to: LengthRange(constraint))
    }

    /// Keeps the lengths that violate relations of one priority least, in sum; of required ones the newer are kept.
    mutating func narrow(to relations: ArraySlice<Constraint>) {
        guard relations.count > 1, let first = relations.first, first.priority != .required else {
            for relation in relations { _ = narrow(relation) }
            return
        }
        let wanted = relations.map { LengthRange($0) }
        let lowers = wanted.map(\.lower).filter { $0.isFinite }
        let uppers = wanted.map(\.upper).filter { $0.isFinite }
        let ends = (lowers + uppers + [lower, upper].filter { $0.isFinite })
            .map { min(max($0, lower), upper) }
        let violations = ends.map { end in
            lowers.reduce(0) { $0 + max(0, $1 - end) } + uppers.reduce(0) { $0 + max(0, end - $1) }
        }
        guard let least = violations.min() else { return }
        let best = zip(ends, violations).filter { $1 <= least + lengthTolerance }.map(\.0)
        // Beyond the last end nothing is violated more if nothing wants to be short, and so before the first.
        if !uppers.isEmpty, let last = best.max() { upper = min(upper, last) }
        if !lowers.isEmpty, let first = best.min() { lower = max(lower, first) }
    }

    @discardableResult
    mutating func narrow(to other: LengthRange) -> Bool {
        guard meets(other) else {
            let nearest = other.lower > upper ? upper : lower
            (lower, upper) = (nearest, nearest)
            return false
        }
        lower = max(lower, other.lower)
        upper = min(upper, other.upper)
        return true
    }
}
