import Components
import Drawing
import Views

extension Certification {
    /// Where what had other widths lies otherwise than what is new, and does not without the plugin.
    func incrementalFindings() -> [CertificateFinding] {
        for sample in samples {
            for width in settings.widths.reversed() {
                let changes = changes(of: sample, at: width, in: alone)
                guard !changes.isEmpty else { continue }
                let usual = self.changes(of: sample, at: width, in: bare)
                guard let change = changes.first(beyond: usual) else { continue }
                return [
                    CertificateFinding(
                        .incremental,
                        of: sample.id,
                        "\(width.preciseText) points wide after other widths, it has \(change.fact).",
                        repetition: certifying(.incremental),
                        fix:
                            "To fix, let layoutSubviews and the sizes of views depend on nothing but content and "
                            + "frames as they are now."
                    )
                ]
            }
        }
        return []
    }

    /// Returns what of a sample that had the wider widths is otherwise than in a new one.
    private func changes(
        of sample: Sample,
        at width: Double,
        in components: Components
    ) -> [LookFault] {
        let context = ComponentContext(components)
        let used = sample.composed(in: context)
        for other in settings.widths.reversed() {
            used.view.layout(width: other)
            if other == width { break }
        }
        let fresh = sample.composed(in: context, width: width)
        let tree = TreeNode(of: used.view, variant: .frames)
        return tree.changes(from: TreeNode(of: fresh.view, variant: .frames))
    }
}
