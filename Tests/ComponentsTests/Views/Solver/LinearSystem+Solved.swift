@testable import Views

/// The solution of a system.
struct LinearSolution {
    /// The value of each variable.
    let values: [Double]
    /// Required relations that could not all be kept, oldest dropped first.
    let conflicts: [LinearConflict]
}

extension LinearSystem {
    /// Returns the values that satisfy the required rows and violate the others least.
    ///
    /// Of required rows that conflict, the newer ones are kept. Then the sum of the violations of the strongest rows is
    /// minimal; given that, that of the next strength, and so on. If several values are equally good, the variables are
    /// settled by index, each as near to 0 as possible. So the values do not depend on the order of the rows, to the
    /// last bit, except for the required rows that are dropped. Rows with unknown variables, or numbers that are not
    /// finite, are ignored.
    /// - Complexity: O(*rows*² + *variables* · *rows*) per row that binds, as a rule.
    func solved() -> LinearSolution {
        var solver = LinearSolver()
        var values: [Double] = []
        let conflicts = solver.solve(self, into: &values)
        return LinearSolution(values: values, conflicts: conflicts)
    }

    /// Returns the variables whose value the rows do not determine, by index.
    func ambiguousVariables() -> [Int] {
        var solver = LinearSolver()
        return solver.ambiguousVariables(of: self)
    }
}
