import Testing

@testable import Components

struct ScopeFaultLawTests {
    /// A value that one plugin sets where all of some bits are set.
    fileprivate struct Setting {
        let slot: Int
        let bits: Set<Int>
        let value: Int

        /// The nesting depth at which it holds.
        var level: Int { bits.max() ?? -1 }
    }

    @Test(arguments: Cases(60, of: 3_000))
    func basesClashWhereverAScopeThatIsUsedHolds(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let settings = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
            Setting(
                slot: Int.random(in: 0..<3, using: &generator),
                bits: Set((0..<3).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }),
                value: Int.random(in: 0..<2, using: &generator)
            )
        }
        let plugins = settings.enumerated().map { number, setting in
            TestPlugin(PluginID(rawValue: "p\(number)")) { registrar in
                registrar.set(Self.slots[setting.slot], to: setting.value, in: setting.scope)
            }
        }

        var components = Components()
        var clashing: Set<String> = []
        do throws(ComponentsError) {
            try components.install(plugins)
        } catch {
            clashing = Set(error.slots)
        }

        #expect(clashing == Self.clashing(settings), "seed \(seed)")
    }

    @Test func manyRegistrationsToScopesAreInstalledInReasonableTime() throws {
        let scopes = (0..<8).map { bit in Setting(slot: 0, bits: [bit], value: 0).scope }
        let plugin = TestPlugin("many") { registrar in
            for slot in Self.many {
                for scope in scopes { registrar.transform(slot, in: scope) { $0 + 1 } }
            }
        }

        // Testing every slot for each registration would take too long.
        let components = try Components.with(plugin)

        #expect(components.scoped(to: 5)[Self.many[250]] == 2)
    }

    private static let slots = (0..<3).map { ValueSlot<Int>("lawSlot\($0)", default: 9) }
    private static let many = (0..<500).map { ValueSlot<Int>("manySlot\($0)", default: 0) }

    /// The slots in which, in some combination of scopes, two innermost values conflict.
    private static func clashing(_ settings: [Setting]) -> Set<String> {
        var names: Set<String> = []
        for bits in settings.map(\.bits) + [[]] {
            for (number, slot) in slots.enumerated() {
                let held = settings.filter { $0.slot == number && $0.bits.isSubset(of: bits) }
                let inner = held.filter { $0.level == held.map(\.level).max() }
                if Set(inner.map(\.value)).count > 1 { names.insert(slot.name) }
            }
        }
        return names
    }
}

extension ScopeFaultLawTests.Setting {
    private static let scopes = (0..<8).map { bit in
        ComponentScope("bit \(bit)", level: bit) { (number: Int) in number >> bit & 1 == 1 }
    }

    /// Whether all of the bits are set.
    fileprivate var scope: ComponentScope? {
        let scopes = bits.sorted().map { Self.scopes[$0] }
        return scopes.dropFirst().reduce(scopes.first) { $0?.and($1) }
    }
}

extension ComponentsError {
    /// The slots that are set to different values.
    fileprivate var slots: [String] {
        guard case .faults(let faults) = self else { return [] }
        return faults.compactMap { fault in
            guard case .valueClash(let slot, _) = fault else { return nil }
            return slot
        }
    }
}
