extension Lifecycle {
    /// Raises an event and returns what became of it.
    ///
    /// Asked are, until one handles it: the listeners, the last first; this object and the objects around
    /// it, outwards, those that are sinks; and the tree's own sink. Before connection only the declared
    /// default is.
    ///
    /// - Complexity: Linear in the listeners and in the depth.
    @discardableResult
    public func raise<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        guard let tree = node.connectedTree else { return node.components[event.slot](payload) }
        if tree.components[event.slot](payload) == .handled { return .handled }
        let last = tree.events
        var next: (any Lifecycle)? = self
        while let current = next {
            // The tree's own sink is asked once, in its turn, even if it is one of these.
            if let sink = current as? any EventSink, sink !== last,
                sink.receive(event, payload) == .handled
            {
                return .handled
            }
            next = current.next
        }
        return last?.receive(event, payload) ?? .passed
    }
}
