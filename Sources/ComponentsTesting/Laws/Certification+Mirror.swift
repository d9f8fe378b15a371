import Components
import DefaultComponents
import Views

extension Certification {
    /// What of messages and composers from right to left is not the mirror of that from left to right, and is without
    /// the plugin.
    func mirrorFindings() -> [CertificateFinding] {
        let pairs = (MirroredPair(alone), MirroredPair(bare))
        return samples.compactMap { sample in
            for width in settings.widths {
                let found = pairs.0.differences(in: sample, width)
                guard !found.isEmpty,
                    let fault = found.first(beyond: pairs.1.differences(in: sample, width))
                else { continue }
                let settings = ", width: \(width.preciseText), direction: .rightToLeft"
                return CertificateFinding(
                    .mirror,
                    of: sample.id,
                    "\(width.preciseText) points wide from right to left, \(fault.fact).",
                    repetition: code(of: .mirror, in: sample.id, settings),
                    fix:
                        "To fix, place views with stacks, or with leading and trailing anchors, ask nobody for "
                        + "the direction, and leave the mirroring to layout."
                )
            }
            return nil
        }
    }
}

/// Components from left to right, and the same from right to left.
private struct MirroredPair {
    private let context: ComponentContext
    private let mirrored: ComponentContext

    init(_ components: Components) {
        context = ComponentContext(components)
        var components = components
        components[.layoutDirection] = .rightToLeft
        mirrored = ComponentContext(components)
    }

    func differences(in sample: Sample, _ width: Double) -> [LookFault] {
        let composed = sample.composed(in: context, width: width)
        let other = sample.composed(in: mirrored, width: width)
        return composed.view.differences(fromMirror: other.view)
    }
}
