public import Components

/// A component that does nothing.
public protocol Widget: AnyObject, Component {}

extension Slot where Value == any Widget.Type, Part == any Widget {
    /// Returns a new slot that holds a widget.
    public static func widget(_ name: String) -> Self {
        Slot(name, default: PlainWidget.self) { $0.init($1) }
    }
}

/// A widget whose initializer is opaque to other modules.
public final class PlainWidget: Widget {
    /// The widget's node in a tree.
    public let node: ComponentNode

    /// Creates a widget.
    @inline(never)
    public init() {
        node = ComponentNode()
    }

    /// Does nothing.
    public func setUp() {}

    /// Does nothing.
    public func setUpLayout() {}

    /// Does nothing.
    public func setUpAppearance() {}

    /// Does nothing.
    public func updateContent() {}

    /// There are no children.
    public func visitChildren(_ visit: (any Lifecycle) -> Void) {}

    /// There are no children to remove.
    public func takeOut(_ child: any Lifecycle) {}

    /// There is no parent.
    public var next: (any Lifecycle)? { nil }

    /// Does nothing.
    public func setNeedsLayout() {}

    /// Does nothing.
    public func layoutIfNeeded() {}
}

@available(*, unavailable)
extension PlainWidget: Sendable {}
