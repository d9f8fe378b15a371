import ComponentsTesting
import Testing

@testable import Components

@Suite(.diagnosticsOfIssues)
struct ScopeInstallTests {
    @Test func basesOfOneScopeClash() {
        let scope = ComponentScope("even") { (number: Int) in number.isMultiple(of: 2) }
        let plugins = ["blue", "red"].map { color in
            TestPlugin(PluginID(rawValue: color)) { $0.set(.background, to: color, in: scope) }
        }
        var components = Components()

        let error = #expect(throws: ComponentsError.self) { try components.install(plugins) }

        #expect(error?.description.contains("Slot 'background' is set to different values") == true)
        #expect(throws: Never.self) { try components.install(plugins, preferring: ["red"]) }
        #expect(components.scoped(to: 2)[.background] == "red")
        #expect(components.scoped(to: 3)[.background] == Components()[.background])
    }

    @Test func scopesThatMeetAreReportedWhereTheyDo() throws {
        let plugins = ["blue", "red"].map { color in
            TestPlugin(PluginID(rawValue: color)) { registrar in
                let limit = color == "blue" ? 10 : 20
                let scope = ComponentScope("over \(limit)") { (number: Int) in number > limit }
                registrar.set(.background, to: color, in: scope)
            }
        }
        let components = try Components.with(plugins[0], plugins[1])
        let root = TestPart()
        let tree = root.mount(in: ComponentContext(components))

        #expect([5, 15].map { tree.scoped(to: $0).components[.background] }.last == "blue")
        #expect(tree.diagnostics == [])
        #expect(tree.scoped(to: 25).components[.background] == "blue")
        #expect(tree.diagnostics.map(\.description).first?.contains("in scopes that meet") == true)
        #expect(tree.diagnostics.count == 1)
    }

    @Test func anEqualAnswerGivesTheSamePart() throws {
        let even = ComponentScope("even") { (number: Int) in number.isMultiple(of: 2) }
        let components = try Components.with(
            TestPlugin("even") { $0.set(.background, to: "even", in: even) }
        )
        let tree = TestPart().mount(in: ComponentContext(components))

        #expect(tree.scoped(to: 2) === tree.scoped(to: 4))
        #expect(tree.scoped(to: 3) === tree)
        #expect(tree.scoped(to: "2") === tree)
    }

    @Test(arguments: Cases(40, of: 2_000))
    func whatHoldsIsWhatAContainerWithoutTheRestHolds(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let scopes = (0..<4).map { bit in
            ComponentScope("bit \(bit)", level: bit) { (number: Int) in number >> bit & 1 == 1 }
        }
        var said: [(scope: Int?, layer: String)] = []
        for number in 0..<Int.random(in: 1...12, using: &generator) {
            let scope = Int.random(in: -1..<4, using: &generator)
            said.append((scope < 0 ? nil : scope, "\(number)"))
        }
        var components = Components()
        for (scope, layer) in said {
            components.transform(.background, in: scope.map { scopes[$0] }) { $0 + layer }
        }

        for subject in 0..<16 {
            var expected = Components()
            for level in -1..<4 where level < 0 || subject >> level & 1 == 1 {
                for (scope, layer) in said where (scope ?? -1) == level {
                    expected.transform(.background) { $0 + layer }
                }
            }
            let found = components.scoped(to: subject)[.background]
            #expect(found == expected[.background], "seed \(seed), subject \(subject)")
        }
    }

    @Test func loadOrderAndUninstallingLeaveNoTrace() throws {
        let even = ComponentScope("even") { (number: Int) in number.isMultiple(of: 2) }
        let plugins = ["a", "b", "c"].map { name in
            TestPlugin(PluginID(rawValue: name)) { registrar in
                registrar.transform(.background, in: name == "b" ? nil : even) { $0 + name }
            }
        }
        let check = PluginCheck(plugins) { $0.scoped(to: 2)[.background] }

        #expect(check.findings == [])
        #expect(
            try Components.with(plugins[2], plugins[0], plugins[1]).scoped(to: 2)[.background]
                .hasSuffix("bac")
        )
    }

    @Test func listingsTellTheScope() throws {
        let even = ComponentScope("even numbers") { (number: Int) in number.isMultiple(of: 2) }
        let components = try Components.with(
            TestPlugin("even") { $0.set(.background, to: "even", in: even) }
        )

        #expect(components.plugins.first?.registrations.first?.layer.scope == "even numbers")
        #expect(components.report(on: .background).rule == .declaredDefault)
        #expect(components.slots.first?.scoped.map(\.what) == ["\"even\""])
        let report = components.scoped(to: 2).report(on: .background)
        #expect(report.rule == .scope)
        #expect(report.base.what == "\"even\"")
    }
}
