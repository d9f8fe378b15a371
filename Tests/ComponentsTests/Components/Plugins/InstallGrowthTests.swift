import Components
import Synchronization
import Testing

/// Plugins that are installed one at a time.
struct InstallGrowthTests {
    /// Otherwise, a thousand installs would take a million of them.
    @Test func anInstallLeavesTheSlotsOfOtherPluginsAlone() throws {
        let (calls, comparisons) = (Calls(), Calls())
        var components = Components()
        for number in 0..<2 {
            try components.install([
                TestPlugin(PluginID(rawValue: "first-\(number)")) { registrar in
                    registrar.set(.compared, to: Compared(calls: comparisons))
                    registrar.transform(.limit) { below in
                        calls.count.add(1, ordering: .relaxed)
                        return below + 1
                    }
                }
            ])
        }
        let before = [calls, comparisons].map { $0.count.load(ordering: .relaxed) }

        for number in 0..<40 {
            try components.install([
                TestPlugin(PluginID(rawValue: "\(number)-other")) { registrar in
                    registrar.extend(.badge, with: Shadow.self)
                    registrar.set(.background, to: "black")
                    registrar.declare(LayoutName(rawValue: "\(number)"))
                }
            ])
        }

        #expect([calls, comparisons].map { $0.count.load(ordering: .relaxed) } == before)
        #expect(components[.limit] == 12)
        #expect(components.make(.badge).node.extensions.count == 40)
    }

    /// Otherwise, each of them would run all transforms again.
    @Test func manyInstallsOnOneSlotSealItFromTimeToTime() throws {
        let calls = Calls()
        var components = Components()

        for number in 0..<300 {
            try components.install([
                TestPlugin(PluginID(rawValue: "\(number)")) { registrar in
                    registrar.extend(.badge, with: Shadow.self)
                    registrar.transform(.limit) { below in
                        calls.count.add(1, ordering: .relaxed)
                        return below + 1
                    }
                }
            ])
        }

        #expect(calls.count.load(ordering: .relaxed) < 6_000)
        #expect(components[.limit] == 210)
        #expect(components.make(.badge).node.extensions.count == 300)
    }

    @Test func aTransformThatReadsItsOwnContainerGetsTheSlotWithoutIt() throws {
        let shared = Shared()
        var components = try Self.crowded()
        try components.install([
            TestPlugin("reader") { $0.transform(.limit) { $0 + shared.components[.limit] } }
        ])

        shared.value.withLock { $0 = components }

        #expect(components[.limit] == 20)
        #expect(shared.components[.limit] == 20)
    }

    @Test func tasksThatReadFirstAtOnceReadTheSame() async throws {
        for _ in 0..<20 {
            var components = try Self.crowded()
            try components.install([
                TestPlugin("last") { $0.transform(.compared) { _ in Compared(calls: Calls()) } }
            ])
            let found = await withTaskGroup(of: ObjectIdentifier.self) { [components] group in
                for _ in 0..<4 {
                    group.addTask { ObjectIdentifier(components[.compared].calls) }
                }
                return await group.reduce(into: Set()) { $0.insert($1) }
            }

            #expect(found == [ObjectIdentifier(components[.compared].calls)])
        }
    }

    @Test func aCopyThatWasNotInstalledInStaysAsItWas() throws {
        let before = try Self.crowded()
        var (first, second) = (before, before)

        try first.install([TestPlugin("first") { $0.transform(.limit) { $0 + 1 } }])
        try second.install([TestPlugin("second") { $0.transform(.limit) { $0 + 2 } }])

        #expect([before, first, second].map { $0[.limit] } == [10, 11, 12])
        #expect([before, first, second].map(\.plugins.count) == [100, 101, 101])
        #expect(throws: ComponentsError.self) { try first.install([TestPlugin("first")]) }
    }

