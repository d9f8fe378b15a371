import Components

/// A view's state, in a final class: stored properties of open classes pay exclusivity checks.
final class ViewCore {
    // Ordered by who reads it, as reading memory for the first time is what takes longest: what drawing reads
    // of some views, what both drawing and layout read of every view, what layout reads, and the rest. In the
    // order of what belongs together, a first layout takes a tenth longer.

    var tintColor: Color?
    var label: String? {
        didSet { hasLabel = label != nil }
    }
    var backgroundColor: Color? {
        didSet { findBox() }
    }
    var layer = Layer() {
        didSet { findBox() }
    }

    var role: AccessibilityRole?
    private(set) var hasLabel = false
    /// Whether the view has a state for assistive technology.
    private(set) var hasAccessibilityState = false
    /// Whether gestures were added to the view or to one in it; all may be over.
    var holdsGestures = false
    /// Whether the view may have a ground, round corners or an edge.
    private(set) var hasBox = false
    /// Whether a property was animated; it may be over.
    var isAnimated = false
    var isHidden = false
    /// Whether a subview is hidden; all may be shown again.
    var holdsHidden = false
    var clipsToBounds = false
    var isUserInteractionEnabled = true
    /// Whether the view is a control that taps run actions of.
    var hasTargets = false
    var alpha = 1.0
    var frame = Rect.zero
    /// The content of a view without subviews; none for plain views and stacks.
    var leaf: LeafContent?
    private(set) var subviews: [View] = []

    /// Whether the view keeps to the margins of the stack around it, if it differs from the stack.
    var keepsMargins: Bool?
    /// Whether the subviews have to be arranged even at an unchanged size.
    var needsArranging = true
    /// Whether `layoutSubviews` is to be called.
    var needsLayout = true
    /// Whether everything in the view is being laid out.
    var isInLayout = false
    /// Whether another layout was asked for while one was going on.
    var isAskedAgain = false
    /// Whether the view waits for `layoutSubviews` in the layout that is going on.
    var isWaiting = false
    /// Whether the view places its subviews itself, in `layoutSubviews`, and takes no size from them.
    var placesSubviews = false
    /// Whether the view, which places its subviews itself, is doing so; they have no sizes yet.
    var isPlacing = false
    /// Whether a view around this one planned with it, or with something in it, at some time.
    var isPlanned = false
    /// Whether a constraint that concerns the view alone was active at some time.
    var asksForItself = false
    /// The reading direction that was set for the view, and the one that it has by that or from a view around it; nil
    /// for the tree's.
    var layoutDirection: LayoutDirection?
    var direction: LayoutDirection?
    /// The distance after the view in the stack around it, in points; no number for the stack's.
    var customSpacing = Double.nan
    /// The arrangement of a stack; none for other views.
    var stack: StackContent?
    /// The active constraints that join this view and views below it, in activation order.
    private(set) var constraints: [Constraint] = []
    var measures = Measures()
    /// The tree in which the view was laid out last.
    var tree: ObjectIdentifier?
    /// Whether no constraint group around heeded what the view asks for itself, when it was last arranged.
    var heedsOwn = true
    /// The size at which the subviews were last arranged.
    var arrangedSize = Size.zero
    /// The position in the stack around the view, at the width that its measures name.
    var place = StackPlace()
    /// The constraints of the view as layout sorts them; made when layout needs it.
    var plan: LayoutPlan?

