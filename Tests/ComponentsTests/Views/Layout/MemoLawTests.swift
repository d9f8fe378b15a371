import Testing
import Views

@Suite struct MemoLawTests {
    @Test(arguments: 0..<30)
    func changedTreesAreLaidOutLikeNewOnes(_ group: UInt64) {
        for seed in (group * 10)..<(group * 10 + 10) {
            let broken = Self.firstDifference(seed: seed)

            #expect(broken == nil, "seed \(seed)")
        }
    }

    /// Makes twenty changes, laying out between them, and returns the first that a new tree contradicts.
    private static func firstDifference(seed: UInt64) -> String? {
        var generator = PlanGenerator(seed: seed)
        var changing = ChangingTree(generator.tree())
        var width = generator.length(40, 400)
        var changes: [String] = []
        changing.tree.root.layout(width: width)
        for number in 1...20 {
            changes.append(changing.change(&generator))
            if generator.chance(0.2) {
                // Asking leaves sizes behind that must not be taken for others.
                _ = changing.tree.root.sizeThatFits(width: generator.length(0, 500))
            }
            guard number == 20 || generator.chance(0.5) else { continue }
            if generator.chance(0.3) { width = generator.length(40, 400) }
            let height = generator.chance(0.2) ? generator.length(20, 300) : nil
            let new = PlannedTree(changing.plan)
            changing.tree.root.layout(width: width, height: height)
            new.root.layout(width: width, height: height)
            guard changing.tree.frames == new.frames, changing.tree.shape == new.shape else {
                return "\(changes.joined(separator: "; ")); layout \(width)x\(height ?? -1): "
                    + difference(changing.tree, new)
            }
        }
        return nil
    }

    private static func difference(_ changed: PlannedTree, _ new: PlannedTree) -> String {
        guard changed.shape == new.shape else { return "\(changed.shape) is not \(new.shape)" }
        let different = new.frames.filter { changed.frames[$0.key] != $0.value }
        return different.sorted { $0.key < $1.key }.map { name, frame in
            "\(name) \(changed.frames[name]?.text ?? "gone"), new \(frame.text)"
        }.joined(separator: "; ")
    }
}

extension Rect {
    /// The frame as the reference writes it.
    var text: String {
        "\(x.preciseText),\(y.preciseText) \(size.width.preciseText)x\(size.height.preciseText)"
    }
}
