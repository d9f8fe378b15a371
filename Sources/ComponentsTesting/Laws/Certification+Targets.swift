import Components
import Drawing
import Views

extension Certification {
    /// What the plugin adds for taps and fingers hardly hit.
    func targetFindings() -> [CertificateFinding] {
        let context = ComponentContext(alone)
        let list = SampleList(listed, in: context)
        let views =
            rows.map { ($0.id, $0.cell(in: context) as View) } + [("list", list.view)]
        let found = views.flatMap { id, view in
            view.smallTargets(below: settings.targetSize).filter { $0.isAdded(by: plugin.id) }
                .map { (id, $0) }
        }
        let limit = settings.targetSize.preciseText
        return found.map { id, control in
            let size = control.frame.size
            return CertificateFinding(
                .targets,
                of: id,
                "\("\(type(of: control))".quoted) is \(size.width.preciseText) points wide and "
                    + "\(size.height.preciseText) high, of at least \(limit).",
                repetition: code(of: .targets, in: id),
                fix:
                    "To fix, let it be at least \(limit) points wide and high, with constraints or with insets."
            )
        }
    }
}

extension View {
    /// Whether a plugin's hook added the view, or one around it.
    fileprivate func isAdded(by plugin: PluginID) -> Bool {
        var next: View? = self
        while let view = next {
            if view.node.addedBy?.owner == .plugin(plugin) { return true }
            next = view.superview
        }
        return false
    }
}
