import Components
import Drawing
import Views

extension Certification {
    /// Controls that the plugin adds or makes smaller, and that are too small for fingers.
    func targetFindings() -> [CertificateFinding] {
        let contexts = (ComponentContext(alone), ComponentContext(bare))
        let found = samples.flatMap { sample in
            let composed = (sample.composed(in: contexts.0), sample.composed(in: contexts.1))
            return targets(in: composed.0.view, beyond: composed.1.view).map { (sample.id, $0) }
        }
        let lists = (SampleList(listed, in: contexts.0), SampleList(listed, in: contexts.1))
        let inList = targets(in: lists.0.view, beyond: lists.1.view).map { ("list", $0) }
        let limit = settings.targetSize.preciseText
        return (found + inList).map { id, control in
            let size = control.hitArea.size
            return broken(
                .targets,
                of: id,
                "\("\(type(of: control))".quoted) is \(size.width.preciseText) points wide and "
                    + "\(size.height.preciseText) high, of at least \(limit).",
                fix:
                    "To fix, let it be at least \(limit) points wide and high, with constraints, insets "
                    + "or hitInsets."
            )
        }
    }

    /// Returns the size of a control that is too small and comes from the plugin, or was larger without it.
    private func targets(in view: View, beyond plain: View) -> [Control] {
        let small = view.smallTargets(below: settings.targetSize)
        guard !small.isEmpty else { return [] }
        let usual = Dictionary(
            plain.smallTargets(below: .infinity).map { ($0.partPath, $0.leastSide) },
            uniquingKeysWith: min
        )
        return small.filter { control in
            let isOwn = control.isAdded(by: plugin.id) || control.isMade(by: plugin.id)
            guard let side = usual[control.partPath] else { return isOwn }
            return control.leastSide < side
        }
    }
}

extension Control {
    fileprivate var leastSide: Double { min(hitArea.size.width, hitArea.size.height) }
}

extension View {
    /// Whether a plugin registered the view's type for its slot.
    fileprivate func isMade(by plugin: PluginID) -> Bool {
        node.supplier?.owner == .plugin(plugin)
    }

    /// Whether a plugin's hook added the view, or one around it.
    fileprivate func isAdded(by plugin: PluginID) -> Bool {
        andAround.contains { $0.node.addedBy?.owner == .plugin(plugin) }
    }
}
