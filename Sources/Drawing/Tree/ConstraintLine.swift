import Views

/// A constraint in the format of trees, below the view of its first anchor.
///
/// The other view is called `superview`, by its name if it is beside or around the view, or by the names on the path
/// from their common superview: `content.bubble`. `self` is the view; the names of its subviews begin with `self`.
enum ConstraintLine {
    static func text(of constraint: Constraint, first view: View, _ names: ViewNames) -> String {
        constraint.text(first: prefix(constraint.firstItem.guide)) { item in
            let other = item.view.map { path(to: $0, from: view, names) } ?? "gone"
            let guide = prefix(item.guide).dropLast()
            return guide.isEmpty ? other : "\(other).\(guide)"
        }
    }

    private static func prefix(_ guide: LayoutItem.Guide) -> String {
        switch guide {
        case .bounds: ""
        case .layoutMargins: "layoutMargins."
        case .safeArea: "safeArea."
        }
    }

    private static func path(to other: View, from view: View, _ names: ViewNames) -> String {
        if other === view { return "self" }
        if other === view.superview { return "superview" }
        guard let common = view.nearestCommonView(with: other) else { return "gone" }
        var path = other.andAround.prefix { $0 !== common }.map {
            Escaping.token(names.name(of: $0))
        }
        if common === view { path.append("self") }
        if common === other { path.append(Escaping.token(names.name(of: other))) }
        return path.reversed().joined(separator: ".")
    }
}
