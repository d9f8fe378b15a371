import Testing

@testable import Views

@Suite struct LinearLawTests {
    @Test(arguments: Cases(300, of: 2400))
    func keptRowsHoldAndViolationsAreSmallest(seed: Case) throws {
        let system = LinearSystem.random(seed: seed)
        let solution = system.solved()

        let dropped = Set(solution.conflicts.map(\.dropped))
        let kept = system.rows.indices.filter {
            system.rows[$0].strength == 1000 && !dropped.contains($0)
        }
        for index in kept {
            let violation = system.rows[index].violation(solution.values)
            #expect(violation <= 1e-6, "seed \(seed), row \(index)")
        }
        let others = system.rows.filter { $0.strength < 1000 }
        var levels = ReferenceLevels(
            variableCount: system.variableCount,
            required: kept.map { system.rows[$0] },
            room: others.count
        )
        for strength in Set(others.map(\.strength)).sorted(by: >) {
            let level = others.filter { $0.strength == strength }
            let minimum = levels.keepMinimum(of: level)
            let best = try #require(minimum, "seed \(seed)")
            let sum = level.reduce(0) { $0 + $1.violation(solution.values) }
            #expect((sum - best).magnitude <= 1e-6, "seed \(seed), strength \(strength)")
        }
    }

    @Test(arguments: Cases(300, of: 2400))
    func droppedRowsAreRuledOutByTheRowTheyAreReportedWith(seed: Case) {
        let system = LinearSystem.random(seed: seed)
        let conflicts = system.solved().conflicts

        let dropped = Set(conflicts.map(\.dropped))
        #expect(conflicts.map(\.dropped) == dropped.sorted(), "seed \(seed)")
        for conflict in conflicts {
            let newer = system.rows.indices.filter {
                $0 > conflict.dropped && system.rows[$0].strength == 1000
                    && !dropped.contains($0)
            }
            #expect(conflict.kept == conflict.dropped || newer.contains(conflict.kept))
            let between = newer.filter { $0 < conflict.kept }
            let couldLive = system.canKeep([conflict.dropped] + between)
            let canLive = system.canKeep([conflict.dropped] + between + [conflict.kept])
            #expect(couldLive != (conflict.kept == conflict.dropped), "seed \(seed)")
            #expect(!canLive, "seed \(seed), \(conflict)")
        }
    }

    @Test func orderChangesNothingWithoutConflicts() {
        let seeds = Cases(300, of: 2400)
        var unconflicted = 0
        for seed in seeds {
            let system = LinearSystem.random(seed: seed)
            let solution = system.solved()
            guard solution.conflicts.isEmpty else { continue }
            unconflicted += 1

            var generator = SeededGenerator(seed: seed)
            var other = system
            other.rows.shuffle(using: &generator)
            let shuffled = other.solved()

            #expect(shuffled.conflicts.isEmpty, "seed \(seed)")
            #expect(
                shuffled.values.map(\.bitPattern) == solution.values.map(\.bitPattern),
                "seed \(seed)"
            )
        }
        #expect(unconflicted >= seeds.count / 2)
    }

    @Test func orderOfWishesChangesNothingBesideConflicts() {
        let seeds = Cases(300, of: 2400)
        var conflicted = 0
        for seed in seeds {
            let system = LinearSystem.random(seed: seed)
            let solution = system.solved()
            guard !solution.conflicts.isEmpty else { continue }
            conflicted += 1

            var generator = SeededGenerator(seed: seed)
            let isRequired = { system.rows[$0].strength == 1000 }
            var wishes = system.rows.indices.filter { !isRequired($0) }.shuffled(using: &generator)
            let order = system.rows.indices.map { index in
                isRequired(index) ? index : wishes.removeLast()
            }
            let shuffled = LinearSystem(system.variableCount, order.map { system.rows[$0] })
                .solved()

            #expect(shuffled.conflicts == solution.conflicts, "seed \(seed)")
            #expect(
                shuffled.values.map(\.bitPattern) == solution.values.map(\.bitPattern),
                "seed \(seed)"
            )
        }
        #expect(conflicted >= seeds.count / 12)
    }

    @Test(arguments: Cases(100, of: 2400))
    func whatIsLeftOpenIsAsNearToZeroAsItCanBe(seed: Case) throws {
        let system = LinearSystem.random(seed: seed, largestCount: 8)
        let solution = system.solved()
        let ambiguous = system.ambiguousVariables()

        var levels = ReferenceLevels(system, without: solution.conflicts)
        for variable in 0..<system.variableCount {
            let range = try #require(levels.range(of: variable), "seed \(seed)")
            let isOpen = range.high - range.low > 1e-6
            #expect(ambiguous.contains(variable) == isOpen, "seed \(seed), \(variable)")
        }
        for variable in 0..<system.variableCount {
            let row = LinearRow([(variable, 1)], .equal, 0, 0)
            let minimum = levels.keepMinimum(of: [row])
            let nearest = try #require(minimum, "seed \(seed)")
            let difference = solution.values[variable].magnitude - nearest
            #expect(difference.magnitude <= 1e-6, "seed \(seed), \(variable)")
        }
    }
}

extension LinearSystem {
    /// Whether some rows can all hold.
    fileprivate func canKeep(_ indices: [Int]) -> Bool {
        let required = indices.map { rows[$0] }
        return ReferenceLevels(variableCount: variableCount, required: required).isFeasible
    }
}

extension ReferenceLevels {
    /// Creates the levels of a system, with room to settle each variable.
    fileprivate init(_ system: LinearSystem, without conflicts: [LinearConflict]) {
        let dropped = conflicts.map(\.dropped)
        let others = system.rows.filter { $0.strength < 1000 }
        self.init(
            variableCount: system.variableCount,
            required: system.rows.indices
                .filter { system.rows[$0].strength == 1000 && !dropped.contains($0) }
                .map { system.rows[$0] },
            room: others.count + system.variableCount
        )
        for strength in Set(others.map(\.strength)).sorted(by: >) {
            _ = keepMinimum(of: others.filter { $0.strength == strength })
        }
    }
}
