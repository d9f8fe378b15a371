extension Constraint: CustomStringConvertible {
    /// The relation with the types of its views.
    public var description: String {
        text(first: Self.name(firstItem) + ".") { Self.name($0) }
    }

    /// Returns the relation with names of the caller's choice, as trees print it.
    package func text(first: String = "", name: (LayoutItem) -> String) -> String {
        var text = "\(first)\(firstAttribute.rawValue) \(relation.rawValue)"
        if let secondItem, let secondAttribute {
            let factor = multiplier == 1 ? "" : "\(multiplier.text) * "
            text += " \(factor)\(name(secondItem)).\(secondAttribute.rawValue)"
            if constant != 0 {
                text += constant < 0 ? " - \((-constant).text)" : " + \(constant.text)"
            }
        } else {
            text += " \(constant.text)"
        }
        return priority == .required ? text : "\(text) @\(priority.rawValue.text)"
    }

    private static func name(_ item: LayoutItem) -> String {
        item.view.map { String(describing: type(of: $0)) } ?? "gone"
    }
}

extension Double {
    /// The number with at most one decimal and no trailing zero, as trees print it.
    package var text: String {
        guard isFinite else { return "none" }
        let tenths = (self * 10).rounded()
        guard abs(tenths) < 1e15 else { return "\(self)" }
        let whole = Int(tenths)
        let sign = whole < 0 ? "-" : ""
        let (units, decimal) = abs(whole).quotientAndRemainder(dividingBy: 10)
        return decimal == 0 ? "\(sign)\(units)" : "\(sign)\(units).\(decimal)"
    }
}
