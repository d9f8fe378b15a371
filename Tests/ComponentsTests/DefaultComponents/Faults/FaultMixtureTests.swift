import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Several plugins with random faults: each row equals one with only the plugins that cause no fault in it.
@Suite(.diagnosticsOfIssues)
struct FaultMixtureTests {
    private static let plugins = ["bad", "worse", "base"]

    /// The rows with plugins that cause no fault; the same in every case.
    private static let behaving = Result { try FaultyChat([:], plugins: plugins).rows }

    @Test(arguments: Cases(5, of: 250))
    func eachRowIsAsWithoutWhatDoesWrongThere(row: Case) throws {
        var generator = SeededGenerator(seed: row)
        let plugins = Self.plugins
        var plans: [String: FaultPlan] = [:]
        for plugin in plugins where Bool.random(using: &generator) {
            let injectedFault = InjectedFault.all.randomElement(using: &generator) ?? .nothing
            let hook = ComponentHook.allCases.randomElement(using: &generator) ?? .setUp
            if plugin == "base", injectedFault == .endlessEvent { continue }
            plans[plugin] = FaultPlan(injectedFault: injectedFault, hook: hook, messages: ["2"])
        }

        let found = try FaultyChat(plans, plugins: plugins).rows

        let behaving = try Self.behaving.get()
        #expect(found[0] == behaving[0], "\(row)")
        #expect(found[2] == behaving[2], "\(row)")
        // Plugins with faults may hide each other's; the reported ones are excluded.
        let owners = found[1].told.compactMap(\.owner)
        let out = Set(owners)
        let harmless = plans.filter { $0.value.injectedFault.isHarmless(in: $0.value.hook) }
        #expect(out.isDisjoint(with: harmless.keys), "\(row): \(found[1].told)")
        #expect(owners.count == out.count, "\(row): \(found[1].told)")
        let rest = plugins.filter { !out.contains($0) }
        let expected = try FaultyChat(plans.filter { rest.contains($0.key) }, plugins: rest).rows
        #expect(found[1].text == expected[1].text, "\(row)")
    }
}

extension ComponentDiagnostic {
    /// The source of the fault.
    fileprivate var owner: String? {
        guard case .excluded(let fault) = self else { return nil }
        return "\(fault.claim.owner)"
    }
}
