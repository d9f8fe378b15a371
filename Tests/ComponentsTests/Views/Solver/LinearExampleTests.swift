import Testing

@testable import Views

/// Layouts as the rows of one axis, with values known by hand.
///
/// Variables are an origin and a length for each view, in order.
@Suite struct LinearExampleTests {
    @Test func pinnedTextGivesItsContainerALength() {
        let system = LinearSystem(
            3,
            [
                LinearRow([(0, 1)], .equal, 24),
                LinearRow([(0, 1), (1, 1), (2, -1)], .equal, -24),
                LinearRow([(1, 1)], .greaterThanOrEqual, 90, 750),
                LinearRow([(1, 1)], .lessThanOrEqual, 90, 250),
                LinearRow([(2, 1)], .lessThanOrEqual, 0, 50),
            ]
        )

        #expect(system.solved().values == [24, 90, 138])
        #expect(system.ambiguousVariables().isEmpty)
    }

    @Test func linesFillWhatACenteredLabelLeaves() {
        let system = LinearSystem(
            6,
            [
                LinearRow([(0, 1), (1, 0.5)], .equal, 160),
                LinearRow([(1, 1)], .greaterThanOrEqual, 80, 750),
                LinearRow([(1, 1)], .lessThanOrEqual, 80, 250),
                LinearRow([(2, 1)], .equal, 9),
                LinearRow([(2, 1), (3, 1), (0, -1)], .equal, -9),
                LinearRow([(4, 1), (0, -1), (1, -1)], .equal, 9),
                LinearRow([(4, 1), (5, 1)], .equal, 311),
            ]
        )

        #expect(system.solved().values == [120, 80, 9, 102, 209, 102])
    }

    @Test func pinnedEdgeGivesWayToALongView() {
        let system = LinearSystem(
            2,
            [
                LinearRow([(0, 1), (1, 1)], .equal, 320, 999),
                LinearRow([(0, 1)], .greaterThanOrEqual, 0),
                LinearRow([(1, 1)], .greaterThanOrEqual, 500),
                LinearRow([(1, 1)], .lessThanOrEqual, 500, 250),
            ]
        )

        #expect(system.solved().values == [0, 500])
    }

    @Test func lengthsShareByTheirMultiplier() {
        let system = LinearSystem(
            4,
            [
                LinearRow([(1, 1), (3, -2)], .equal, 0),
                LinearRow([(0, 1)], .equal, 0),
                LinearRow([(2, 1), (3, 1)], .equal, 310),
                LinearRow([(2, 1), (0, -1), (1, -1)], .equal, 10),
            ]
        )

        #expect(system.solved().values == [0, 200, 210, 100])
    }

    @Test func requiredLimitBeatsAWishedLength() {
        let system = LinearSystem(
            2,
            [
                LinearRow([(0, 1), (1, 0.5)], .equal, 160),
                LinearRow([(1, 1)], .equal, 280, 900),
                LinearRow([(1, 1)], .lessThanOrEqual, 200),
            ]
        )

        #expect(system.solved().values == [60, 200])
    }

    @Test func limitedTextIsAsLongAsItNeeds() {
        let system = LinearSystem(
            2,
            [
                LinearRow([(0, 1)], .equal, 0),
                LinearRow([(1, 1)], .lessThanOrEqual, 281.25),
                LinearRow([(1, 1)], .greaterThanOrEqual, 200, 750),
                LinearRow([(1, 1)], .lessThanOrEqual, 200, 250),
            ]
        )

        #expect(system.solved().values == [0, 200])
    }

    @Test func thirdsAddUpToWholes() {
        let system = LinearSystem(
            3,
            [
                LinearRow([(0, 1), (1, 1), (2, 1)], .equal, 100),
                LinearRow([(0, 3)], .equal, 100, 999),
                LinearRow([(1, 1), (0, -2)], .equal, 0, 998),
            ]
        )

        let values = system.solved().values

        #expect((values[0] - 100.0 / 3).magnitude < 1e-12)
        #expect((values[1] - 200.0 / 3).magnitude < 1e-12)
        #expect(values[2].bitPattern == 0)
    }

    @Test func equalWishesMeetWhereTheirSumIsSmallest() {
        let goals = [10.0, 70, 30, 90, 20]
        let system = LinearSystem(1, goals.map { LinearRow([(0, 1)], .equal, $0, 500) })

        #expect(system.solved().values == [30])
    }

    @Test func theVariableThatComesFirstIsSettledFirst() {
        let system = LinearSystem(
            3,
            [
                LinearRow([(0, 1), (1, 1)], .equal, 10),
                LinearRow([(1, 1)], .lessThanOrEqual, 7),
            ]
        )

        #expect(system.solved().values == [3, 7, 0])
        #expect(system.ambiguousVariables() == [0, 1, 2])
    }

    @Test func conflictNamesTheNewerRowThatRulesTheOlderOut() {
        let system = LinearSystem(
            3,
            [
                LinearRow([(0, 1)], .equal, 0),
                LinearRow([(2, 1)], .equal, 5),
                LinearRow([(1, 1)], .equal, 10),
                LinearRow([(0, 1), (1, 1)], .equal, 20),
                LinearRow([(2, 1)], .lessThanOrEqual, 15),
            ]
        )

        let solution = system.solved()

        #expect(solution.conflicts == [LinearConflict(dropped: 0, kept: 3)])
        #expect(solution.values == [10, 10, 5])
    }

    @Test func everyRowInConflictIsReported() {
        let system = LinearSystem(
            1,
            [3, 1, 2].map { LinearRow([(0, 1)], .equal, $0) }
        )

        let solution = system.solved()

        #expect(
            solution.conflicts == [
                LinearConflict(dropped: 0, kept: 2), LinearConflict(dropped: 1, kept: 2),
            ]
        )
        #expect(solution.values == [2])
    }

    @Test func aRowThatNothingSatisfiesConflictsWithItself() {
        let system = LinearSystem(
            1,
            [
                LinearRow([(0, 1), (0, -1)], .equal, 1),
                LinearRow([(0, 1)], .equal, 4),
            ]
        )

        let solution = system.solved()

        #expect(solution.conflicts == [LinearConflict(dropped: 0, kept: 0)])
        #expect(solution.values == [4])
    }
}
