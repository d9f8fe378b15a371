import Testing

@testable import Workbench

struct MinimalSetsTests {
    @Test func oneThingIsFoundAmongMany() {
        let found = MinimalSets(of: 60) { $0.contains(41) }

        #expect(found.sets == [[41]])
        #expect(found.isComplete)
        #expect(found.answers.count <= 64)
    }

    @Test func aCombinationIsFoundAmongMany() {
        let found = MinimalSets(of: 60) { $0.contains(2) && $0.contains(41) && $0.contains(59) }

        #expect(found.sets == [[2, 41, 59]])
        #expect(found.answers.count < 200)
    }

    @Test func thingsThatMaskEachOtherAreAllFound() {
        let found = MinimalSets(of: 12) { $0.contains(3) || $0.contains(7) || $0.contains(11) }

        #expect(found.sets == [[3], [7], [11]])
    }

    @Test func whatNeedsNothingIsTheEmptySet() {
        #expect(MinimalSets(of: 9) { _ in true }.sets == [[]])
        #expect(MinimalSets(of: 2) { _ in true }.sets == [[]])
    }

    @Test func whatNothingSufficesForHasNone() {
        #expect(MinimalSets(of: 9) { _ in false }.sets == [])
        #expect(MinimalSets(of: 0) { _ in false }.sets == [])
    }

    @Test func whatSufficesAloneAndNotWithMoreIsFound() {
        let found = MinimalSets(of: 8) { $0 == [5] || $0.count == 8 }

        #expect(found.sets.contains([5]))
    }

    @Test func theSearchIsBounded() {
        var questions = 0

        let found = MinimalSets(of: 40, bound: 90) {
            questions += 1
            return $0.count > 20
        }

        #expect(questions == 90)
        #expect(found.answers.count == 90)
        #expect(!found.isComplete)
    }

    @Test(arguments: Cases(60, of: 3000))
    func allSmallestSetsAreFoundWhereMoreUndoesNothing(number: Case) {
        var generator = SeededGenerator(seed: number)
        let count = Int.random(in: 0...9, using: &generator)
        let wanted = Self.randomSets(of: count, using: &generator)

        let found = MinimalSets(of: count) { set in wanted.contains { $0.isSubset(of: set) } }

        #expect(found.isComplete, "case \(number)")
        #expect(
            Set(found.sets)
                == Self.smallest(of: count) { set in
                    wanted.contains { $0.isSubset(of: set) }
                },
            "case \(number)"
        )
    }

    @Test(arguments: Cases(60, of: 3000))
    func setsThatAreFoundAreSmallestWhateverSuffices(number: Case) {
        var generator = SeededGenerator(seed: number)
        let count = Int.random(in: 0...9, using: &generator)
        let answers = (0..<(1 << count)).map { _ in Int.random(in: 0..<4, using: &generator) == 0 }
        let suffices = { (set: [Int]) in answers[set.reduce(0) { $0 | 1 << $1 }] }
        let smallest = Self.smallest(of: count, where: suffices)

        let found = MinimalSets(of: count, where: suffices)

        #expect(smallest.isSuperset(of: found.sets.filter { $0.count <= 4 }), "case \(number)")
        #expect(found.sets.allSatisfy(suffices), "case \(number)")
        #expect(smallest.filter { $0.count <= 1 }.isSubset(of: found.sets), "case \(number)")
        // For few elements, all sets are found.
        #expect(count > 4 || smallest == Set(found.sets), "case \(number)")
        // If all of them suffice, there is a reason.
        #expect(!suffices(Array(0..<count)) || !found.sets.isEmpty, "case \(number)")
    }

    /// Returns up to four sets of up to three elements.
    private static func randomSets(
        of count: Int,
        using generator: inout SeededGenerator
    ) -> [Set<Int>] {
        guard count > 0 else { return [] }
        return (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            Set(
                (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                    Int.random(in: 0..<count, using: &generator)
                }
            )
        }
    }

    /// Returns the minimal sets that suffice, found by testing all.
    private static func smallest(of count: Int, where suffices: ([Int]) -> Bool) -> Set<[Int]> {
        let all = (0..<(1 << count)).map { bits in (0..<count).filter { bits >> $0 & 1 == 1 } }
        let good = all.filter(suffices)
        return Set(
            good.filter { set in !good.contains { $0 != set && Set($0).isSubset(of: set) } }
        )
    }
}
