/// A view's state, in a final class: stored properties of open classes pay exclusivity checks.
final class ViewCore {
    var subviews: [View] = []
    // Sound: a view clears it in its subviews when it removes them and when it ends. A weak
    // reference costs a side table for every view with a child.
    unowned(unsafe) var superview: View?
    /// Leads constraints back to the view; made when the first constraint asks for it.
    var handle: ViewHandle?
    var frame = Rect.zero
    var layer = Layer()
    var backgroundColor: Color?
    var tintColor: Color?
    var alpha = 1.0
    var isHidden = false
    var isUserInteractionEnabled = true
    var needsLayout = true
    var margins = DirectionalEdgeInsets(all: 8)
    var role: AccessibilityRole?
    var label: String?
    var priorities = ContentPriorities()
    /// The active constraints that join this view and views below it, in activation order.
    var constraints: [Constraint] = []
    /// The active constraints whose first anchor is this view's, in activation order.
    var anchored: [Constraint] = []
}

/// How strongly a view keeps to its natural size.
struct ContentPriorities {
    var huggingHorizontal = Priority.defaultLow
    var huggingVertical = Priority.defaultLow
    var compressionHorizontal = Priority.defaultHigh
    var compressionVertical = Priority.defaultHigh
}
