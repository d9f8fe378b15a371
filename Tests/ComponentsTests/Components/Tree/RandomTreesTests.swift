import Components
import Testing

/// Random lives of trees and components; under the address sanitizer a wrong pointer would be found.
@Suite(.diagnosticsOfIssues)
struct RandomTreesTests {
    @Test(arguments: Cases(30, of: 300))
    func provenanceHoldsThroughRandomMoves(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        var roots: [TestPart] = []
        var parts: [(part: TestPart, owner: String)] = []

        for step in 0..<120 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0:
                let root = Line()
                root.mount(in: ComponentContext(try components("\(step)")))
                roots.append(root)
            case 1 where !roots.isEmpty:
                roots.remove(at: Int.random(in: roots.indices, using: &generator))
            case 2:
                parts.append((try components("\(step)").make(.badge), "\(step)"))
            case 3:
                if let root = roots.randomElement(using: &generator) {
                    root.updateComponents(try components("\(step)"))
                    parts.append((root.make(.badge), "\(step)"))
                }
            case 4 where !parts.isEmpty:
                parts.remove(at: Int.random(in: parts.indices, using: &generator))
            default:
                if let root = roots.randomElement(using: &generator),
                    let part = parts.randomElement(using: &generator)?.part
                {
                    roots.forEach { $0.remove(part) }
                    root.add(part)
                }
            }
        }

        for (part, owner) in parts {
            let lines = part.children.compactMap { $0.node.addedBy.map { "\($0.owner)" } }
            #expect(part.node.supplier.map { "\($0.owner)" } == owner, "seed \(seed)")
            #expect(part.node.extensions.map { "\($0.owner)" } == [owner], "seed \(seed)")
            #expect(lines.allSatisfy { $0 == owner }, "seed \(seed)")
        }
    }

    private func components(_ owner: String) throws -> Components {
        try .with(
            TestPlugin(PluginID(rawValue: owner)) { registrar in
                registrar.replace(.badge, with: RoundBadge.self)
                registrar.extend(.badge, with: Underline.self)
            }
        )
    }
}
