public import Components

/// The owner of a view and of the behaviour around it.
///
/// The four hooks are called when the controller becomes part of a mounted tree; `super` comes first. Its view becomes
/// part of the tree in `setUp`, and what hooks add to the view does at once.
nonisolated open class ViewController: Lifecycle {
    /// The controller's place in a tree.
    public final let node = ComponentNode(markingHooks: true)

    /// The view that the controller owns.
    public let view = View()

    /// The controllers inside this one, in order.
    public private(set) final var children: [ViewController] = []

    /// The controller that this one is inside of.
    public private(set) final weak var parent: ViewController?

    /// Creates a controller that is part of no tree; call `super` first.
    public required init() {
        view.core.controller = self
    }

    deinit {
        view.core.controller = nil
        // Those in each other end one after the other, not one in the other.
        var ending = children
        children = []
        while var child = ending.popLast() {
            guard isKnownUniquelyReferenced(&child) else { continue }
            ending += child.children
            child.children = []
        }
    }

    /// Called once, first, on connection, to call `viewDidLoad()`; call `super` first.
    open func setUp() {
        node.reach(.setUp)
        // From now on views that are added have a known owner.
        if let tree = node.connectedTree { view.node.connect(view, to: tree, below: node) }
        node.run(.viewDidLoad, of: self) { viewDidLoad() }
    }

    /// Called once, from `setUp`, for screens that put themselves together in one step; call `super` first.
    open func viewDidLoad() { node.reach(.viewDidLoad) }

    /// Called once, after `setUp`, to build the view; call `super` first.
    open func setUpLayout() { node.reach(.setUpLayout) }

    /// Called after `setUpLayout`, and again with a new appearance; call `super` first.
    open func setUpAppearance() { node.reach(.setUpAppearance) }

    /// Called after `setUpAppearance`, and again when the content changed; call `super` first.
    open func updateContent() { node.reach(.updateContent) }

    /// Adds a child controller; add its view to this one's yourself.
    ///
    /// A controller cannot be put into itself or below itself; that is ignored.
    public final func addChild(_ child: ViewController) {
        if child.node.leavesTree(for: node), !lies(in: child) { child.reportLeaving() }
        var next: ViewController? = self
        while let current = next {
            if current === child { return }
            next = current.parent
        }
        child.leaveParent()
        children.append(child)
        child.parent = self
        child.node.noteAdded()
        if let tree = node.connectedTree, !child.node.connect(child, to: tree, below: node) {
            child.removeFromParent()
        }
    }

    /// Removes the controller from its parent.
    public final func removeFromParent() {
        reportLeaving()
        leaveParent()
    }

    /// Calls what waits for it, as the controller is going to leave its tree.
    private final func reportLeaving() {
        node.willLeaveTree { $0.lies(in: self) }
    }

    private final func leaveParent() {
        if node.isRegistrationRunning { parent?.view.reportIfElsewhere() }
        parent?.children.removeAll { $0 === self }
        parent = nil
        node.disconnect(self)
    }

    /// The controller that this one is inside of, which is asked after it for events.
    public final var next: (any Lifecycle)? {
        parent
    }

    /// Requests a layout of the view.
    public final func setNeedsLayout() {
        view.setNeedsLayout()
    }

    /// Lays out what asked for it in the view.
    public final func layoutIfNeeded() {
        view.layoutIfNeeded()
    }

    /// Calls the closure with each child and then with the view.
    ///
    /// A child that the closure takes out before its turn is not visited.
    public final func visitChildren(_ visit: (any Lifecycle) -> Void) {
        for child in children where child.parent === self {
            visit(child)
        }
        visit(view)
    }

    /// Removes a controller that lies deeper than a tree goes.
    public final func takeOut(_ child: any Lifecycle) {
        (child as? ViewController)?.removeFromParent()
    }
}

extension ViewController: Placeholder {}

@available(*, unavailable)
extension ViewController: Sendable {}
