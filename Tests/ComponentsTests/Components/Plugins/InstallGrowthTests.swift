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

    @Test(arguments: Cases(60, of: 2_000))
    func faultsAndSlotsAreThoseOfAllAtOnce(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let isAssigned = Bool.random(using: &generator)
        var (components, installed) = (Self.components(isAssigned), [TestPlugin]())

        for number in 0..<8 {
            let plugin = Self.plugin(number, &generator)
            var fresh = Self.components(isAssigned)
            let expected = Self.faults { try fresh.install(installed + [plugin]) }

            let found = Self.faults { try components.install([plugin]) }

            #expect(found == expected, "seed \(seed), \(number)")
            if found == nil { installed.append(plugin) }
        }

        var fresh = Self.components(isAssigned)
        #expect(Self.faults { try fresh.install(installed) } == nil)
        #expect(components.slots == fresh.slots, "seed \(seed)")
        #expect(components[.limit] == fresh[.limit], "seed \(seed)")
        #expect(components.diagnostics == fresh.diagnostics, "seed \(seed)")
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
        let chosen = Set((0..<9).filter { _ in Int.random(in: 0..<7, using: &generator) == 0 })
        let (name, value) = (number % 3, Int.random(in: 0..<2, using: &generator))
        let scope = scopes[Int.random(in: 0..<6, using: &generator)]
        let other = PluginID(rawValue: "p\(Int.random(in: 0..<8, using: &generator))")
        let manifest = PluginManifest(
            PluginID(rawValue: "p\((number * 5) % 8)"),
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
