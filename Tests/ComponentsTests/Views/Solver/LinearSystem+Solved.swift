@testable import Views

extension LinearSystem {
    /// Returns the values that keep the required rows and violate the others least.
    ///
    /// Of required rows that conflict, the newer ones are kept. Then the violations of the strongest
    /// rows are as small as can be, in sum; given that, those of the next strength, and so on. Where
    /// several values are equally good, the variables are settled by index, each as near to 0 as it
    /// can be. So the values do not depend on the order of the rows, to the last bit, but for which
    /// required rows are dropped. Rows that name unknown variables, or numbers that are not finite,
    /// are ignored.
    /// - Complexity: O(*rows*² + *variables* · *rows*) per row that binds, as a rule.
    func solved() -> LinearSolution {
        var solver = LinearSolver()
        return solver.solve(self)
    }

    /// Returns the variables whose value the rows leave open, by index.
    func ambiguousVariables() -> [Int] {
        var solver = LinearSolver()
        return solver.ambiguousVariables(of: self)
    }
}
