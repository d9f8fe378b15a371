/// A component that can put a new part in the place of one that it made.
///
/// Faults of a plugin's registration in such a part exclude it from the part: its owner is asked for another one,
/// which is made without it. A part inside a `ScopeProviding`, such as a message, is made again by that instead.
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
    /// Returns whether a component is a part that can be replaced now.
    func keeps(_ part: any Lifecycle) -> Bool

    /// Puts a new part in the place of one, with the content of the old one.
    ///
    /// Called for parts that are kept, before and after layouts of the root, or of a view around the part; never while
    /// the part's own hooks run or an event is being raised.
    func replace(_ part: any Lifecycle)
}

extension ReplaceableChildOwner {
    /// Returns a new part of a slot to replace another, made without the registrations that are excluded from that.
    public func remake<Value, Part>(_ slot: Slot<Value, Part>, for part: any Lifecycle) -> Part {
        node.connectedTree?.remake(slot, for: part) ?? make(slot)
    }
}

extension ComponentTree {
    /// Returns a new part of a slot in this part of the tree to replace another, without its excluded registrations.
    package func remake<Value, Part>(_ slot: Slot<Value, Part>, for part: any Lifecycle) -> Part {
        let made = leavingOut(part.node.excluded ?? []).make(slot)
        (made as? any Lifecycle)?.node.excluded = part.node.excluded
        return made
    }
}
