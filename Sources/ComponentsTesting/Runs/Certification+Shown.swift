import Components
import DefaultComponents
import Drawing
import Views

/// A message, or a list of them, as it is shown.
struct ShownSample {
    /// The message's id, or `list`.
    let id: String
    /// The message; none for the list.
    let message: ChatMessage?
    let tree: TreeNode
    /// What was told of it.
    let diagnostics: [ComponentDiagnostic]
}

extension Certification {
    /// Returns every message, and the list, composed with components.
    func shown(_ components: Components, hasList: Bool = true) -> [ShownSample] {
        let context = ComponentContext(components)
        var samples = rows.map { shown($0, in: context) }
        if hasList { samples.append(list(in: context)) }
        return samples
    }

    /// Returns a message composed in a context.
    func shown(_ row: SampleRow, in context: ComponentContext) -> ShownSample {
        let cell = row.cell(in: context)
        return ShownSample(
            id: row.id,
            message: row.message,
            tree: TreeNode(of: cell, variant: .frames),
            diagnostics: cell.node.connectedTree?.diagnostics ?? []
        )
    }

    /// Returns the list composed in a context.
    func list(in context: ComponentContext) -> ShownSample {
        let list = SampleList(listed, in: context)
        return ShownSample(
            id: "list",
            message: nil,
            tree: TreeNode(of: list.view, variant: .frames),
            diagnostics: list.diagnostics
        )
    }

    /// Returns the first sample that is shown otherwise, with the lines that differ.
    func firstDifference(
        of samples: [ShownSample],
        from expected: [ShownSample],
        _ text: (TreeNode) -> String = \.description
    ) -> (id: String, fact: String)? {
        for (sample, other) in zip(samples, expected) where sample.tree != other.tree {
            let texts = (text(sample.tree), text(other.tree))
            if texts.0 != texts.1 {
                return (sample.id, LineDifference(of: texts.0, from: texts.1).description)
            }
        }
        return nil
    }
}
