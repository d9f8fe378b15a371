/// The relations of one length of a view to numbers, strongest first, the newer of equals first.
struct OwnLengths {
    private var relations: [Constraint] = []

    var isEmpty: Bool { relations.isEmpty }

    mutating func add(_ constraint: Constraint) {
        relations.append(constraint)
    }

    /// Sorts the relations, and reports the required ones that cannot all be kept.
    mutating func sort(in view: View) {
        guard relations.count > 1 else { return }
        relations = relations.reversed().enumerated()
            .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
            .map(\.element)
        var range = LengthRange()
        for (place, relation) in relations.enumerated() where relation.priority == .required {
            guard !range.narrow(relation) else { continue }
            // As in a scope, what ruled it out is the oldest that does.
            let kept = relations[..<place].last { !LengthRange($0).meets(LengthRange(relation)) }
            view.report(dropped: relation, kept: kept ?? relations[0])
        }
    }

    /// Returns the length that a content takes under the relations.
    func length(_ content: ContentLength) -> Double {
        var range = LengthRange()
        var isHugging = content.hugging > 0
        var isResisting = content.compression > 0
        for relation in relations {
            let priority = relation.priority.rawValue
            if isResisting, content.compression > priority {
                isResisting = false
                range.narrow(to: LengthRange(lower: content.length))
            }
            if isHugging, content.hugging > priority {
                isHugging = false
                range.narrow(to: LengthRange(upper: content.length))
            }
            _ = range.narrow(relation)
        }
        return max(0, min(max(content.length, range.lower), range.upper))
    }

    /// How strongly the length resists being another one, if a content resists so strongly.
    func resistance(_ own: Double) -> Double {
        relations.first { $0.priority.rawValue > own && $0.relation == .equal }?
            .priority.rawValue ?? own
    }

    /// The smallest length that required relations allow, and the largest.
    var limits: (lower: Double, upper: Double) {
        var range = LengthRange()
        for relation in relations where relation.priority == .required {
            _ = range.narrow(relation)
        }
        return (max(0, range.lower), range.upper)
    }
}

/// A length with its resistance to being another.
struct ContentLength {
    var length: Double
    var hugging: Double
    var compression: Double
}

/// The lengths between two.
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

    /// Keeps what another range has, too, and says whether there is any; else goes as near as it can.
    mutating func narrow(_ constraint: Constraint) -> Bool {
        narrow(to: LengthRange(constraint))
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
