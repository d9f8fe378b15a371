import Components
import Testing

/// The objects that a component refers to outlive the container, the tree and the other components.
///
/// Each scenario ends with allocations that would reuse freed memory, and reads everything.
@Suite(.diagnosticsOfIssues)
struct KeepAliveTests {
    @Test func partMadeByAContainerThatIsGone() {
        let badge = extended(owner: "ape").make(.badge)

        #expect(text(badge) == "badge RoundBadge ape Underline ape -")
    }

    @Test func partMadeByATreeThatIsGone() {
        let badge: any Badge = {
            let root = Line()
            root.mount(in: ComponentContext(extended(owner: "ape")))
            return root.make(.badge)
        }()

        #expect(text(badge) == "badge RoundBadge ape Underline ape -")
    }

    @Test func partKeptAfterItsTreeIsGone() {
        let badge: TestPart? = {
            let row = extended(owner: "ape").make(.row)
            row.mount(in: ComponentContext(extended(owner: "ape")))
            return row.children.first as? TestPart
        }()

        #expect(badge.map(text) == "badge RoundBadge ape Underline ape -")
    }

    @Test func childOfAnExtensionKeptAfterItsHostIsGone() {
        let line: TestPart? = {
            let components = extended(owner: "ape")
            let badge = components.make(.badge)
            badge.mount(in: ComponentContext(components))
            return badge.children.first as? TestPart
        }()

        #expect(line.map(text) == "- - - - - ape")
    }

    @Test func childOfARootThatWasMadeByAnotherContainer() {
        let line: TestPart? = {
            let badge = extended(owner: "ape").make(.badge)
            badge.mount(in: ComponentContext(extended(owner: "bee")))
            return badge.children.first as? TestPart
        }()

        #expect(line.map(text) == "- - - - - ape")
    }

    @Test func childOfAPartThatCameFromAnotherTree() {
        let line: TestPart? = {
            let second = Line()
            second.mount(in: ComponentContext(Components()))
            let badge = {
                let first = Line()
                first.mount(in: ComponentContext(extended(owner: "ape")))
                return first.make(.badge)
            }()
            second.add(badge)
            return badge.children.first as? TestPart
        }()

        #expect(line.map(text) == "- - - - - ape")
    }

    @Test func partThatMovedTwice() {
        let child: any Badge = {
            let third = Line()
            third.mount(in: ComponentContext(extended(owner: "cat")))
            let child: any Badge = {
                let (first, second) = (Line(), Line())
                first.mount(in: ComponentContext(extended(owner: "ape")))
                second.mount(in: ComponentContext(extended(owner: "bee")))
                let child = first.make(.badge)
                first.add(child)
                first.remove(child)
                second.add(child)
                second.remove(child)
                return child
            }()
            third.add(child)
            return child
        }()

        #expect(text(child) == "badge RoundBadge ape Underline ape -")
    }

    @Test func partMadeBeforeItsTreeGotOtherComponents() {
        let root = Line()
        root.mount(in: ComponentContext(extended(owner: "ape")))
        let badge = root.make(.badge)
        root.add(badge)

        for number in 0..<10 {
            root.updateComponents(extended(owner: "\(number)"))
        }

        #expect(text(badge) == "badge RoundBadge ape Underline ape -")
    }

    @Test func extensionKeptAfterItsHostIsGone() {
        var kept: AnyObject?
        do {
            let components = extended(owner: "ape")
            components.make(.badge).node.visitExtensions { kept = $0 }
        }
        churn()

        #expect(kept is Underline)
    }

    /// Returns a container whose badge is replaced and extended by one plugin.
    private func extended(owner: String) -> Components {
        var components = Components()
        let plugin = TestPlugin(PluginID(rawValue: owner)) { registrar in
            registrar.replace(.badge, with: RoundBadge.self)
            registrar.extend(.badge, with: Underline.self)
        }
        do { try components.install([plugin]) } catch { Issue.record(error) }
        return components
    }

    /// Slot, supplied type, supplier, extension, its registrant, and the adder of the component.
    private func text(_ part: any Lifecycle) -> String {
        churn()
        let node = part.node
        let facts = [
            node.slotName, node.supplier?.what, node.supplier.map { "\($0.owner)" },
            node.extensions.first?.what, node.extensions.first.map { "\($0.owner)" },
            node.addedBy.map { "\($0.owner)" },
        ]
        return facts.map { $0 ?? "-" }.joined(separator: " ")
    }

    /// Fills freed memory with other objects.
    private func churn() {
        var kept: [Components] = []
        for number in 0..<200 {
            kept.append(extended(owner: "other\(number)"))
            if number.isMultiple(of: 3) { kept.removeFirst() }
        }
    }
}
