import Components
import ComponentsTesting
import Synchronization
import Testing

@Suite(.diagnosticsOfIssues)
struct PluginCheckTests {
    @Test func goodPluginsGiveNoFinding() {
        var generated = GeneratedPlugins(seed: 1)

        let check = PluginCheck(generated.plugins(4), output: composedEverything)

        #expect(check.findings.isEmpty)
    }

    @Test func manyGoodPluginsGiveNoFinding() {
        var generated = GeneratedPlugins(seed: 2)

        let check = PluginCheck(generated.plugins(9), output: composedEverything)

        #expect(check.findings.isEmpty)
    }

    @Test func clashIsFound() {
        let plugins = ["ape", "bee"].map { id in
            TestPlugin(id) { $0.replace(.badge, with: RoundBadge.self) }
        }

        let findings = PluginCheck(plugins, output: composedRow).findings

        guard case .refused(let order, _) = findings.first else {
            Issue.record("\(findings)")
            return
        }
        #expect(order == ["ape", "bee"])
    }

    @Test func preferenceEndsAClash() {
        let plugins = ["ape", "bee"].map { id in
            TestPlugin(id) { $0.replace(.badge, with: RoundBadge.self) }
        }

        let check = PluginCheck(plugins, preferring: ["ape"], output: composedRow)

        #expect(check.findings.isEmpty)
    }

    @Test func pluginThatCountsItsRegistrationsIsFound() {
        let calls = Mutex(0)
        let plugin = TestPlugin("ape") { registrar in
            let number = calls.withLock { calls in
                calls += 1
                return calls
            }
            registrar.set(.limit, to: number)
        }

        let findings = PluginCheck([plugin, TestPlugin("bee")]) { $0[.limit] }.findings

        #expect(findings.first == .tableDependsOnOrder(order: ["bee", "ape"], slot: "ape"))
    }

    @Test func outputThatChangesIsFound() {
        var composed = 0

        let findings = PluginCheck([TestPlugin("ape"), TestPlugin("bee")]) { _ in
            composed += 1
            return composed
        }.findings

        #expect(
            findings == [
                .outputDependsOnOrder(order: ["bee", "ape"]),
                .leavesTraceInOutput("ape"), .leavesTraceInOutput("bee"),
            ]
        )
    }

    @Test func traceInTheTableIsFound() {
        let calls = Mutex(0)
        let plugin = TestPlugin("bee") { registrar in
            let number = calls.withLock { calls in
                calls += 1
                return calls
            }
            if number > 2 { registrar.set(.limit, to: 3) }
        }

        let findings = PluginCheck([TestPlugin("ape"), plugin]) { $0[.limit] }.findings

        #expect(findings == [.leavesTraceInTable("ape", slot: "bee")])
    }

    @Test func requiredPluginIsNotUninstalled() {
        let plugins = [
            TestPlugin(PluginManifest("ape", requirements: [PluginRequirement("bee")])) { _ in },
            TestPlugin("bee") { $0.set(.limit, to: 3) },
        ]

        #expect(PluginCheck(plugins) { $0[.limit] }.findings.isEmpty)
    }

    @Test(arguments: [
        (
            PluginFinding.refused(order: ["ape"], .required("ape", by: ["bee"])),
            """
            Plugins cannot be installed in the order 'ape': Plugin 'ape' is required by 'bee'. To fix, \
            uninstall that one first.
            """
        ),
        (
            .tableDependsOnOrder(order: ["ape", "bee"], slot: "badge"),
            """
            'badge' changes when plugins are loaded in the order 'ape', 'bee'. To fix, let register \
            depend on nothing but the plugin's own value.
            """
        ),
        (
            .outputDependsOnOrder(order: ["ape", "bee"]),
            """
            The output changes when plugins are loaded in the order 'ape', 'bee'. To fix, let hooks and \
            functions depend on nothing but their arguments and components.
            """
        ),
        (
            .leavesTraceInTable("ape", slot: "badge"),
            """
            'badge' is another after 'ape' was uninstalled. To fix, let register depend on nothing but \
            the plugin's own value.
            """
        ),
        (
            .leavesTraceInOutput("ape"),
            """
            The output is another after 'ape' was uninstalled. To fix, let the plugin keep nothing \
            outside the parts and extensions that it makes.
            """
        ),
    ])
    func textSaysWhatAndHow(finding: PluginFinding, text: String) {
        #expect("\(finding)" == text)
    }
}
