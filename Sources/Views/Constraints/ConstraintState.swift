/// A constraint as a value, which does not know its views.
struct ConstraintState: Sendable, Hashable {
    let guide: LayoutItem.Guide
    let attribute: LayoutAttribute
    let relation: ConstraintRelation
    /// What is on the other side; none for a number.
    let second: Second?
    let multiplier: Double
    let constant: Double
    let priority: Priority
    let holdsInStacks: Bool

    /// What of the other view.
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
    func text(first: String, second name: String) -> String {
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
