import Components
import Testing

/// Nothing outlives its tree.
struct ReleaseTests {
    @Test func treeGoesWithItsRoot() {
        weak var tree: ComponentTree?

        do {
            let row = Components().make(.row)
            tree = row.mount(in: ComponentContext(Components()))
        }

        #expect(tree == nil)
    }

    @Test func partsGoWithTheirRoot() {
        weak var badge: AnyObject?

        do {
            let row = Components().make(.row)
            row.mount(in: ComponentContext(Components()))
            badge = row.children.first
        }

        #expect(badge == nil)
    }

    @Test func extensionsGoWithTheirHost() {
        weak var glow: AnyObject?

        do {
            var components = Components()
            components.extend(.badge, with: Glow.self)
            let badge = components.make(.badge)
            badge.mount(in: ComponentContext(components))
            badge.node.visitExtensions { glow = $0 }
        }

        #expect(glow == nil)
    }

    @Test func movedPartLetsGoOfItsOldTree() {
        weak var old: ComponentTree?
        let (child, second) = (Line(), Line())
        second.mount(in: ComponentContext(Components()))

        do {
            let first = Line()
            old = first.mount(in: ComponentContext(Components()))
            first.add(child)
            first.remove(child)
        }
        second.add(child)

        #expect(old == nil)
    }

    @Test func uninstalledPluginGoes() throws {
        weak var token: Token?
        var components = Components()

        do {
            let made = Token()
            token = made
            try components.install([
                TestPlugin("ape") { registrar in
                    registrar.transform(.limit) { limit in withExtendedLifetime(made) { limit } }
                }
            ])
        }
        try components.uninstall("ape")

        #expect(token == nil)
    }

    @Test func replacedAssignmentGoes() {
        weak var token: Token?
        var components = Components()

        do {
            let made = Token()
            token = made
            components[.greeting] = { name in withExtendedLifetime(made) { name } }
        }
        components[.greeting] = { $0 }

        #expect(token == nil)
    }

    @Test func madePartDoesNotKeepItsMaker() {
        weak var root: TestPart?
        var badge: (any Badge)?

        do {
            let made = Line()
            made.mount(in: ComponentContext(Components()))
            badge = made.make(.badge)
            root = made
        }

        #expect(root == nil)
        withExtendedLifetime(badge) {}
    }
}

private final class Token: Sendable {}
