/// The sum of a constraint's sides, in terms of the variables of one axis.
struct RowSum {
    private(set) var terms: (LinearTerm, LinearTerm, LinearTerm, LinearTerm)
    private(set) var count = 0
    private(set) var distance = 0.0

    init() {
        let none = LinearTerm(variable: 0, coefficient: 0)
        terms = (none, none, none, none)
    }

    /// Adds so much of a side; the last variable is the scope's length, where it has one.
    mutating func add(
        _ side: ScopeSide,
        factor: Double,
        _ axis: Axis,
        givenLength: Double?,
        _ work: ScopeWork
    ) {
        let value = work.value(of: side)
        distance += factor * value.distance
        if side.axis != axis {
            let found = work.found(side.node, side.axis)
            distance += factor * (value.origin * found.origin + value.length * found.length)
        } else if side.node > 0 {
            add(Int32(2 * side.node - 2), factor * value.origin)
            add(Int32(2 * side.node - 1), factor * value.length)
        } else if let givenLength {
            distance += factor * value.length * givenLength
        } else {
            add(Int32(2 * work.plan.nodes.count - 2), factor * value.length)
        }
    }

    private mutating func add(_ variable: Int32, _ coefficient: Double) {
        guard coefficient != 0 else { return }
        if count > 0, terms.0.variable == variable { return terms.0.coefficient += coefficient }
        if count > 1, terms.1.variable == variable { return terms.1.coefficient += coefficient }
        let term = LinearTerm(variable: variable, coefficient: coefficient)
        switch count {
        case 0: terms.0 = term
        case 1: terms.1 = term
        case 2: terms.2 = term
        default: terms.3 = term
        }
        count += 1
    }
}
