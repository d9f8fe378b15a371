package import Components

/// A relation between two anchors, or between a length and a number.
///
/// `first relation multiplier * second + constant`, in points, leading counted along the reading
/// direction. Constraints are kept as data, in the order of their activation.
public final class Constraint {
    /// The view or guide of the first anchor.
    public let firstItem: LayoutItem
    /// What of the first item.
    public let firstAttribute: LayoutAttribute
    /// How the sides compare.
    public let relation: ConstraintRelation
    /// The view or guide of the second anchor; none for a number.
    public let secondItem: LayoutItem?
    /// What of the second item.
    public let secondAttribute: LayoutAttribute?
    /// What the second anchor is multiplied by.
    public let multiplier: Double
    // Sound, here and below: a number is read or written at once, and layout heeds it later.
    /// What is added to the second side, in points.
    @exclusivity(unchecked)
    public var constant: Double {
        didSet { holder?.view?.constraintsChanged() }
    }
    /// How strongly the relation is wanted; required unless set.
    @exclusivity(unchecked)
    public var priority: Priority {
        didSet { holder?.view?.constraintsChanged() }
    }
    /// The layer whose hook activated the constraint last; none for the defaults' own.
    package private(set) var activatedBy: SlotLayer?

    private var holder: ViewHandle?

    init(
        _ first: LayoutItem,
        _ firstAttribute: LayoutAttribute,
        _ relation: ConstraintRelation,
        to second: LayoutItem? = nil,
        _ secondAttribute: LayoutAttribute? = nil,
        multiplier: Double = 1,
        constant: Double = 0
    ) {
        firstItem = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondItem = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        priority = .required
    }

    /// Whether layout heeds the constraint; needs a view that holds both sides.
    public var isActive: Bool {
        get { holder?.view != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates constraints, in order.
    public static func activate(_ constraints: [Constraint]) {
        for constraint in constraints {
            constraint.isActive = true
        }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [Constraint]) {
        for constraint in constraints {
            constraint.isActive = false
        }
    }

    private func activate() {
        guard !isActive, let first = firstItem.view else { return }
        guard let common = commonView(first) else {
            (first.node.connectedTree ?? secondItem?.view?.node.connectedTree)?
                .report(.constraintWithoutCommonView(constraint: description))
            return
        }
        holder = common.handle
        activatedBy = first.node.connectedTree?.activeLayer
        common.core.constraints.append(self)
        first.core.anchored.append(self)
        common.constraintsChanged()
    }

    private func deactivate() {
        if let view = holder?.view {
            view.core.constraints.removeAll { $0 === self }
            view.constraintsChanged()
        }
        forget()
    }

    /// Deactivates the constraint, whose holder ends or has let go of it.
    func forget() {
        firstItem.view?.core.anchored.removeAll { $0 === self }
        holder = nil
    }

    /// Activates the constraint if some view holds both sides, and says whether.
    func activateIfPossible() -> Bool {
        guard let first = firstItem.view, commonView(first) != nil else { return false }
        activate()
        return true
    }

    /// Returns the nearest view that holds both sides.
    private func commonView(_ first: View) -> View? {
        guard let secondItem else { return first }
        return secondItem.view.flatMap(first.nearestCommonView)
    }
}

/// How the two sides of a constraint compare.
public enum ConstraintRelation: String, Sendable, Hashable {
    /// The same.
    case equal = "="
    /// No more than.
    case lessThanOrEqual = "<="
    /// No less than.
    case greaterThanOrEqual = ">="
}

@available(*, unavailable)
extension Constraint: Sendable {}
