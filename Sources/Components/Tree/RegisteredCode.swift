/// Code of a component or of an extension that a host calls, such as the handler of a gesture.
///
/// A fault in it is one of the registration whose code it is, as in an answer to an event.
package struct RegisteredCode {
    private weak var component: (any Lifecycle)?
    private weak var object: AnyObject?
    private let registration: Registration?

    fileprivate init(_ object: AnyObject, _ component: (any Lifecycle)?, _ author: Registration?) {
        (self.object, self.component, registration) = (object, component, author)
    }

    /// The tree in which the component is, with the plugin whose code this is; nil if either is gone.
    package var tree: ComponentTree? {
        guard object != nil, let tree = component?.node.connectedTree?.whole, tree.root != nil
        else { return nil }
        return tree.rank(of: registration?.owner.plugin) == .max ? nil : tree
    }

    /// Whether the component or the extension has ended.
    package var isGone: Bool { object == nil || component == nil }

    /// The component and the extension, to be kept until the code has run.
    package var objects: [AnyObject] {
        let objects: [AnyObject?] = [object, component]
        return objects.compactMap(\.self)
    }

    /// Whether the code is that of a component or an extension.
    package func belongs(to other: AnyObject) -> Bool { object === other }

    /// The message, channel or reader that the component shows.
    package var owner: StateOwner? { component?.stateOwner }

    /// The place of the code in plugin order; that of the app follows, and then that of the defaults.
    package var rank: Int {
        guard let plugin = registration?.owner.plugin else {
            return registration == nil ? .max : .max - 1
        }
        return component?.node.connectedTree?.rank(of: plugin) ?? .max
    }

    /// Runs the code, and updates what reads state that it changes; outside of a tree its errors are ignored.
    package func run(
        in ownPhase: ComponentFault.Phase = .receive,
        _ body: () throws -> Void
    ) {
        guard object != nil, let component else { return }
        guard let tree = component.node.connectedTree else {
            _ = try? body()
            return
        }
        tree.run(body, for: component, by: registration, in: ownPhase)
        tree.updateReaders()
    }
}

@available(*, unavailable)
extension RegisteredCode: Sendable {}

extension TreeMember {
    /// The code of the extension, or of the component or the registration whose hook is running.
    package var registeredCode: RegisteredCode { RegisteredCode(self, hostComponent, author) }
}
