import Testing

@testable import Views

@Suite struct LinearHostileTests {
    @Test(arguments: [
        LinearRow([(0, .nan)], .equal, 3),
        LinearRow([(0, .infinity)], .lessThanOrEqual, 3),
        LinearRow([(0, 1)], .equal, .nan),
        LinearRow([(0, 1)], .greaterThanOrEqual, .infinity),
        LinearRow([(0, 1)], .equal, 3, .nan),
        LinearRow([(7, 1)], .equal, 3),
        LinearRow([(-1, 1)], .equal, 3),
        LinearRow([(0, 1e308), (0, 1e308)], .equal, 3),
    ])
    func rowsThatMeanNothingAreIgnored(_ row: LinearRow) {
        let system = LinearSystem(1, [LinearRow([(0, 1)], .equal, 5), row])

        let solution = system.solved()

        #expect(solution.values == [5])
        #expect(solution.conflicts.isEmpty)
    }

    @Test func strengthsBeyondRequiredAreRequired() {
        let system = LinearSystem(
            1,
            [
                LinearRow([(0, 1)], .equal, 5, .infinity),
                LinearRow([(0, 1)], .equal, 9, 2000),
            ]
        )

        #expect(system.solved().conflicts == [LinearConflict(dropped: 0, kept: 1)])
    }

    @Test func nothingAsksForNothing() {
        #expect(LinearSystem(variableCount: 0).solved().values.isEmpty)
        #expect(LinearSystem(variableCount: 3).solved().values == [0, 0, 0])
        #expect(LinearSystem(0, [LinearRow([(0, 1)], .equal, 1)]).solved().values.isEmpty)
    }

    @Test func moreVariablesThanAWordHasBitsMakeNoDifference() {
        let count = 150
        var rows = [LinearRow([(0, 1)], .greaterThanOrEqual, 1)]
        for variable in 1..<count {
            let isEqual = variable.isMultiple(of: 3)
            rows.append(
                LinearRow(
                    [(variable, 1), (variable - 1, -1)],
                    isEqual ? .equal : .greaterThanOrEqual,
                    2
                )
            )
            rows.append(LinearRow([(variable, 1)], .equal, 0, 500))
        }
        let system = LinearSystem(count, rows)

        let values = system.solved().values

        #expect(values == (0..<count).map { Double(1 + 2 * $0) })
    }

    @Test func numbersThatOverflowAreNothing() {
        let system = LinearSystem(
            9,
            [
                LinearRow([(1, 1e-12), (2, 2.5), (3, -1)], .lessThanOrEqual, 8.5e-12, 250),
                LinearRow([(1, -4e300)], .equal, -8.5e300, 250),
                LinearRow([(1, -1), (2, 1)], .lessThanOrEqual, -5.5e300),
                LinearRow([(0, 2e150), (2, 3)], .equal, 1e150, 750),
            ]
        )

        let isFinite = system.solved().values.allSatisfy { $0.isFinite }

        #expect(isFinite)
    }

    @Test func numbersFarApartEndToo() {
        let sizes = [1e-300, 1e-12, 1, 1e12, 1e150, 1e300, -1e300]
        for seed in Cases(300, of: 3000) {
            var generator = SeededGenerator(seed: seed)
            var system = LinearSystem.random(seed: seed)
            for index in system.rows.indices {
                let size = sizes.randomElement(using: &generator) ?? 1
                system.rows[index].constant *= size
                system.rows[index].coefficients[0] *= size
            }

            let solution = system.solved()

            #expect(solution.values.count == system.variableCount)
            let isFinite = solution.values.allSatisfy { $0.isFinite }
            #expect(isFinite, "seed \(seed)")
        }
    }
}
