import Components
import Testing

/// One container and one list of plugins with every kind of mistake.
struct AllFaultsTests {
    @Test func everyFaultIsInOneError() throws {
        let error = try #require(throws: ComponentsError.self) {
            var components = try Components.with(Self.installed)
            try components.install(Self.wrong, preferring: ["nobody"])
        }

        guard case .faults(let faults) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(
            faults.map(Self.kind).sorted() == [
                "baseClash", "declaredConflict", "duplicatePlugin", "missingHost",
                "missingRequirement", "nameDeclaredTwice", "orderingCycle", "otherHost",
                "otherSlot", "registrationFailed",
                "slotDeclaredTwice", "unknownPreference", "valueClash", "wrongVersion",
            ]
        )
    }

    @Test func orderOfTheListMakesNoDifference() throws {
        let messages = try [Self.wrong, Self.wrong.reversed()].map { plugins in
            try #require(throws: ComponentsError.self) {
                var components = try Components.with(Self.installed)
                try components.install(plugins, preferring: ["nobody"])
            }
        }

        #expect(messages.first == messages.last)
    }

    private static let twin = Slot("sameName", default: 1)
    private static let otherTwin = Slot("sameName", default: 1)

    private static let installed = TestPlugin("a-installed") { registrar in
        registrar.replace(.badge, with: RoundBadge.self)
        registrar.set(.limit, to: 1)
        registrar.declare(twin)
        registrar.declare(LayoutName(rawValue: "wide"))
    }

    private static let wrong: [any Plugin] = [
        TestPlugin("b-clash") { registrar in
            registrar.replace(.badge, with: SquareBadge.self)
            registrar.set(.limit, to: 2)
            registrar.declare(otherTwin)
            registrar.declare(LayoutName(rawValue: "wide"))
            registrar.extend(.row, with: PlainBadgeFrame.self)
        },
        TestPlugin("c-broken") { _ in throw Refusal() },
        TestPlugin(
            PluginManifest(
                "d-needy",
                requirements: [
                    PluginRequirement("absent"),
                    PluginRequirement("a-installed", in: Version(2)..<Version(3)),
                ],
                ordering: [.before("d-needy")],
                conflicts: ["a-installed"],
                host: Version(99)..<Version(100),
                slots: [SlotRequirement(.limit, in: 99..<100)]
            )
        ) { _ in },
        TestPlugin("e-double"),
        TestPlugin("e-double"),
    ]

    private static func kind(_ fault: InstallFault) -> String {
        "\(Mirror(reflecting: fault).children.first?.label ?? "?")"
    }
}
