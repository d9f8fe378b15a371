/// A layer on top of a component that lives and updates with it.
///
/// Subclass it, override the hooks you need, and register the type with `extend`. One is made for each
/// component; its hooks run right after the host's hook of the same name. Any number of extensions share
/// a host. Views that an extension adds in a hook are attributed to its plugin.
nonisolated open class ComponentExtension<Host: AnyObject> {
    /// The component that this extends.
    public unowned let host: Host

    var next: (any AnyComponentExtension)?
    // Sound: it belongs to a table that the host's node keeps alive.
    var contribution: Unmanaged<Contribution>?

    /// Creates an extension; call `super` first, and add nothing to the host yet.
    public required init(host: Host) {
        self.host = host
    }

    /// Called once, after the host's `setUp`; `super` does nothing.
    open func setUp() {}

    /// Called once, after the host's `setUpLayout`, to add views; `super` does nothing.
    open func setUpLayout() {}

    /// Called after the host's `setUpAppearance`, each time; `super` does nothing.
    open func setUpAppearance() {}

    /// Called after the host's `updateContent`, each time; `super` does nothing.
    open func updateContent() {}
}

extension ComponentExtension: AnyComponentExtension {}

/// An extension with its host's type erased.
protocol AnyComponentExtension: AnyObject {
    var next: (any AnyComponentExtension)? { get set }
    var contribution: Unmanaged<Contribution>? { get set }
    func setUp()
    func setUpLayout()
    func setUpAppearance()
    func updateContent()
}

@available(*, unavailable)
extension ComponentExtension: Sendable {}
