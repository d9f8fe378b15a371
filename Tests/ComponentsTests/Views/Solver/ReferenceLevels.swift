@testable import Views

/// The minimal violations of the levels of a system, by one linear program for each.
struct ReferenceLevels {
    private var program: ReferenceProgram
    private let freeCount: Int
    private let columnCount: Int
    private var nextColumn: Int

    /// Creates the levels over required rows, with room for the violations of others.
    init(variableCount: Int, required: [LinearRow], room: Int = 0) {
        freeCount = variableCount
        columnCount = 2 * variableCount + 2 * room
        nextColumn = 2 * variableCount
        program = ReferenceProgram(variableCount: columnCount)
        for row in required {
            program.rows += rows(row)
        }
    }

    /// Whether all rows can hold.
    var isFeasible: Bool { program.isFeasible }

    /// Returns the smallest sum of violations of some rows, and keeps to it from now on.
    mutating func keepMinimum(of level: [LinearRow]) -> Double? {
        var sum = [Double](repeating: 0, count: columnCount)
        for row in level {
            let violations = [nextColumn, nextColumn + 1]
            nextColumn += 2
            for column in violations { sum[column] = 1 }
            program.rows += rows(row, violations: violations)
        }
        guard let minimum = program.minimum(of: sum) else { return nil }
        program.rows.append(.init(factors: sum, limit: minimum + 1e-9, isEquality: false))
        return minimum
    }

    /// Returns the range of a variable.
    func range(of variable: Int) -> (low: Double, high: Double)? {
        var objective = [Double](repeating: 0, count: columnCount)
        objective[variable] = 1
        objective[freeCount + variable] = -1
        guard let low = program.minimum(of: objective),
            let high = program.minimum(of: objective.map(-))
        else { return nil }
        return (low, -high)
    }

    /// Returns a row over differences of variables that are at least 0, less its violations.
    private func rows(_ row: LinearRow, violations: [Int] = []) -> [ReferenceProgram.Row] {
        var factors = [Double](repeating: 0, count: columnCount)
        for term in row.terms {
            factors[term.variable] += term.coefficient
            factors[freeCount + term.variable] -= term.coefficient
        }
        if row.relation == .greaterThanOrEqual { factors = factors.map(-) }
        for (column, sign) in zip(violations, [-1.0, 1.0])
        where row.relation == .equal || sign < 0 {
            factors[column] = sign
        }
        return [
            ReferenceProgram.Row(
                factors: factors,
                limit: row.relation == .greaterThanOrEqual ? -row.constant : row.constant,
                isEquality: row.relation == .equal
            )
        ]
    }
}
