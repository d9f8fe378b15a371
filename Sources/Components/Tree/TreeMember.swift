/// A component or an extension of one: what state, timers, tasks and announcements of a tree belong to.
public protocol TreeMember: AnyObject {
    /// The component itself, or the one that the extension extends; nil once that has ended.
    var hostComponent: (any Lifecycle)? { get }
}

extension Lifecycle {
    /// The component itself.
    public var hostComponent: (any Lifecycle)? { self }
}

/// An extension of a component; every extension is one, and its methods have the extension's own type.
public protocol SchedulingExtension: AnyComponentExtension, TreeMember {}

extension ComponentExtension: SchedulingExtension {}

extension SchedulingExtension {
    /// The component that this extends; nil once it has ended.
    public var hostComponent: (any Lifecycle)? {
        hostObject as? any Lifecycle
    }

    /// The tree of the host; nil while that is in none.
    public var tree: ComponentTree? {
        hostComponent?.node.connectedTree
    }
}

/// A component that shows a message, a channel or a reader's own, to which state and timers of what is in it belong.
public protocol StateOwning: Lifecycle {
    /// The owner; nil as long as nothing is shown.
    var ownerOfState: StateOwner? { get }
}

extension TreeMember {
    /// The message, channel or reader to which the state and the timers of the component, or of the extension's host,
    /// belong: that of the nearest component, this one or around it, that shows one.
    public var stateOwner: StateOwner? {
        var next = hostComponent
        while let component = next {
            if let found = component as? any StateOwning { return found.ownerOfState }
            next = component.next
        }
        return nil
    }

    /// The instant at which the clock of the tree stands; before connection, that of ``Components/now``.
    ///
    /// A component that shows it schedules its next change, as no other reason updates it.
    public var now: Timestamp {
        hostComponent?.node.connectedTree?.now ?? Components.now
    }

    /// The registration whose code runs: that of the extension, or that which is running, or the component's base.
    var author: Registration? {
        let own = (self as? AnyComponentExtension)?.registration
        let node = hostComponent?.node
        return (own ?? node?.connectedTree?.state.current)?.object ?? node?.base
    }
}
