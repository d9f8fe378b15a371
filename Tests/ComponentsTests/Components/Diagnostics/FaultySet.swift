import Components
import Testing

/// Plugins that cannot be installed together, and what is said of them.
struct FaultySet: Sendable, CustomTestStringConvertible {
    let name: String
    let plugins: [any Plugin]
    var preferring: [PluginID] = []
    var host = HostRelease.current
    let text: String

    var testDescription: String { name }

    static let all = manifests + versions + slots + declarations

    private static let manifests = [
        FaultySet(
            name: "duplicatePlugin",
            plugins: [TestPlugin("ape"), TestPlugin("ape"), TestPlugin("ape")],
            text:
                "Plugin 'ape' is installed twice. To fix, install it once, or give one another id."
        ),
        FaultySet(
            name: "registrationFailed",
            plugins: [TestPlugin("ape") { _ in throw PlainError() }],
            text: """
                Plugin 'ape' could not register: no file. To fix, correct that, or leave 'ape' \
                out.
                """
        ),
        FaultySet(
            name: "registrationFailed with a sentence",
            plugins: [TestPlugin("ape") { _ in throw PlainError(description: "No file!") }],
            text: """
                Plugin 'ape' could not register: No file! To fix, correct that, or leave 'ape' \
                out.
                """
        ),
        FaultySet(
            name: "missingRequirement",
            plugins: [
                TestPlugin(PluginManifest("ape", requirements: [PluginRequirement("bee")])) { _ in }
            ],
            text: """
                Plugin 'ape' requires 'bee', which is not installed. To fix, add 'bee' to the plugins \
                passed to install(_:).
                """
        ),
        FaultySet(
            name: "wrongVersion",
            plugins: [
                TestPlugin(
                    PluginManifest(
                        "ape",
                        requirements: [PluginRequirement("bee", in: Version(1, 2)..<Version(2))]
                    )
                ) { _ in },
                TestPlugin(PluginManifest("bee", version: Version(2))) { _ in },
            ],
            text: """
                Plugin 'ape' requires 'bee' from 1.2.0 up to, not including, 2.0.0, and 2.0.0 is \
                installed. To fix, install a version in that range.
                """
        ),
        FaultySet(
            name: "declaredConflict",
            plugins: [
                TestPlugin(PluginManifest("ape", conflicts: ["bee"])) { _ in }, TestPlugin("bee"),
            ],
            text: "Plugin 'ape' conflicts with 'bee'. To fix, leave one of them out."
        ),
        FaultySet(
            name: "orderingCycle",
            plugins: [
                TestPlugin(PluginManifest("bee", ordering: [.before("ape")])) { _ in },
                TestPlugin(PluginManifest("ape", ordering: [.before("bee")])) { _ in },
            ],
            text: """
                The orderings of plugins form a cycle: 'ape' < 'bee' < 'ape'. To fix, remove one of \
                these before or after constraints.
                """
        ),
        FaultySet(
            name: "unknownPreference",
            plugins: [],
            preferring: ["bee"],
            text: """
                Plugin 'bee' is preferred and not installed. To fix, install it, or remove it from \
                preferring.
                """
        ),
    ]
}

private struct PlainError: Error, CustomStringConvertible {
    var description = "no file"
}
