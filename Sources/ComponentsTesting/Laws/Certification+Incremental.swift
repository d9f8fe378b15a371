import Components
import Drawing
import Views

extension Certification {
    /// Samples whose layout after other widths differs from a new one, but not without the plugin.
    func incrementalFindings() -> [CertificateFinding] {
        for sample in samples {
            let changes = changes(of: sample, in: alone)
            guard changes.contains(where: { !$0.isEmpty }) else { continue }
            let usual = self.changes(of: sample, in: bare)
            for (width, pair) in zip(settings.widths.reversed(), zip(changes, usual)) {
                guard let change = pair.0.first(beyond: pair.1) else { continue }
                return [
                    broken(
                        .incremental,
                        of: sample.id,
                        "\(width.preciseText) points wide after other widths, it has \(change.fact)."
                    )
                ]
            }
        }
        return []
    }

    /// Returns the differences of a sample from a new one at each width, the last one first, after all before.
    private func changes(of sample: Sample, in components: Components) -> [[VisualFault]] {
        let context = ComponentContext(components)
        let used = sample.composed(in: context)
        return settings.widths.reversed().map { width in
            used.view.layout(width: width)
            let fresh = sample.composed(in: context, width: width)
            let tree = TreeNode(of: used.view, variant: .frames)
            return tree.changes(from: TreeNode(of: fresh.view, variant: .frames))
        }
    }
}
