import Components
import Testing

@Suite(.diagnosticsOfIssues)
struct MakeAsTests {
    @Test func anotherTypeIsMade() {
        #expect(mounted(Components()).make(.badge, as: SquareBadge.self) is SquareBadge)
    }

    @Test func anotherTypeStandsInTheSlot() {
        let badge = mounted(Components()).make(.badge, as: SquareBadge.self)

        #expect(badge.node.slotName == "badge")
    }

    @Test func extensionsAreKept() {
        var components = Components()
        components.extend(.badge, with: Glow.self)

        let badge = mounted(components).make(.badge, as: SquareBadge.self)

        #expect(badge.node.extensions.map(\.what) == ["Glow"])
    }

    @Test func misfitsAreLeftOut() {
        var components = Components()
        components.extend(.badge, with: PlainBadgeFrame.self)
        components.extend(.badge, with: Glow.self)

        let badge = mounted(components).make(.badge, as: SquareBadge.self)

        #expect(badge.node.extensions.map(\.what) == ["Glow"])
    }

    @Test func misfitsAreReportedOnConnection() {
        var components = Components()
        components.extend(.badge, with: PlainBadgeFrame.self)
        let root = mounted(components)

        root.add(root.make(.badge, as: SquareBadge.self))

        #expect(
            root.node.connectedTree?.diagnostics == [
                .extensionDoesNotFit(
                    slot: "badge",
                    extension: "PlainBadgeFrame",
                    component: "SquareBadge"
                )
            ]
        )
    }

    @Test func subclassOfTheHostFits() {
        var components = Components()
        components.extend(.badge, with: PlainBadgeFrame.self)

        let badge = mounted(components).make(.badge, as: RoundBadge.self)

        #expect(badge.node.extensions.map(\.what) == ["PlainBadgeFrame"])
    }

    @Test func rootIsMadeWithItsExtensions() {
        var components = Components()
        components.extend(.badge, with: Glow.self)

        let badge = components.make(.badge, as: SquareBadge.self)

        #expect(badge.node.extensions.map(\.what) == ["Glow"])
    }

    @Test func misfitOfAClosureThatMakesAnotherTypeIsLeftOut() {
        let slot = Slot<any Badge.Type, any Badge>("swap", default: PlainBadge.self) { _, origin in
            SquareBadge(origin)
        }
        var components = Components()
        components.extend(slot, with: PlainBadgeFrame.self)

        #expect(components.make(slot).node.extensions.isEmpty)
    }

    @Test func otherTypeHasNoSupplier() {
        var components = Components()
        components[.badge] = RoundBadge.self

        let badge = mounted(components).make(.badge, as: SquareBadge.self)

        #expect(badge.node.supplier == nil)
    }

    @Test func sameTypeKeepsItsSupplier() {
        var components = Components()
        components[.badge] = RoundBadge.self

        let badge = mounted(components).make(.badge, as: RoundBadge.self)

        #expect(badge.node.supplier?.owner == .app)
    }

    private func mounted(_ components: Components) -> TestPart {
        let root = Line()
        root.mount(in: ComponentContext(components))
        return root
    }
}
