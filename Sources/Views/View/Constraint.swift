package import Components
import Synchronization

/// A relation between two anchors, or between a length and a number.
///
/// `first relation multiplier * second + constant`, in points, leading counted along the reading
/// direction. Constraints are kept as data, in the order of their activation.
public final class Constraint {
    /// The view or guide of the first anchor.
    public let firstItem: LayoutItem
    /// The attribute of the first item.
    public let firstAttribute: LayoutAttribute
    /// The relation between the sides.
    public let relation: ConstraintRelation
    /// Whether a view was in no tree when the constraint was activated last, so that its author is unknown.
    private var isAuthorOpen = false
    /// The view or guide of the second anchor; none for a number.
    public let secondItem: LayoutItem?
    /// The attribute of the second item.
    public let secondAttribute: LayoutAttribute?
    /// The factor of the second anchor.
    public let multiplier: Double
    /// The distance that is added to the second side, in points.
    public var constant: Double {
        get { ownConstant }
        set {
            guard newValue != ownConstant else { return }
            ownConstant = newValue
            firstItem.view?.check(newValue, "constant")
            changed()
        }
    }
    /// The priority of the relation; required unless set.
    public var priority: Priority {
        get { ownPriority }
        set {
            ownPriority = newValue
            changed()
        }
    }
    // What other modules cannot reach needs no check of its exclusivity, as each access is a single one.
    private var ownConstant: Double
    private var ownPriority = Priority.required
    /// Whether a stack keeps the length as if it were required, unless a required one contradicts it.
    ///
    /// For the own size of a part that others may size by constraints: no stack stretches or shrinks it.
    package var holdsInStacks = false {
        didSet { changed() }
    }
    /// The layer whose hook activated the constraint last; none for the defaults' own.
    ///
    /// In a view that was part of no tree yet, that is the layer whose hook added the view to one.
    package var activatedBy: SlotLayer? {
        isAuthorOpen ? firstItem.view?.node.addedBy : author
    }

    private var author: SlotLayer?
    /// The hook in which the author activated the constraint.
    private(set) var hookOfAuthor: ComponentHook?

    /// The place in the order of all activations; the newer, the larger.
    private(set) var age = 0

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
        ownConstant = constant
    }

    /// Whether layout heeds the constraint; needs a view that holds both sides.
    public var isActive: Bool {
        get { holder?.view != nil }
        set { newValue ? activate(at: Self.nextAges(1)) : deactivate() }
    }

    /// Activates constraints, in order.
    public static func activate(_ constraints: [Constraint]) {
        guard !constraints.isEmpty else { return }
        // One step for all, as threads that compose at a time wait for each other here.
        let first = nextAges(constraints.count)
        for (place, constraint) in constraints.enumerated() {
            constraint.activate(at: first + place)
        }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [Constraint]) {
        for constraint in constraints {
            constraint.isActive = false
        }
    }

    /// Requests a layout of the view that holds the constraint.
    private func changed() {
        guard let view = holder?.view else { return }
        if view.node.isRegistrationRunning { view.reportIfElsewhere() }
        view.constraintsChanged()
        firstItem.view?.core.noteChange()
    }

    private func activate(at age: Int) {
        if isActive { return }
        let tree = firstItem.view?.node.connectedTree ?? secondItem?.view?.node.connectedTree
        guard let first = firstItem.view, let common = commonView(first) else {
            let ends = [firstItem.view, secondItem?.view].compactMap(\.self)
            // What a hook took out is reported as that.
            if let tree, !ends.contains(where: { tree.isTakenOut($0) }) {
                tree.note(.constraintWithoutCommonView(constraint: description))
            }
            return
        }
        first.check(ownConstant, "constant")
        first.check(multiplier, "multiplier")
        self.age = age
        isAuthorOpen = tree == nil
        author = tree?.activeLayer
        if let tree, tree.isRunningRegistration {
            hookOfAuthor = tree.activeHook
            if !tree.countConstraints(1) { return }
            common.reportIfElsewhere()
        }
        holder = common.handle
        common.core.changeConstraints { $0.append(self) }
        if concernsOneView { common.core.asksForItself = true }
        first.core.changeAnchored { $0.append(self) }
        first.core.noteChange()
        common.constraintsChanged()
    }

    private func deactivate() {
        if let view = holder?.view {
            view.core.changeConstraints { $0.removeAll { $0 === self } }
            view.constraintsChanged()
        }
        forget()
    }

    /// Deactivates the constraint, whose holder ends or has let go of it.
    func forget() {
        if let core = firstItem.view?.core {
            core.changeAnchored { $0.removeAll { $0 === self } }
            core.noteChange()
        }
        holder = nil
    }

    /// Returns an active constraint that ties a view as this one, which ends, ties another, and that has the author of
    /// this one.
    func handedOver(from old: View, to new: View) -> Constraint {
        let tied = { (item: LayoutItem) in
            item.view === old ? LayoutItem(new, item.guide) : item
        }
        let (author, hook) = (activatedBy, hookOfAuthor)
        let constraint = Constraint(
            tied(firstItem),
            firstAttribute,
            relation,
            to: secondItem.map(tied),
            secondAttribute,
            multiplier: multiplier,
            constant: ownConstant
        )
        constraint.ownPriority = ownPriority
        constraint.holdsInStacks = holdsInStacks
        isActive = false
        constraint.isActive = true
        (constraint.author, constraint.hookOfAuthor) = (author, hook)
        constraint.isAuthorOpen = false
        return constraint
    }

    /// Activates the constraint if some view holds both sides, and returns whether it did.
    func activateIfPossible() -> Bool {
        guard let first = firstItem.view, commonView(first) != nil else { return false }
        activate(at: Self.nextAges(1))
        return true
    }

    /// The number of activations in the process.
    private static let activations = Atomic(0)

    /// Returns the first of so many ages that nothing had yet.
    private static func nextAges(_ count: Int) -> Int {
        activations.wrappingAdd(count, ordering: .relaxed).newValue - count
    }

    /// Returns the nearest view that holds both sides.
    private func commonView(_ first: View) -> View? {
        guard let secondItem else { return first }
        return secondItem.view.flatMap(first.nearestCommonView)
    }
}

@available(*, unavailable)
extension Constraint: Sendable {}
