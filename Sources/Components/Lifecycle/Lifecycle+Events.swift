extension Lifecycle {
    /// Raises an event and returns what became of it.
    ///
    /// Asked are, until one handles it: the listeners, the last first; this object and the objects around
    /// it, outwards, those that are sinks, and after each its extensions that are, innermost first; and the
    /// tree's own sink. Before connection only the listeners
    /// in `Components.default` are.
    ///
    /// - Complexity: Linear in the listeners, in the depth and in the extensions on the way.
    @discardableResult
    public func raise<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        guard let tree = node.connectedTree else { return node.components[event.slot](payload) }
        if tree.components[event.slot](payload) == .handled { return .handled }
        let last = tree.events
        var next: (any Lifecycle)? = self
        while let current = next {
            if current.takes(event, payload, unless: last) { return .handled }
            next = current.next
        }
        return last?.receive(event, payload) ?? .passed
    }

    /// Whether the object or one of its extensions handles an event.
    ///
    /// The tree's own sink is asked once, in its turn, even if it is one of these.
    private func takes<Payload>(
        _ event: Event<Payload>,
        _ payload: Payload,
        unless last: (any EventSink)?
    ) -> Bool {
        let isHandled = { (object: AnyObject) in
            guard let sink = object as? any EventSink, sink !== last else { return false }
            return sink.receive(event, payload) == .handled
        }
        if isHandled(self) { return true }
        var isHandledByExtension = false
        node.visitExtensions { layer in
            if !isHandledByExtension { isHandledByExtension = isHandled(layer) }
        }
        return isHandledByExtension
    }
}
