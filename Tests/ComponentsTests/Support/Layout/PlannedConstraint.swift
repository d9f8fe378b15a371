@testable import Views

/// A constraint between named views as a value, in the format of trees.
struct PlannedConstraint: Equatable, CustomStringConvertible {
    var first: Side
    var relation: ConstraintRelation
    var second: Side?
    var multiplier = 1.0
    var constant = 0.0
    var priority: Priority = 1000

    /// One side: a view's name, a rectangle of it, and an attribute of that.
    struct Side: Equatable {
        var view: String
        var guide = LayoutItem.Guide.bounds
        var attribute: LayoutAttribute
    }

    init(
        _ first: Side,
        _ relation: ConstraintRelation,
        _ second: Side? = nil,
        multiplier: Double = 1,
        constant: Double = 0,
        priority: Priority = 1000
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// Reads `a.width <= 0.75 * b.width - 8 @900`; guides are written `b.margins.leading`.
    init(_ text: String) throws {
        var words = text.split(separator: " ").map(String.init)
        if let last = words.last, last.hasPrefix("@") {
            priority = Priority(try number(last.dropFirst()))
            words.removeLast()
        }
        guard words.count >= 3, let relation = ConstraintRelation(rawValue: words[1]) else {
            throw UnreadableConstraint(text: text)
        }
        first = try Side(words[0])
        self.relation = relation
        words.removeFirst(2)
        if words.count > 1, words[1] == "*" {
            multiplier = try number(words[0][...])
            words.removeFirst(2)
        }
        if let alone = Double(words[0]) {
            constant = alone
        } else {
            second = try Side(words[0])
            if words.count == 3 {
                constant = try number(words[2][...]) * (words[1] == "-" ? -1 : 1)
            }
        }
    }

    var description: String {
        let scale = multiplier == 1 ? "" : "\(multiplier) * "
        let right = second.map { "\(scale)\($0.text) + \(constant)" } ?? "\(constant)"
        return "\(first.text) \(relation.rawValue) \(right) @\(priority.rawValue)"
    }

    /// Returns the constraint, not active yet; nil if one of the views is missing.
    func constraint(_ views: [String: View]) -> Constraint? {
        guard let view = views[first.view] else { return nil }
        var item: LayoutItem?
        if let second {
            guard let view = views[second.view] else { return nil }
            item = LayoutItem(view, second.guide)
        }
        let constraint = Constraint(
            LayoutItem(view, first.guide),
            first.attribute,
            relation,
            to: item,
            second?.attribute,
            multiplier: multiplier,
            constant: constant
        )
        constraint.priority = priority
        return constraint
    }
}

extension PlannedConstraint.Side {
    init(_ text: String) throws {
        let parts = text.split(separator: ".").map(String.init)
        guard let name = parts.first, let last = parts.last,
            let attribute = LayoutAttribute(rawValue: last)
        else { throw UnreadableConstraint(text: text) }
        self.init(
            view: name,
            guide: parts.count == 3 ? .layoutMargins : .bounds,
            attribute: attribute
        )
    }

    fileprivate var text: String {
        "\(view)\(guide == .bounds ? "" : ".margins").\(attribute.rawValue)"
    }
}

/// A constraint that cannot be read.
struct UnreadableConstraint: Error {
    let text: String
}

private func number(_ text: Substring) throws -> Double {
    guard let number = Double(text) else { throw UnreadableConstraint(text: String(text)) }
    return number
}