    // A view clears it in its subviews when it removes them and when it ends. With a weak reference, and so
    // a side table for every view with a child, composing a message takes a fifth longer.
    private var unretainedSuperview: UnownedReference<View>?
    // The controller clears it when it ends. It keeps its view, so that a strong reference would keep both
    // for ever, and a weak one costs a side table.
    private var unretainedController: UnownedReference<ViewController>?
    /// Leads constraints back to the view; made when the first constraint asks for it.
    var handle: ViewHandle?
    var margins = DirectionalEdgeInsets(all: 8)
    var priorities = AxisPair(both: ContentPriorities())
    /// The active constraints whose first anchor is this view's, in activation order.
    private(set) var anchored: [Constraint] = []
    /// The frame that was set by hand, for views that nothing else places; `x` counts along the reading
    /// direction.
    var ownFrame = Rect.zero
    /// The state of the view for assistive technology.
    var accessibilityState = AccessibilityState() {
        didSet { hasAccessibilityState = accessibilityState.isSet }
    }
    /// Whether the view is meant to lie over its neighbours.
    var overlapsSiblings = false
    /// The distances of the area that taps reach from the edges.
    var hitInsets = DirectionalEdgeInsets.zero
    /// Whether taps reach beyond the edges of the view, or of one below it, or did at some time.
    var isReachedBeyond = false
    /// Whether subviews that a tree refused wait to be taken out of the list.
    var hasRefused = false
    /// Whether the view is being asked for its own size.
    var isAskedForSize = false
    /// The view's place in a recording; nil if its tree is not recorded.
    var record: ViewRecord?

    /// The view that this one is in.
    @inline(__always)
    var superview: View? {
        get { unretainedSuperview?.object }
        set { unretainedSuperview = newValue.map { UnownedReference($0, endingWith: $0.core) } }
    }

    /// The controller whose own view this is.
    var controller: ViewController? {
        get { unretainedController?.object }
        set { unretainedController = newValue.map { UnownedReference($0, endingWith: $0.node) } }
    }

    // Here and below: a view is made with its leaf or as a stack, and keeps it to its end.
    /// The leaf, to ask it something without a retain.
    @inline(__always)
    var unretainedLeaf: UnownedReference<LeafContent>? {
        leaf.map { UnownedReference($0) }
    }

    /// The stack's arrangement, to work on it without a retain.
    @inline(__always)
    var unretainedStack: UnownedReference<StackContent>? {
        stack.map { UnownedReference($0) }
    }

    /// Notes whether there is a box, so that drawing need not read what it is made of to know.
    private func findBox() {
        hasBox = backgroundColor.isThere || layer.borderColor.isThere || layer.cornerRadius > 0
    }

    // Lists are taken out while they change: where no access is open meanwhile, none needs a check, and the checks
    // were an eighth of what layout costs.
    /// Changes the list of subviews.
    @inline(__always)
    func changeSubviews(_ change: (inout [View]) -> Void) {
        var list = subviews
        subviews = []
        change(&list)
        subviews = list
    }

    /// Changes the list of constraints that the view holds.
    @inline(__always)
    func changeConstraints(_ change: (inout [Constraint]) -> Void) {
        var list = constraints
        constraints = []
        change(&list)
        constraints = list
    }

    /// Changes the list of constraints whose first anchor is the view's.
    @inline(__always)
    func changeAnchored(_ change: (inout [Constraint]) -> Void) {
        var list = anchored
        anchored = []
        change(&list)
        anchored = list
    }

    /// Releases constraints and subviews when the view ends, deep trees without recursion.
    func end() {
        handle?.end()
        plan = nil
        for constraint in constraints {
            constraint.forget()
        }
        var ending = letGoOfSubviews()
        while var view = ending.popLast() {
            // No other reference is left, so it would end here and then end its subviews recursively.
            guard isKnownUniquelyReferenced(&view) else { continue }
            ending += view.core.letGoOfSubviews()
        }
    }

    @inline(__always)
    private func letGoOfSubviews() -> [View] {
        guard !subviews.isEmpty else { return [] }
        let views = subviews
        subviews = []
        for view in views {
            view.core.superview = nil
            view.core.leaveStack()
            if direction != nil { view.inheritDirection() }
        }
        return views
    }

    /// The distance after the view in the stack around it, in points, if it differs from the stack's.
    var ownSpacing: Double? {
        customSpacing.isNaN ? nil : customSpacing
    }

    /// Forgets what the stack around the view had for this view alone.
    func leaveStack() {
        customSpacing = .nan
        keepsMargins = nil
        handle?.columnSpan = 1
    }
}

/// The priorities at which a view keeps to its natural length along an axis.
struct ContentPriorities: Sendable, Hashable {
    var hugging = Priority.defaultLow
    var compression = Priority.defaultHigh
}

/// The constraints of a view, sorted for layout, which subclasses it.
class LayoutPlan {
    /// Discards the positions that were solved, after a change.
    func forget() {}
}
