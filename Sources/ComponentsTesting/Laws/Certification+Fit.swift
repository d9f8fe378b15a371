import Components
import DefaultComponents
import Views

extension Certification {
    /// What is clipped or overlaps with the plugin, and does not without it.
    func fitFindings() -> [CertificateFinding] {
        settings.textScales.flatMap { scale in
            let contexts = [alone, bare].map { components in
                var components = components
                components[.textScale] = scale
                return ComponentContext(components)
            }
            return samples.compactMap { sample in
                let composed = sample.composed(in: contexts[0])
                for width in settings.widths {
                    composed.view.layout(width: width)
                    let faults = LayoutFaults(in: composed.view).all
                    guard !faults.isEmpty else { continue }
                    let usual = sample.composed(in: contexts[1], width: width)
                    guard let fault = faults.first(beyond: LayoutFaults(in: usual.view).all) else {
                        continue
                    }
                    return finding(fault, in: sample.id, width: width, scale: scale)
                }
                return nil
            }
        }
    }

    private func finding(
        _ fault: LookFault,
        in id: String,
        width: Double,
        scale: Double
    ) -> CertificateFinding {
        let size = ", width: \(width.preciseText), textScale: \(scale.preciseText)"
        return CertificateFinding(
            .fit,
            of: id,
            "\(width.preciseText) points wide and with texts times \(scale.preciseText), "
                + "\(fault.fact.shown()), in \(fault.holder.quoted).",
            repetition: code(of: .fit, in: id, size),
            fix:
                "To fix, let sizes follow from content, with stacks or with constraints that may "
                + "give way, and say overlapsSiblings where a view is to lie over others."
        )
    }
}
