import Testing

@testable import Views

@Suite struct DirectSolverTests {
    @Test func whatIsSolvedDirectlyIsWhatATableauSays() throws {
        var solvedCount = 0
        for seed in UInt64(0)..<4800 {
            let system = LinearSystem.random(seed: seed)
            guard let direct = system.solvedDirectly() else { continue }
            solvedCount += 1

            // A variable that nothing asks for makes the system too large to be solved directly.
            var larger = system
            larger.variableCount = DirectSolver.limit + 1
            let solution = larger.solved()

            #expect(solution.conflicts.isEmpty, "seed \(seed)")
            for variable in 0..<system.variableCount {
                let distance = (direct[variable] - solution.values[variable]).magnitude
                #expect(distance <= 1e-9, "seed \(seed), variable \(variable)")
            }
        }

        #expect(solvedCount > 400)
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

        #expect(system.solvedDirectly() == SIMD4(24, 52, 100, 0))
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

    @Test func valueThatNothingDecidesIsLeftToTheTableau() {
        let system = LinearSystem(2, [LinearRow([(0, 1), (1, 1)], .equal, 6)])

        #expect(system.solvedDirectly() == nil)
        #expect(system.solved().values == [0, 6])
    }
}

extension LinearSystem {
    /// Returns what the direct solver says; none if it does not know.
    fileprivate func solvedDirectly() -> SIMD4<Double>? {
        let sorted = rows.compactMap { CanonicalRow($0, variableCount: variableCount) }
            .sorted { $0.precedes($1) }
        return DirectSolver.solve(sorted, variableCount: variableCount)
    }
}
