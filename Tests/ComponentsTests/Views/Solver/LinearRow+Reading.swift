@testable import Views

extension LinearRow {
    /// Creates a row from factors by variable.
    init(
        _ factors: [(Int, Double)],
        _ relation: ConstraintRelation,
        _ constant: Double,
        _ strength: Double = 1000
    ) {
        self.init(relation, constant, strength: strength)
        for (variable, coefficient) in factors { add(coefficient, variable) }
    }

    var terms: [(variable: Int, coefficient: Double)] {
        (0..<count).map { (Int(variables[$0]), coefficients[$0]) }
    }

    /// Returns the sum of the terms.
    func activity(_ values: [Double]) -> Double {
        terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    }

    /// Returns the amount by which values violate the relation.
    func violation(_ values: [Double]) -> Double {
        let activity = activity(values)
        return switch relation {
        case .equal: (activity - constant).magnitude
        case .lessThanOrEqual: max(0, activity - constant)
        case .greaterThanOrEqual: max(0, constant - activity)
        }
    }
}

extension LinearSystem {
    /// Creates a system from its rows.
    init(_ variableCount: Int, _ rows: [LinearRow]) {
        self.init(variableCount: variableCount)
        self.rows = rows
    }
}
