import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// Where messages from right to left are not the mirror of those from left to right.
    func mirrorFindings() -> [CertificateFinding] {
        var mirrored = alone
        mirrored[.layoutDirection] = .rightToLeft
        let contexts = (ComponentContext(alone), ComponentContext(mirrored))
        var found: [CertificateFinding] = []
        for row in rows {
            let cells = (row.cell(in: contexts.0), row.cell(in: contexts.1))
            for width in settings.widths {
                cells.0.layout(width: width)
                cells.1.layout(width: width)
                guard let fact = cells.0.firstDifference(fromMirror: cells.1) else { continue }
                let settings = ", width: \(width.preciseText), direction: .rightToLeft"
                found.append(
                    CertificateFinding(
                        .mirror,
                        of: row.id,
                        "\(width.preciseText) points wide from right to left, \(fact).",
                        repetition: code(of: .mirror, in: row.id, settings),
                        fix:
                            "To fix, place views with stacks, or with leading and trailing anchors, ask nobody for "
                            + "the direction, and leave the mirroring to layout."
                    )
                )
                break
            }
        }
        return found
    }
}
