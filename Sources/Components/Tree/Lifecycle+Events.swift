extension Lifecycle {
    /// Raises an event and returns whether it was handled.
    ///
    /// Asked are, until one handles it: the listeners, the last first; this object and the objects around
    /// it, outwards, those that are sinks, and after each its extensions that are, innermost first; and the
    /// tree's own sink. Before connection only the listeners
    /// in `Components.default` are. When events are raised 64 times in each other, that is reported, and
    /// every event is passed until the first of them has ended.
    ///
    /// - Complexity: Linear in the listeners, in the depth and in the extensions on the way.
    @discardableResult
    public func raise<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        guard let tree = node.connectedTree else {
            let reply = NestedCalls.run(.event) {
                Components.listener.tell(.neverEnds(event.name, of: self))
            } _: {
                node.components[event.slot](payload)
            }
            return reply ?? .passed
        }
        return tree.raising(event.name, by: self) { ask(event, payload, in: tree) }
    }

    private func ask<Payload>(
        _ event: Event<Payload>,
        _ payload: Payload,
        in tree: ComponentTree
    ) -> EventReply {
        let reply = tree.calling(for: scopedComponentOrSelf?.diagnosticName) {
            tree.components[event.slot](payload)
        }
        if reply == .handled { return .handled }
        let raised = RaisedEvent(event, payload)
        let last = tree.state.events
        var next: (any Lifecycle)? = self
        while let current = next {
            if current.takes(raised, unless: last) { return .handled }
            next = current.next
        }
        let answer = last?.receive(raised) ?? .passed
        #if DEBUG
        if answer == .passed { tree.tellOfListener(to: event, raisedBy: self) }
        #endif
        return answer
    }

    /// Whether the object or one of its extensions handles an event; the code of each runs as its registration's.
    ///
    /// The tree's own sink is asked once, in its turn, even if it is one of these.
    private func takes(_ event: RaisedEvent, unless last: (any EventSink)?) -> Bool {
        let isHandled = { (object: AnyObject) in
            guard let sink = object as? any EventSink, sink !== last else { return false }
            return sink.receive(event) == .handled
        }
        guard let tree = node.connectedTree else { return isHandled(self) }
        return node.receiving(self, in: tree, isHandled)
    }
}

extension ComponentTree {
    /// Asks those that may handle an event, unless events are nested without end.
    fileprivate func raising(
        _ event: String,
        by component: some Lifecycle,
        _ ask: () -> EventReply
    ) -> EventReply {
        guard count(1, .events, \.events) else { return .passed }
        switch state.eventDepth.begin(atMost: 64) {
        case .runs:
            let reply = ask()
            state.eventDepth.end()
            if !state.eventDepth.isRunning { updateReaders() }
            return reply
        case .ends: report(.neverEnds(event, of: component))
        case .passes: break
        }
        return .passed
    }
}

extension ComponentDiagnostic {
    fileprivate static func neverEnds(_ event: String, of component: some Lifecycle) -> Self {
        .eventNeverEnds(event: event, component: typeName(of: component))
    }
}
