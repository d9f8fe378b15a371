/// Observes the calls of hooks in a tree, and the slots that are read there.
///
/// A tree without an observer has one check at each call for it.
package protocol HookObserver: AnyObject {
    /// The receiver of the slots that the tree's components read.
    var reads: any SlotReadReceiver { get }

    /// Notes that a call begins.
    ///
    /// - Parameters:
    ///   - call: The method.
    ///   - owner: The component, or the extension of it, whose method it is.
    ///   - component: The component.
    ///   - stack: The stack that the component was made from; nil for one that was made by hand.
    ///   - registration: The registration to which the call is attributed; nil for the defaults' own.
    func begin(
        _ call: HookCall,
        of owner: AnyObject,
        on component: AnyObject,
        _ stack: StackInfo?,
        by registration: Registration?
    )

    /// Notes that the call that began last ends.
    func end()
}

/// The methods that a tree calls on its components and their extensions.
public enum HookCall: Sendable, Hashable {
    /// One of the four hooks.
    case hook(ComponentHook)
    /// `layoutSubviews`, after a layout.
    case layoutSubviews

    /// The name of the method.
    public var name: String {
        switch self {
        case .hook(let hook): hook.rawValue
        case .layoutSubviews: "layoutSubviews"
        }
    }
}
