import Components
import Testing

@Suite(.diagnosticsOfIssues)
struct EarlyUseTests {
    @Test func earlyReaderGetsTheDefaultContainer() {
        var components = Components()
        components[.limit] = 3

        let limit = Components.withValue(components) { Line().components[.limit] }

        #expect(limit == 3)
    }

    @Test func earlyReaderGetsTheDefaultAsItIsThen() {
        let line = Line()

        let limits = Components.withValue(Components()) {
            let before = line.components[.limit]
            Components.default[.limit] = 4
            return [before, line.components[.limit]]
        }

        #expect(limits == [10, 4])
    }

    @Test func earlyMakerGetsTheDefaultContainersPart() {
        var components = Components()
        components[.badge] = SquareBadge.self

        let badge = Components.withValue(components) { Line().make(.badge) }

        #expect(badge is SquareBadge)
    }

    @Test func earlyMakerOfAnotherTypeGetsThatType() {
        #expect(Line().make(.badge, as: SquareBadge.self) is SquareBadge)
    }

    @Test func earlyMakerOfAKeyGetsTheFallback() {
        #expect(Line().make(.ornament, "star") is PlainOrnament)
    }

    @Test func earlyUseOfOtherComponentsIsReportedOnConnection() {
        let part = Line()
        _ = part.components

        let tree = part.mount(in: ComponentContext(Self.limited))

        #expect(tree.diagnostics == [.usedBeforeConnection(component: "Line")])
    }

    @Test func earlyUseOfTheTreesOwnComponentsIsNoMistake() {
        let part = Line()

        let tree = Components.withValue(Self.limited) {
            _ = part.components
            return part.mount()
        }

        #expect(tree.diagnostics.isEmpty)
    }

    @Test func earlyUseBeforeTheDefaultChangedIsReported() {
        let part = Line()

        let tree = Components.withValue(Components()) {
            _ = part.components
            Components.default[.limit] = 3
            return part.mount()
        }

        #expect(tree.diagnostics == [.usedBeforeConnection(component: "Line")])
    }

    @Test func useWhileAwayIsReportedOnReturn() {
        let (parent, child) = (Line(), PlainBadge())
        let tree = parent.mount(in: ComponentContext(Self.limited))
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

        let tree = parent.mount(in: ComponentContext(Self.limited))

        #expect(tree.diagnostics.count == 1)
    }

    @Test func useInHooksIsNoMistake() {
        let part = Line()
        part.whenSetUp = { _ = $0.components }
        part.whenUpdated = { $0.add($0.make(.badge)) }

        let tree = part.mount(in: ComponentContext(Components()))

        #expect(tree.diagnostics.isEmpty)
    }

    private static var limited: Components {
        var components = Components()
        components[.limit] = 3
        return components
    }
}
