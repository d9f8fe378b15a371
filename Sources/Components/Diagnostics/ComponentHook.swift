/// One of the four hooks of components and their extensions.
public enum ComponentHook: String, Sendable, Hashable, CaseIterable {
    /// Runs once, first.
    case setUp
    /// Runs once, after `setUp`.
    case setUpLayout
    /// Runs after `setUpLayout`, and again when the appearance changes.
    case setUpAppearance
    /// Runs after `setUpAppearance`, and again whenever the content changed.
    case updateContent
}

/// Something that is told of every hook that runs in a tree, those of extensions too.
package protocol HookObserver: AnyObject {
    /// Tells that a hook of a component or an extension is about to run.
    func willRun(_ hook: ComponentHook, of owner: AnyObject)

    /// Tells that a hook of a component or an extension ran.
    func didRun(_ hook: ComponentHook, of owner: AnyObject)
}
