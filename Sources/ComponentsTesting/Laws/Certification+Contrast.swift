import Components
import DefaultComponents

extension Certification {
    /// The texts that can hardly be read with the plugin, and can without it.
    func contrastFindings() -> [CertificateFinding] {
        let limit = settings.contrast
        return samples.compactMap { sample in
            let faults = [alone, bare].map { components in
                let composed = sample.composed(in: ComponentContext(components))
                return withExtendedLifetime(composed) {
                    ContrastFaults(
                        in: composed.view,
                        on: components[.appearance].palette,
                        below: limit
                    )
                }
            }
            guard let fault = faults[0].all.first(where: { !faults[1].all.contains($0) }) else {
                return nil
            }
            return CertificateFinding(
                .contrast,
                of: sample.id,
                "The text of \(fault) to 1 with what lies behind it, of at least \(limit) to 1.",
                repetition: code(of: .contrast, in: sample.id),
                fix:
                    "To fix, take colours of the appearance's palette that are made for each other, or darker and "
                    + "lighter ones for both schemes."
            )
        }
    }
}
