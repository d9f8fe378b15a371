/// A constraint as a value, which does not know its views.
package struct ConstraintState: Sendable, Hashable {
    let guide: LayoutItem.Guide
    let attribute: LayoutAttribute
    let relation: ConstraintRelation
    /// The other side; none for a number.
    let second: Second?
    let multiplier: Double
    let constant: Double
    let priority: Priority
    let holdsInStacks: Bool

    /// The guide and attribute of the other view.
    struct Second: Sendable, Hashable {
        let guide: LayoutItem.Guide
        let attribute: LayoutAttribute
    }

    init(_ constraint: Constraint) {
        guide = constraint.firstItem.guide
        attribute = constraint.firstAttribute
        relation = constraint.relation
        if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
            second = Second(guide: item.guide, attribute: attribute)
        } else {
            second = nil
        }
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
        holdsInStacks = constraint.holdsInStacks
    }

    /// Returns the relation with what the caller calls both sides.
    package func text(first: String, second name: String) -> String {
        var text = "\(first)\(attribute.rawValue) \(relation.rawValue)"
        if let second {
            let factor = multiplier == 1 ? "" : "\(multiplier.preciseText) * "
            text += " \(factor)\(name).\(second.attribute.rawValue)"
            if constant != 0 {
                text +=
                    constant < 0 ? " - \((-constant).preciseText)" : " + \(constant.preciseText)"
            }
        } else {
            text += " \(constant.preciseText)"
        }
        return priority == .required ? text : "\(text) @\(priority.rawValue.text)"
    }
}

extension Constraint: CustomStringConvertible {
    /// The relation with the types of its views.
    public var description: String {
        text(first: Self.name(firstItem) + ".") { Self.name($0) }
    }

    /// Returns the relation with names of the caller's choice, as trees print it.
    package func text(first: String = "", name: (LayoutItem) -> String) -> String {
        ConstraintState(self).text(first: first, second: secondItem.map(name) ?? "")
    }

    private static func name(_ item: LayoutItem) -> String {
        item.view.map { String(describing: type(of: $0)) } ?? "gone"
    }
}

extension Double {
    /// The number with at most one decimal and no trailing zero, as trees print it.
    package var text: String {
        text(decimals: 1)
    }

    /// The number with at most four decimals and no trailing zero, for factors and thin lines.
    package var preciseText: String {
        text(decimals: 4)
    }

    private func text(decimals: Int) -> String {
        guard isFinite else { return "none" }
        var scale = 1
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (self * Double(scale)).rounded()
        guard abs(scaled) < 1e15 else {
            let text = "\(self)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        var (units, rest) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: scale)
        var text = scaled < 0 ? "-" : ""
        text += String(units)
        if rest > 0 { text += "." }
        while rest > 0 {
            scale /= 10
            (units, rest) = rest.quotientAndRemainder(dividingBy: scale)
            text += String(units)
        }
        return text
    }
}
