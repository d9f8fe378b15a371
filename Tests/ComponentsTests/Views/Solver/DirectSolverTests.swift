import Testing

@testable import Views

@Suite struct DirectSolverTests {
    @Test(arguments: [2, 5, DirectSolver.limit])
    func whatIsSolvedDirectlyIsWhatATableauSays(variableLimit: Int) {
        let seeds = Cases(1000, of: 100_000)
        var solvedCount = 0
        for seed in seeds {
            let system = LinearSystem.random(seed: seed, variableLimit: variableLimit)
            guard let direct = system.solvedDirectly() else { continue }
            solvedCount += 1

            // An unused variable makes the system too large for the direct solver.
            var larger = system
            larger.variableCount = DirectSolver.limit + 1
            let solution = larger.solved()

            #expect(solution.conflicts.isEmpty, "seed \(seed)")
            for variable in 0..<system.variableCount {
                let distance = (direct[variable] - solution.values[variable]).magnitude
                #expect(distance <= 1e-9, "seed \(seed), variable \(variable)")
            }
        }

        #expect(solvedCount >= seeds.count / 4)
    }

    @Test func textBetweenPinsIsSolvedDirectly() {
        let system = LinearSystem(
            3,
            [
                LinearRow([(0, 1)], .equal, 24),
                LinearRow([(0, 1), (1, 1), (2, -1)], .equal, -24),
                LinearRow([(2, 1)], .lessThanOrEqual, 100),
                LinearRow([(1, 1)], .greaterThanOrEqual, 90, 750),
                LinearRow([(1, 1)], .lessThanOrEqual, 90, 250),
                LinearRow([(2, 1)], .lessThanOrEqual, 0, 50),
            ]
        )

        #expect(system.solvedDirectly() == [24, 52, 100])
    }

    @Test func reactionsBesideAStackAreSolvedDirectly() {
        let widths = LinearSystem(
            4,
            [
                LinearRow([(0, 1)], .equal, 0),
                LinearRow([(1, 1)], .lessThanOrEqual, 281),
                LinearRow([(2, 1)], .greaterThanOrEqual, 8),
                LinearRow([(2, 1), (3, 1)], .lessThanOrEqual, 367),
                LinearRow([(1, 1)], .greaterThanOrEqual, 390, 750),
                LinearRow([(3, 1)], .greaterThanOrEqual, 82, 750),
                LinearRow([(2, 1), (0, -1)], .greaterThanOrEqual, 64, 740),
                LinearRow([(2, 1), (3, 1), (0, -1)], .equal, 281, 730),
                LinearRow([(1, 1)], .lessThanOrEqual, 390, 250),
                LinearRow([(3, 1)], .lessThanOrEqual, 82, 250),
            ]
        )
        let heights = LinearSystem(
            5,
            [
                LinearRow([(2, 1)], .equal, 0),
                LinearRow([(0, 1), (1, 1), (4, -1)], .equal, 0),
                LinearRow([(2, 1), (3, 1), (0, -1)], .equal, 8),
                LinearRow([(0, 1)], .greaterThanOrEqual, 0),
                LinearRow([(1, 1)], .greaterThanOrEqual, 302, 750),
                LinearRow([(3, 1)], .greaterThanOrEqual, 20, 750),
                LinearRow([(0, 1)], .equal, 0, 740),
                LinearRow([(1, 1)], .lessThanOrEqual, 302, 250),
                LinearRow([(3, 1)], .lessThanOrEqual, 20, 250),
                LinearRow([(4, 1)], .lessThanOrEqual, 0, 50),
            ]
        )
        let alone = LinearSystem(4, widths.rows.filter { ![740, 730].contains($0.strength) })

        #expect(widths.solvedDirectly() == [0, 281, 199, 82])
        #expect(heights.solvedDirectly() == [12, 302, 0, 20, 314])
        #expect(alone.solvedDirectly() == [0, 281, 8, 82])
    }

    @Test func conflictIsLeftToTheTableau() {
        let system = LinearSystem(
            2,
            [
                LinearRow([(0, 1)], .equal, 0),
                LinearRow([(1, 1)], .equal, 10),
                LinearRow([(0, 1), (1, 1)], .lessThanOrEqual, 5),
            ]
        )

        #expect(system.solvedDirectly() == nil)
        #expect(system.solved().conflicts == [LinearConflict(dropped: 0, kept: 2)])
    }

    @Test func whatIsTradedWithinALevelIsLeftToTheTableau() {
        let system = LinearSystem(
            2,
            [
                LinearRow([(1, 1)], .equal, 0),
                LinearRow([(0, 1), (1, 1)], .equal, 4, 500),
                LinearRow([(0, 3)], .greaterThanOrEqual, 30, 500),
            ]
        )

        #expect(system.solvedDirectly() == nil)
        #expect(system.solved().values == [10, 0])
    }

    @Test func valuesThatNothingDecidesAreNearZeroByIndex() {
        let system = LinearSystem(2, [LinearRow([(0, 1), (1, 1)], .equal, 6)])

        #expect(system.solvedDirectly() == [0, 6])
    }
}

extension LinearSystem {
    /// Returns the solution of the direct solver; nil if it has none.
    fileprivate func solvedDirectly() -> [Double]? {
        let sorted = rows.compactMap { $0.prepared(variableCount: variableCount) }
            .sorted { $0.precedes($1) }
        var solver = DirectSolver()
        var values: [Double] = []
        let isSolved = solver.solve(sorted, variableCount: variableCount, into: &values)
        return isSolved ? values : nil
    }
}
