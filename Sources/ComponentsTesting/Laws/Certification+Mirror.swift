import Components
import DefaultComponents
import Views

extension Certification {
    /// Messages and composers whose right-to-left layout is not the mirror of left-to-right, but is without the plugin.
    func mirrorFindings() -> [CertificateFinding] {
        samples.compactMap { sample in
            let pair = MirroredPair(sample, alone)
            for width in settings.widths {
                let found = pair.differences(at: width)
                if found.isEmpty { continue }
                let usual = MirroredPair(sample, bare).differences(at: width)
                guard let fault = found.first(beyond: usual) else { continue }
                let settings = ", width: \(width.preciseText), direction: .rightToLeft"
                return broken(
                    .mirror,
                    of: sample.id,
                    "\(width.preciseText) points wide from right to left, \(fault.fact).",
                    repetition: code(of: .mirror, in: sample.id, settings)
                )
            }
            return nil
        }
    }
}

/// A sample from left to right, and the same from right to left.
private struct MirroredPair {
    private let composed: ComposedSample
    private let mirrored: ComposedSample

    init(_ sample: Sample, _ components: Components) {
        composed = sample.composed(in: ComponentContext(components))
        var components = components
        components[.layoutDirection] = .rightToLeft
        mirrored = sample.composed(in: ComponentContext(components))
    }

    func differences(at width: Double) -> [VisualFault] {
        composed.view.layout(width: width)
        mirrored.view.layout(width: width)
        return composed.view.differences(fromMirror: mirrored.view)
    }
}
