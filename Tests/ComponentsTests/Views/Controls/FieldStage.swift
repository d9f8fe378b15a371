import Components
import Views

/// Views in a root of 200 points, laid out in the order in which they are given, and the focus among them.
final class FieldStage {
    let root: View
    let tree: ComponentTree
    private(set) var focus: FocusTracker?
    private(set) var heard: [String] = []
    private(set) var changes: [TextFieldChange] = []

    init(
        _ views: [View],
        isMirrored: Bool = false,
        in root: View = ContainerStackView(axis: .vertical)
    ) {
        self.root = root
        var components = Components()
        components[.layoutDirection] = isMirrored ? .rightToLeft : .leftToRight
        if let stack = root as? ContainerStackView {
            stack.addArrangedSubviews(views)
        } else {
            views.forEach(root.addSubview)
        }
        tree = root.mount(in: ComponentContext(components))
        root.layout(width: 200, height: 600)
        focus = FocusTracker(in: root)
    }

    /// Notes what happens to a field, under a name.
    func listen(to field: TextField, as name: String = "field") {
        field.addHandler(to: field) { [weak self] _, change in
            self?.changes.append(change)
            self?.heard.append("\(name) \(change.phase)")
        }
    }

    func layOut() {
        root.layout(width: 200, height: 600)
    }

    func dropFocus() {
        focus = nil
    }

    /// Returns the views that the focus visits, until it is where it began.
    func visited() -> [View] {
        var found: [View] = []
        focus?.focus(on: nil)
        while focus?.focusNext() == true, let view = focus?.view, view !== found.first,
            found.count < 1_000
        {
            found.append(view)
        }
        return found
    }
}

/// Returns a button with an action.
func button(_ title: String = "", _ action: @escaping () -> Void = {}) -> Button {
    let button = Button()
    button.title = title
    button.addTarget(title, action)
    return button
}
