import Components
import Synchronization
import Testing

/// Transforms of values read the slots of the container for which the value is made.
@Suite(.diagnosticsOfIssues)
struct ReadingTransformTests {
    @Test func otherSlotsAreThoseOfTheContainer() {
        var components = Components()
        components.transform(.limit) { $0 + Components.current[.step] }
        #expect(components[.limit] == 11)

        components[.step] = 5
        #expect(components[.limit] == 15)

        var other = components
        other[.step] = 7
        #expect(other[.limit] == 17)
        #expect(components[.limit] == 15)
    }

    @Test func pluginsAreSealedWithWhatTheAppAssigns() throws {
        let plugin = TestPlugin("reader") { registrar in
            registrar.transform(.limit) { $0 + Components.current[.step] }
        }
        var components = Components()
        components[.step] = 2
        try components.install([plugin])
        #expect(components[.limit] == 12)

        try components.uninstall("reader")
        #expect(components[.limit] == 10)
    }

    @Test(arguments: [false, true])
    func valuesThatReadEachOtherReadThoseBelow(isReversed: Bool) throws {
        let plugins = [
            TestPlugin("first") { $0.transform(.limit) { $0 + Components.current[.step] * 100 } },
            TestPlugin("second") { $0.transform(.step) { $0 + Components.current[.limit] } },
            TestPlugin("third") { $0.transform(.step) { $0 * 2 } },
        ]

        var components = Components()
        for plugin in isReversed ? plugins.reversed() : plugins {
            try components.install([plugin])
        }

        #expect(components[.limit] == 110)
        #expect(components[.step] == 22)
    }

    @Test func aValueReadsItsOwnSlotBelowItself() {
        var components = Components()
        components[.step] = 3

        components.transform(.step) { $0 + Components.current[.step] }

        #expect(components[.step] == 6)
    }

    @Test func scopesOfATaskAreNotRead() {
        var components = Components()
        components.transform(.limit) { $0 + Components.current[.step] }
        components[.step] = 4
        var others = Components()
        others[.step] = 1_000

        let limit = Components.withValue(others) { () -> Int in
            var copy = components
            copy[.greeting] = { $0 }
            return copy[.limit]
        }

        #expect(limit == 14)
    }

    @Test func errorsAreReportedOnce() throws {
        let plugin = TestPlugin("bad") { registrar in
            registrar.declare(.step)
            registrar.transform(.limit) { _ in
                guard Components.current[.step] > 1 else { return 0 }
                throw NoStep()
            }
            registrar.transform(.background) { _ in throw NoStep() }
        }
        var components = Components()
        components[.step] = 2

        let told = try ReportedDiagnostics.by { try components.install([plugin]) }

        #expect(components[.limit] == 10)
        #expect(told.texts.filter { $0.contains("NoStep") }.count == 2)
    }

    @Test func partsThatReadTheValueAreUpdated() {
        var components = Components()
        components.transform(.background) { "\($0) \(Components.current[.step])" }
        let part = Line()
        part.mount(in: ComponentContext(components))
        #expect(part.background == "white 1")

        components[.step] = 5
        part.updateComponents(components)

        #expect(part.background == "white 5")
    }

    @Test func aTransformThatChangesACopyOfWhatItReadsEnds() throws {
        let plugins = ["a", "b", "c"].map { name in
            TestPlugin(PluginID(rawValue: name)) { registrar in
                registrar.transform(.limit) { value in
                    var other = Components.current
                    other[.step] = 5
                    other[.greeting] = { $0 }
                    return value + other[.step]
                }
            }
        }

        #expect(try Components.with(plugins)[.limit] == 25)
    }

    @Test func whatPluginsSetIsThereFromTheFirstCallOn() throws {
        let seen = Mutex<[Int]>([])
        let plugin = TestPlugin("own") { registrar in
            registrar.set(.step, to: 3)
            registrar.transform(.limit) { value in
                let step = Components.current[.step]
                seen.withLock { $0.append(step) }
                return value + step
            }
        }

        let components = try Components.with([plugin])

        #expect(components[.limit] == 13)
        #expect(seen.withLock { Set($0) } == [3])
    }

    @Test func aValueThatIsMadeAgainAndIsTheSameIsNoDifference() throws {
        let plugin = TestPlugin("reader") { registrar in
            registrar.transform(.limit) { $0 + Components.current[.step] }
        }
        let components = try Components.with([plugin])
        let part = Line()
        let tree = part.mount(in: ComponentContext(components))
        var other = components
        other[.background] = "black"

        #expect(tree.difference(to: other).values == ["background"])
        other[.step] = 9
        #expect(tree.difference(to: other).values == ["background", "step", "limit"])
    }

    @Test func manyPluginsThatAreSealedLaterReadToo() throws {
        var components = Components()
        for number in 0..<80 {
            try components.install([TestPlugin(PluginID(rawValue: "p\(number)"))])
        }
        try components.install([
            TestPlugin("q") { $0.transform(.limit) { $0 + Components.current[.step] } }
        ])
        components[.step] = 3

        #expect(components[.limit] == 13)
    }
}

private struct NoStep: Error {}

extension ValueSlot<Int> {
    fileprivate static let step = ValueSlot("step", default: 1)
}
