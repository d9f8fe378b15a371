import Components
import Drawing
import Views

extension Certification {
    /// Where a cell that had other widths lies otherwise than a new one.
    func incrementalFindings() -> [CertificateFinding] {
        let context = ComponentContext(alone)
        for row in rows {
            let cell = row.cell(in: context, width: 375)
            for width in settings.widths.reversed() {
                cell.layout(width: width)
                let fresh = row.cell(in: context, width: width)
                let trees = (
                    TreeNode(of: cell, variant: .frames), TreeNode(of: fresh, variant: .frames)
                )
                guard trees.0 != trees.1 else { continue }
                let difference = LineDifference(of: trees.0.description, from: trees.1.description)
                return [
                    CertificateFinding(
                        .incremental,
                        of: row.id,
                        "\(width.preciseText) points wide after other widths, it has \(difference).",
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
}
