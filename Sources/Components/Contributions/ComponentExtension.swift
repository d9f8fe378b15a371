/// A layer on top of a component that lives and updates with it.
///
/// Subclass it, override the hooks you need, and register the type with `extend`. One is made for each
/// component; its hooks run right after the host's hook of the same name. Any number of extensions share
/// a host. Views that an extension adds in a hook are attributed to its plugin.
nonisolated open class ComponentExtension<Host: AnyObject>: AnyComponentExtension {
    /// The component that this extends.
    public unowned let host: Host

    /// Creates an extension; call `super` first, and add nothing to the host yet.
    public required init(host: Host) {
        self.host = host
        super.init()
    }
}
