extension Constraint: CustomStringConvertible {
    /// The relation with the types of its views.
    public var description: String {
        text(first: Self.name(firstItem) + ".") { Self.name($0) }
    }

    /// Returns the relation with names of the caller's choice, as trees print it.
    package func text(first: String = "", name: (LayoutItem) -> String) -> String {
        var text = "\(first)\(firstAttribute.rawValue) \(relation.rawValue)"
        if let secondItem, let secondAttribute {
            let factor = multiplier == 1 ? "" : "\(multiplier.exactText) * "
            text += " \(factor)\(name(secondItem)).\(secondAttribute.rawValue)"
            let distance = abs(constant).text
            if distance != "0" { text += constant < 0 ? " - \(distance)" : " + \(distance)" }
        } else {
            text += " \(constant.text)"
        }
        return priority == .required ? text : "\(text) @\(priority.rawValue.exactText)"
    }

    private static func name(_ item: LayoutItem) -> String {
        item.view.map { String(describing: type(of: $0)) } ?? "gone"
    }
}

extension Double {
    /// The number with at most one decimal and no trailing zero, as trees print lengths.
    package var text: String {
        let tenths = (self * 10).rounded()
        // Above, the number has no tenths.
        return abs(tenths) < 1e15 ? (tenths / 10 + 0).exactText : exactText
    }

    /// The number with all its decimals and no trailing zero, as trees print factors.
    package var exactText: String {
        guard isFinite else { return "none" }
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
