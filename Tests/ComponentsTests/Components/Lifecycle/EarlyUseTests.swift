import Components
import Testing

struct EarlyUseTests {
    @Test func earlyReaderGetsTheDeclaredDefaults() {
        var components = Components()
        components[.limit] = 3

        let limit = Components.withValue(components) { Line().components[.limit] }

        #expect(limit == 10)
    }

    @Test func earlyMakerGetsTheDeclaredDefault() {
        var components = Components()
        components[.badge] = SquareBadge.self

        let badge = Components.withValue(components) { Line().make(.badge) }

        #expect(badge is PlainBadge)
    }

    @Test func earlyMakerOfAnotherTypeGetsThatType() {
        #expect(Line().make(.badge, as: SquareBadge.self) is SquareBadge)
    }

    @Test func earlyMakerOfAKeyGetsTheFallback() {
        #expect(Line().make(.ornament, "star") is PlainOrnament)
    }

    @Test func earlyUseIsReportedOnConnection() {
        let part = Line()
        _ = part.components

        let tree = part.mount(in: ComponentContext(Components()))

        #expect(tree.diagnostics == [.usedBeforeConnection(component: "Line")])
    }

    @Test func useWhileAwayIsReportedOnReturn() {
        let (parent, child) = (Line(), PlainBadge())
        let tree = parent.mount(in: ComponentContext(Components()))
        parent.add(child)
        parent.remove(child)
        _ = child.components

        parent.add(child)

        #expect(tree.diagnostics == [.usedBeforeConnection(component: "PlainBadge")])
    }

    @Test func oneMistakeIsReportedOnce() {
        let parent = Line()
        for _ in 0..<3 {
            let child = PlainBadge()
            _ = child.components
            parent.add(child)
        }

        let tree = parent.mount(in: ComponentContext(Components()))

        #expect(tree.diagnostics.count == 1)
    }

    @Test func useInHooksIsNoMistake() {
        let part = Line()
        part.whenSetUp = { _ = $0.components }
        part.whenUpdated = { _ = $0.make(.badge) }

        let tree = part.mount(in: ComponentContext(Components()))

        #expect(tree.diagnostics.isEmpty)
    }
}
