/// A layer on top of a component that lives and updates with it.
///
/// Subclass it, override the hooks you need, and register the type with `extend`. One is made for each
/// component; its hooks run right after the host's hook of the same name. Any number of extensions share
/// a host. Views that an extension adds in a hook are attributed to its plugin.
nonisolated open class ComponentExtension<Host: AnyObject>: AnyComponentExtension {
    private unowned let livingHost: Host

    /// The component that this extends.
    ///
    /// It ends before its extensions do: in their `deinit`, a new one outside of any tree is returned instead, and
    /// the access is reported.
    public final var host: Host {
        isHostGone ? placeholder : livingHost
    }

    /// Creates an extension; call `super` first, and do not add to the host yet.
    public required init(host: Host) {
        livingHost = host
        super.init()
    }

    package final override var hostObject: AnyObject? {
        isHostGone ? nil : livingHost
    }

    private var placeholder: Host {
        let name = typeName(of: self)
        Components.listener.tell(.hostIsGone(extension: name, by: lastRegistration?.layer))
        guard let host = (Host.self as? any Placeholder.Type)?.init() as? Host else {
            preconditionFailure("\(name) uses its host after that has ended.")
        }
        return host
    }
}

/// A type whose instances can be made outside of any tree.
package protocol Placeholder: AnyObject {
    /// Creates one.
    init()
}

extension ExtensionLayer {
    /// Creates the layer of an extension; only components have extensions.
    init<Host: AnyObject>(_ type: ComponentExtension<Host>.Type) {
        name = typeName(type)
        host = typeName(Host.self)
        self.type = type
        isSink = type is any EventSink.Type
        fits = { $0 is Host.Type && $0 is any Component.Type }
        // Called for parts whose exact type `fits` accepted, when the stack was sealed or when the part was
        // made. With a checked cast a hook of one extension takes 18 ns, not 5.
        make = { type.init(host: UnownedReference($0).known(as: Host.self).object) }
    }
}
