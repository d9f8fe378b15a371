import Components

/// A reference to a view that does not keep it alive.
final class ViewHandle {
    // The view clears it when it ends. With a weak reference composing a message takes a tenth longer.
    private var unretained: UnownedReference<View>?
    // Few views have any, and here they take no room.
    /// The animations of the view, the oldest first; some may be over.
    var animations: [Animation] = []
    /// The value of the view for assistive technology.
    var accessibilityValue: AccessibilityValue?
    /// The gestures that were added to the view, in order; some may be over.
    var gestures: [ViewGesture] = [] {
        didSet { view?.noteGestures() }
    }
    /// The host's trackers of gestures and of the focus; nil unless the view is the root of a host that has some.
    var hooks: HostHooks?
    /// Whether the focus stays in the view while it is shown.
    var confinesFocus = false
    /// The number of columns that the view spans in a grid.
    var columnSpan = 1
    /// The mark of the view in a constraint group that is being planned.
    var mark = ConstraintGroupMark()

    /// The view; none after its end.
    var view: View? {
        unretained?.object
    }

    init(_ view: View) {
        unretained = UnownedReference(view, endingWith: view.core)
    }

    /// Reports their loss to gestures and to the focused view in the tree.
    func settle() {
        hooks?.settleGestures?()
        hooks?.settleFocus?()
    }

    /// Forgets the view when it ends.
    func end() {
        unretained = nil
    }
}

/// Calls of the trackers that a host has for its root.
final class HostHooks {
    /// Reports their loss to gestures in the tree.
    var settleGestures: (() -> Void)?
    /// Reports the loss of the focus to the focused view in the tree.
    var settleFocus: (() -> Void)?
    /// Gives a view in the tree the focus, and returns whether it has it.
    var takeFocus: ((View) -> Bool)?
    /// Hovers over the view that has the focus, or over none; returns false while that cannot be.
    var hover: ((View?) -> Bool)?
}

/// The mark of a view in the constraint group that is being planned; empty between two plans.
struct ConstraintGroupMark {
    /// Whether it takes part.
    var isJoined = false
    /// Whether it takes part with its own constraints.
    var isAbsorbed = false
    /// The place of its node, or of the node that it is in.
    var node: Int?
    /// The place among the followers; none for a node itself.
    var follower: Int?
}

extension View {
    /// The view's handle, which constraints keep.
    final var handle: ViewHandle {
        if let handle = core.handle { return handle }
        let handle = ViewHandle(self)
        core.handle = handle
        return handle
    }
}
