/// An object that is set up, laid out, styled and filled when it becomes part of a mounted tree.
///
/// Adopt `Component` for parts of slots; this is the common protocol of parts and the plain views
/// between them.
public protocol Lifecycle: TreeMember {
    /// The object's place in a tree; make one with the object and keep it.
    var node: ComponentNode { get }

    /// Prepares the object; called once, first, on connection.
    func setUp()

    /// Builds the contents of the object; called once, after `setUp`.
    func setUpLayout()

    /// Sets colours, fonts and shapes; called after `setUpLayout`, and again when the appearance changes.
    func setUpAppearance()

    /// Shows the content; called after `setUpAppearance`, and again whenever the content changed.
    func updateContent()

    /// Calls the closure with each child, in order; without those that the closure removes before their turn.
    func visitChildren(_ visit: (any Lifecycle) -> Void)

    /// Removes a child that lies deeper than the limit of a tree; called while the children are visited.
    ///
    /// Do nothing in a class whose children are never removed.
    func takeOut(_ child: any Lifecycle)

    /// The parent, which receives an event next; nil for the outermost object.
    var next: (any Lifecycle)? { get }

    /// Requests a layout; called when the content or the components changed.
    ///
    /// Do nothing in a class that lays nothing out.
    func setNeedsLayout()

    /// Lays out the objects that requested it, here and below; called on the root after the hooks of its tree.
    ///
    /// Do nothing in a class that lays nothing out.
    func layoutIfNeeded()
}

extension Lifecycle {
    /// The object and those around it, from the inside outwards.
    package var outward: some Sequence<any Lifecycle> {
        sequence(first: self as any Lifecycle) { $0.next }
    }
}

/// A part that fills a slot.
///
/// Role protocols inherit from this and from the class that every part of the role is:
/// `protocol MessageBubble: View, Component`.
public protocol Component: Lifecycle, SendableMetatype {
    /// Creates a component that is part of no tree yet.
    init()
}

extension Component {
    /// Creates a component that knows its origin and carries the extensions of its slot.
    ///
    /// The make closures of slots call this: `{ $0.init($1) }`.
    @inlinable
    public init(_ origin: consuming ComponentOrigin) {
        self.init()
        begin(from: origin)
    }

    // A function of its own, in which `self` need not be retained.
    @usableFromInline
    func begin(from origin: consuming ComponentOrigin) {
        node.begin(self, from: origin)
    }
}
