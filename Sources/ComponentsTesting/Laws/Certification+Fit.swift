import Components
import DefaultComponents
import Views

extension Certification {
    /// Views that are clipped or overlap with the plugin, but not without it.
    func fitFindings() -> [CertificateFinding] {
        settings.textScales.flatMap { scale in
            let contexts = [alone, bare].map { components in
                var components = components
                components[.textScale] = scale
                return ComponentContext(components)
            }
            let (times, actual) = (scale.preciseText, contexts[0].components[.textScale])
            if actual < scale {
                let fact = "Texts to be \(times) times as large are \(actual.preciseText) times."
                return [broken(.fit, fact, fix: "To fix, give no smaller text scale.")]
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
                    let points = width.preciseText
                    return broken(
                        .fit,
                        of: sample.id,
                        "\(points) points wide and with texts times \(times), \(fault.fact.shown()), in "
                            + "\(fault.holder.quoted).",
                        repetition: code(
                            of: .fit,
                            in: sample.id,
                            ", width: \(points), textScale: \(times)"
                        )
                    )
                }
                return nil
            }
        }
    }
}
