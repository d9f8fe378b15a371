import Components
import Testing

/// Compares files, not lines, which move with every edit.
struct ProvenanceTests {
    private static let here = "ComponentsTests/ProvenanceTests.swift"

    private static let plugin = TestPlugin("ape") { registrar in
        registrar.declare(.badge)
        registrar.declare(SlotFamily.ornament)
        registrar.declare(.tapped)
        registrar.replace(.badge, with: RoundBadge.self)
        registrar.set(.limit, to: 3)
        registrar.extend(.badge, with: Glow.self)
        registrar.transform(.limit) { $0 + 1 }
        registrar.transform(.greeting) { next, name in next(name) }
        registrar.on(.tapped) { _ in .passed }
    }

    @Test func everyVerbOfAPluginRemembersItsFile() throws {
        let components = try Components.with(Self.plugin)

        let files = components.plugins.flatMap(\.registrations).map(\.layer.site?.fileID)
        #expect(files == Array(repeating: Self.here, count: 9))
    }

    @Test func everyVerbIsRecordedAsItself() throws {
        let components = try Components.with(Self.plugin)

        let verbs = components.plugins.flatMap(\.registrations).map(\.layer.verb)
        #expect(
            verbs == [
                .declare, .declare, .declare, .replace, .set, .extend, .transform, .transform, .on,
            ]
        )
    }

    @Test(
        arguments: [
            { $0[.badge] = RoundBadge.self },
            { $0.replace(.badge, with: RoundBadge.self) },
        ] as [@Sendable (inout Components) -> Void]
    )
    func assignedBaseRemembersItsFile(assign: @Sendable (inout Components) -> Void) {
        var components = Components()

        assign(&components)

        #expect(components.report(on: .badge).base.site?.fileID == Self.here)
    }

    @Test(
        arguments: [
            { $0.extend(.badge, with: Glow.self) },
            { $0.transform(.limit) { $0 + 1 } },
            { $0.transform(.greeting) { next, name in next(name) } },
            { $0.on(.tapped) { _ in .passed } },
        ] as [@Sendable (inout Components) -> Void]
    )
    func layerOfTheAppRemembersItsFile(add: @Sendable (inout Components) -> Void) {
        var components = Components()

        add(&components)

        let layers = components.slots.flatMap(\.layers)
        #expect(layers.map(\.site?.fileID) == [Self.here])
    }

    @Test func assignmentThroughAPropertyHasNoFile() {
        var components = Components()

        components.assign(.badge, RoundBadge.self)

        #expect(components.report(on: .badge).base.site == nil)
    }

    @Test func assignmentThroughAPropertyIsTheApps() {
        var components = Components()

        components.assign(.badge, RoundBadge.self)

        #expect(components.make(.badge).node.supplier?.owner == .app)
    }

    @Test func declaredNameRemembersItsFile() {
        var components = Components()

        components.declare(LayoutName(rawValue: "wide"))

        #expect(components.declaredNames.map(\.site.fileID) == [Self.here])
    }

    @Test func partKnowsItsSupplier() throws {
        let components = try Components.with(Self.plugin)

        #expect(components.make(.badge).node.supplier?.site?.fileID == Self.here)
    }

    @Test func extensionKnowsItsPlugin() throws {
        let components = try Components.with(Self.plugin)

        #expect(components.make(.badge).node.extensions.map(\.owner) == [.plugin("ape")])
    }

    @Test func partOfTheDefaultHasNoSupplier() {
        #expect(Components().make(.badge).node.supplier == nil)
    }
}
