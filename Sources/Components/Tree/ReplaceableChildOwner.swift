/// A component that can put a new part in the place of one that it made.
///
/// What a plugin's registration does wrong in such a part is left out of the part: its keeper is asked for another one,
/// which is made without it. What lies in a `ScopeProviding`, as the parts of a message do, is left out there instead.
///
/// ```swift
/// final class Screen: ViewController, Component, ReplaceableChildOwner {
///     private(set) lazy var composer = make(.messageComposerVC)
///
///     func keeps(_ part: any Lifecycle) -> Bool { part === composer }
///
///     func replace(_ part: any Lifecycle) {
///         let old = composer
///         composer = remake(.messageComposerVC, for: old)
///         composer.content = old.content
///         show(composer, insteadOf: old)
///     }
/// }
/// ```
public protocol ReplaceableChildOwner: Component {
    /// Returns whether a component is a part that can be replaced, as it stands now.
    func keeps(_ part: any Lifecycle) -> Bool

    /// Puts a new part in the place of one, and tells it what the old one was reported.
    ///
    /// Called for parts that are kept, before and after layouts of the root, or of what is around the part; never while
    /// the part's own hooks run or an event is being raised.
    func replace(_ part: any Lifecycle)
}

extension ReplaceableChildOwner {
    /// Returns a new part of a slot for the place of another, made without what did wrong there.
    public func remake<Value, Part>(_ slot: Slot<Value, Part>, for part: any Lifecycle) -> Part {
        guard let tree = node.connectedTree else { return make(slot) }
        return tree.remake(slot, for: part)
    }
}

extension ComponentTree {
    /// Returns a new part of a slot in this part of the tree for the place of another, made without what did wrong there.
    package func remake<Value, Part>(_ slot: Slot<Value, Part>, for part: any Lifecycle) -> Part {
        let made = leavingOut(part.node.containment?.excluded ?? []).make(slot)
        (made as? any Lifecycle)?.node.leaveOut(registrationsExcludedFrom: part.node)
        return made
    }
}