    @Test(arguments: Cases(60, of: 2_000))
    func faultsAndSlotsAreThoseOfAllAtOnce(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let isAssigned = Bool.random(using: &generator)
        // With many plugins not every install seals its slots.
        let many = Int.random(in: 0..<6, using: &generator) == 0 ? 80 : 1
        let others = (0..<many).map { number in
            TestPlugin(PluginID(rawValue: "\(number)-other")) { registrar in
                registrar.transform(.limit) { $0 &* 5 &+ number }
                if number > 70 { registrar.extend(.badge, with: Shadow.self) }
            }
        }
        // A preference without an effect has all plugins checked.
        let atOnce = { (plugins: [TestPlugin]) throws -> Components in
            var components = Self.components(isAssigned)
            try components.install(others + plugins, preferring: [others[0].id])
            return components
        }
        var (components, installed) = (Self.components(isAssigned), [TestPlugin]())
        for other in others.shuffled(using: &generator) {
            #expect(Self.faults { try components.install([other]) } == nil, "seed \(seed)")
        }

        for number in 0..<8 {
            let plugin = Self.plugin(number, &generator)
            let expected = Self.faults { _ = try atOnce(installed + [plugin]) }

            let found = Self.faults { try components.install([plugin]) }

            #expect(found == expected, "seed \(seed), \(number)")
            if found == nil { installed.append(plugin) }
            if Bool.random(using: &generator) { _ = components[.limit] }
            guard Int.random(in: 0..<3, using: &generator) == 0,
                let leaving = installed.randomElement(using: &generator)
            else { continue }
            let reason = Self.faults {
                var fresh = try atOnce(installed)
                try fresh.uninstall(leaving.id)
            }
            #expect(Self.faults { try components.uninstall(leaving.id) } == reason, "seed \(seed)")
            if reason == nil { installed.removeAll { $0.id == leaving.id } }
        }

        guard let fresh = try? atOnce(installed) else {
            Issue.record("seed \(seed)")
            return
        }
        #expect(components[.limit] == fresh[.limit], "seed \(seed)")
        #expect(components.plugins == fresh.plugins, "seed \(seed)")
        #expect(components.slots == fresh.slots, "seed \(seed)")
        #expect(components.diagnostics == fresh.diagnostics, "seed \(seed)")
    }

    /// Returns components with so many plugins that the next ones are sealed when a slot is read.
    private static func crowded() throws -> Components {
        var components = Components()
        try components.install(
            (0..<100).map { number in
                TestPlugin(PluginID(rawValue: "\(number)-other")) { registrar in
                    registrar.extend(.badge, with: Shadow.self)
                }
            }
        )
        return components
    }

    private static func components(_ isAssigned: Bool) -> Components {
        var components = Components()
        if isAssigned { components[.row] = DoubleRow.self }
        return components
    }

    /// Returns a plugin whose registrations often conflict with those of others.
    private static func plugin(
        _ number: Int,
        _ generator: inout SeededGenerator
    ) -> TestPlugin {
        let chosen = Set((0..<10).filter { _ in Int.random(in: 0..<7, using: &generator) == 0 })
        let (name, value) = (number % 3, Int.random(in: 0..<2, using: &generator))
        let scope = scopes[Int.random(in: 0..<6, using: &generator)]
        let other = PluginID(rawValue: "p\(Int.random(in: 0..<8, using: &generator))")
        let manifest = PluginManifest(
            PluginID(rawValue: "p\((number * 5) % 8)"),
            requirements: chosen.contains(9) ? [PluginRequirement(other)] : [],
            ordering: chosen.contains(7) ? [.after(other)] : [],
            conflicts: chosen.contains(8) ? [other] : []
        )
        return TestPlugin(manifest) { registrar in
            registrar.transform(.limit) { $0 &* 3 &+ number }
            if chosen.contains(0) { registrar.replace(.badge, with: SquareBadge.self, in: scope) }
            if chosen.contains(1) { registrar.extend(.badge, with: PlainBadgeFrame.self) }
            if chosen.contains(2) { registrar.set(.background, to: "\(value)", in: scope) }
            if chosen.contains(3) { registrar.replace(SlotFamily.ornament["a"], with: Star.self) }
            if chosen.contains(4) { registrar.declare(LayoutName(rawValue: "\(name)")) }
            if chosen.contains(5) { registrar.declare(namesakes[value]) }
            if chosen.contains(6) { registrar.replace(.row, with: DoubleRow.self) }
        }
    }

    private static let scopes: [ComponentScope?] = {
        let bits = (0..<2).map { bit in
            ComponentScope("bit \(bit)", level: bit) { (number: Int) in number >> bit & 1 == 1 }
        }
        return [nil, nil, nil, bits[0], bits[1], bits[0].and(bits[1])]
    }()
    private static let namesakes = (0..<2).map { ValueSlot<Int>("namesake", default: $0) }

    private static func faults(_ install: () throws -> Void) -> String? {
        do {
            try install()
            return nil
        } catch {
            return "\(error)"
        }
    }
}

/// A number of calls.
private final class Calls: Sendable {
    let count = Atomic(0)
}

/// A container that plugins share.
private final class Shared: Sendable {
    let value = Mutex(Components())

    var components: Components { value.withLock(\.self) }
}

/// A value that counts its comparisons.
private struct Compared: Sendable, Equatable {
    let calls: Calls

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.calls.count.add(1, ordering: .relaxed)
        return true
    }
}

extension ValueSlot<Compared> {
    fileprivate static let compared = ValueSlot("compared", default: Compared(calls: Calls()))
}
