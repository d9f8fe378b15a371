import Components
import Testing

struct VersionTests {
    @Test(arguments: [
        ("1", Version(1)), ("0", Version(0)), ("1.2", Version(1, 2)), ("1.2.3", Version(1, 2, 3)),
        ("10.0.20", Version(10, 0, 20)),
    ])
    func textWithOneToThreeNumbersIsAVersion(text: String, version: Version) {
        #expect(Version(text) == version)
    }

    @Test(arguments: [
        "", ".", "1.", ".1", "1..2", "1.2.3.4", "01", "1.02", "-1", "+1", " 1", "1 ", "1.x", "v1",
        "١", "99999999999999999999",
    ])
    func otherTextIsNoVersion(text: String) {
        #expect(Version(text) == nil)
    }

    @Test(arguments: Cases(20, of: 200))
    func versionIsReadBackAsItWasWritten(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let version = Self.version(&generator)

        #expect(Version("\(version)") == version, "seed \(seed)")
    }

    @Test(arguments: Cases(20, of: 200))
    func orderIsThatOfTheNumbersInTurn(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let (one, other) = (Self.version(&generator), Self.version(&generator))
        let (first, second) = (
            [one.major, one.minor, one.patch], [other.major, other.minor, other.patch]
        )

        #expect((one < other) == first.lexicographicallyPrecedes(second), "seed \(seed)")
        #expect((one == other) == (first == second), "seed \(seed)")
        #expect([one < other, one == other, other < one].count { $0 } == 1, "seed \(seed)")
    }

    @Test(arguments: Cases(20, of: 200))
    func rangeHoldsWhatIsNotBelowAndNotAbove(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let ends = [Self.version(&generator), Self.version(&generator)].sorted()
        let version = Self.version(&generator)

        let isInside = (ends[0]..<ends[1]).contains(version)
        #expect(isInside == (ends[0] <= version && version < ends[1]), "seed \(seed)")
    }

    private static func version(_ generator: inout SeededGenerator) -> Version {
        let numbers = (0..<3).map { _ in Int.random(in: 0...3, using: &generator) }
        return Version(numbers[0], numbers[1], numbers[2])
    }
}
