public import Components

/// A rectangle that shows something, or holds others that do.
///
/// Subclass it for the parts of your chat. The four hooks are called when the view becomes part of a
/// mounted tree; `super` comes first. Views belong to one task at a time.
nonisolated open class View: Lifecycle {
    /// The view's place in a tree.
    public final let node = ComponentNode(markingHooks: true)

    let core = ViewCore()

    /// Creates a view that is part of no tree; call `super` first.
    public required init() {
        #if DEBUG
        node.noteMaking(of: self)
        #endif
    }

    deinit {
        core.end()
    }

    /// The properties of a control or a field; asked of the class, as a cast takes longer.
    var targetState: TargetState { TargetState() }

    /// Called once, first, on connection, to prepare; call `super` first.
    open func setUp() { node.reach(.setUp) }

    /// Called once, after `setUp`, to build what the view holds; call `super` first.
    open func setUpLayout() { node.reach(.setUpLayout) }

    /// Called after `setUpLayout`, and again with a new appearance; call `super` first.
    open func setUpAppearance() { node.reach(.setUpAppearance) }

    /// Called after `setUpAppearance`, and again when the content changed; call `super` first.
    open func updateContent() { node.reach(.updateContent) }

    /// Called after the view's tree was set up, and after layouts that the view asked for or that gave
    /// it another size; call `super` first.
    ///
    /// Change the appearance only. After content or views of a mounted tree changed, call
    /// `layoutIfNeeded()` on its root; it calls this on the views that asked for it.
    open func layoutSubviews() { node.reach(.layoutSubviews) }

    /// The size of a view that shows something of its own, in points; nil by default.
    ///
    /// Asked by layout where the view has no subviews; call `setNeedsLayout()` when it changes.
    open var intrinsicContentSize: Size? { nil }

    /// The distance of the first baseline from the top, in points; none counts as the top.
    ///
    /// Asked by layout where the view has no subviews and is aligned by its text.
    open var firstBaselineOffset: Double? { nil }

    /// The distance of the last baseline from the top, in points; none counts as the bottom.
    ///
    /// Asked by layout where the view has no subviews and is aligned by its text.
    open var lastBaselineOffset: Double? { nil }

    /// Calls the closure with each subview, first drawn first.
    ///
    /// A subview that the closure takes out before its turn is not visited.
    public final func visitChildren(_ visit: (any Lifecycle) -> Void) {
        for subview in core.subviews where subview.core.superview === self {
            visit(subview)
        }
        if core.hasRefused { removeRefused() }
    }

    /// Removes a subview that the tree refuses, while subviews are visited.
    public final func takeOut(_ child: any Lifecycle) {
        core.hasRefused = true
        (child as? View)?.removeFromSuperview()
    }
}

extension View: Placeholder {}

@available(*, unavailable)
extension View: Sendable {}
