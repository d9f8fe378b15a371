extension Lifecycle {
    /// Raises an event and returns what became of it.
    ///
    /// Asked are, until one handles it: the listeners, the last first; this object and the objects around
    /// it, outwards, those that are sinks, and after each its extensions that are, innermost first; and the
    /// tree's own sink. Before connection only the listeners
    /// in `Components.default` are. An event that is raised 64 times in each other is reported and passed.
    ///
    /// - Complexity: Linear in the listeners, in the depth and in the extensions on the way.
    @discardableResult
    public func raise<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        guard let tree = node.connectedTree else { return node.components[event.slot](payload) }
        return tree.raising(event.name, by: self) { ask(event, payload, in: tree) } ?? .passed
    }

    private func ask<Payload>(
        _ event: Event<Payload>,
        _ payload: Payload,
        in tree: ComponentTree
    ) -> EventReply {
        if tree.components[event.slot](payload) == .handled { return .handled }
        let last = tree.state.events
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

extension ComponentTree {
    /// Runs what raises an event, unless so many events are being raised in each other that they never end.
    fileprivate func raising<Reply>(
        _ event: String,
        by component: some Lifecycle,
        _ ask: () -> Reply
    ) -> Reply? {
        guard state.eventDepth < Self.eventDepthLimit else {
            report(.eventNeverEnds(event: event, component: typeName(type(of: component))))
            return nil
        }
        state.eventDepth += 1
        defer { state.eventDepth -= 1 }
        return ask()
    }

    /// How many events are raised in each other at most.
    private static let eventDepthLimit = 64
}
