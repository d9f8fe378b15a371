extension Constraint: CustomStringConvertible {
    /// The relation with the types of its views.
    public var description: String {
        text(first: Self.name(firstItem) + ".") { Self.name($0) }
    }

    /// Returns the relation with names of the caller's choice, as trees print it.
    package func text(first: String = "", name: (LayoutItem) -> String) -> String {
        var text = "\(first)\(firstAttribute.rawValue) \(relation.rawValue)"
        if let secondItem, let secondAttribute {
            let factor = multiplier == 1 ? "" : "\(multiplier.preciseText) * "
            text += " \(factor)\(name(secondItem)).\(secondAttribute.rawValue)"
            let distance = abs(constant).preciseText
            if distance != "0" { text += constant < 0 ? " - \(distance)" : " + \(distance)" }
        } else {
            text += " \(constant.preciseText)"
        }
        return priority == .required ? text : "\(text) @\(priority.rawValue.preciseText)"
    }

    private static func name(_ item: LayoutItem) -> String {
        item.view.map { String(describing: type(of: $0)) } ?? "gone"
    }
}

extension Double {
    /// The number with at most one decimal and no trailing zero, as trees print lengths.
    package var text: String {
        rounded(to: 10)
    }

    /// The number with at most four decimals and no trailing zero, for factors and thin lines.
    package var preciseText: String {
        rounded(to: 10_000)
    }

    private func rounded(to scale: Double) -> String {
        guard isFinite else { return "none" }
        let scaled = (self * scale).rounded()
        // A larger number has no such decimals. Adding 0 takes the sign off a zero.
        let text = abs(scaled) < 1e15 ? "\(scaled / scale + 0)" : "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
