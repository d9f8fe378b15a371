/// The sum of a constraint's sides, in terms of the variables of a system.
struct RowSum {
    private(set) var terms: (LinearTerm, LinearTerm, LinearTerm, LinearTerm)
    private(set) var count = 0
    private(set) var distance = 0.0

    init() {
        let none = LinearTerm(variable: 0, coefficient: 0)
        terms = (none, none, none, none)
    }

    /// Adds so much of a side.
    mutating func add(
        _ side: ConstraintGroupSide,
        factor: Double,
        _ variables: ConstraintGroupVariables,
        _ work: borrowing ConstraintGroupWork
    ) {
        let value = work.value(of: side)
        let variables = variables[side.axis]
        distance += factor * value.distance
        if side.node > 0 {
            add(variables.origin(side.node), factor * value.origin)
            add(variables.length(side.node), factor * value.length)
        } else if let length = variables.givenLength {
            distance += factor * value.length * length
        } else {
            add(variables.groupLength, factor * value.length)
        }
    }

    private mutating func add(_ variable: Int, _ coefficient: Double) {
        guard coefficient != 0 else { return }
        let variable = Int32(truncatingIfNeeded: variable)
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
