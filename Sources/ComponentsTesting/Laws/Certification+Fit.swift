import Components
import DefaultComponents
import Views

extension Certification {
    /// What is clipped or overlaps with the plugin, and does not without it.
    func fitFindings() -> [CertificateFinding] {
        var found: [CertificateFinding] = []
        for scale in settings.textScales {
            let contexts = [alone, bare].map { components in
                var components = components
                components[.textScale] = scale
                return ComponentContext(components)
            }
            for row in rows {
                let cell = row.cell(in: contexts[0])
                for width in settings.widths {
                    cell.layout(width: width)
                    let faults = LayoutFaults(in: cell).all
                    guard !faults.isEmpty else { continue }
                    let usual = LayoutFaults(in: row.cell(in: contexts[1], width: width)).all
                    guard let fault = faults.first(where: { !usual.contains($0) }) else { continue }
                    let size = ", width: \(width.preciseText), textScale: \(scale.preciseText)"
                    found.append(
                        CertificateFinding(
                            .fit,
                            of: row.id,
                            "\(width.preciseText) points wide and with texts times \(scale.preciseText), "
                                + "\(fault.inParts.what), in \(fault.inParts.path).",
                            repetition: code(of: .fit, in: row.id, size),
                            fix:
                                "To fix, let sizes follow from content, with stacks or with constraints that may "
                                + "give way, and say overlapsSiblings where a view is to lie over others."
                        )
                    )
                    break
                }
            }
        }
        return found
    }
}

extension String {
    /// What is wrong, and the last part of the way to it.
    fileprivate var inParts: (what: String, path: String) {
        guard let mark = firstRange(of: ": ") else { return (self, "the cell") }
        let path = self[..<mark.lowerBound].split(separator: "/").last.map(String.init) ?? ""
        let name = path.split(separator: " ").last.map(String.init) ?? path
        return (String(self[mark.upperBound...]).shown(), name.quoted)
    }
}
