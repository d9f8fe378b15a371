extension Lifecycle {
    /// Raises an event and returns whether it was handled.
    ///
    /// Asked are, until one handles it: the listeners, the last first; this object and the objects around
    /// it, outwards, those that are sinks, and after each its extensions that are, innermost first; and the
    /// tree's own sink. Before connection only the listeners
    /// in `Components.default` are. When events are raised 64 times in each other, that is reported, and
    /// every event is passed until the first of them has ended. A notification is received by all of these, the first
    /// listener first.
    ///
    /// - Complexity: Linear in the listeners, in the depth and in the extensions on the way; in the depth alone where
    ///   nothing may receive the event.
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
        guard tree.countEvent() else { return .passed }
        guard tree.hasListeners(to: event) || tree.state.events != nil || mayReachSink(event) else {
            #if DEBUG
            if !event.isNotification { tree.tellOfListener(to: event, raisedBy: self) }
            #endif
            return .passed
        }
        return tree.raising(event.name, by: self) { ask(event, payload, in: tree) }
    }

    /// Raises an event that reports what has happened, whatever is answered.
    ///
    /// It is heard by the listeners, the first one first, then by the extensions of this object that are sinks, and
    /// by those of the objects around it, outwards. Components that are sinks do not receive it, nor does the tree's own
    /// sink: so the tree knows beforehand whether an event can be heard, and makes no payload if it cannot. Before
    /// connection it has no effect.
    ///
    /// - Complexity: Constant without listeners and without extensions that are sinks; else that of ``raise(_:_:)``.
    public func notify<Payload>(_ event: Event<Payload>, _ payload: @autoclosure () -> Payload) {
        guard node.mayHear(event), let tree = node.connectedTree, tree.countEvent() else { return }
        let payload = payload()
        _ = tree.raising(event.name, by: self) {
            ask(event, payload, in: tree, isForExtensions: true)
        }
    }

    /// Whether `notify` may reach a listener or an extension.
    package func mayNotify<Payload>(_ event: Event<Payload>) -> Bool {
        node.mayHear(event)
    }

    private func ask<Payload>(
        _ event: Event<Payload>,
        _ payload: Payload,
        in tree: ComponentTree,
        isForExtensions: Bool = false
    ) -> EventReply {
        let isNotification = isForExtensions || event.isNotification
        if tree.hasListeners(to: event) {
            let reply = tree.calling(for: scopedComponentOrSelf?.diagnosticName, ofListeners: true)
            { tree.components[event.slot](payload) }
            if reply == .handled, !isNotification { return .handled }
        }
        lazy var raised = RaisedEvent(event, payload)
        let last = tree.state.events
        var next: (any Lifecycle)? = self
        while let current = next {
            // The tree's own sink is asked once, in its turn, even if it is one of these.
            let isHandled = current.isHandled(event) { receiver in
                guard !isForExtensions || receiver is AnyComponentExtension,
                    let sink = receiver as? any EventSink, sink !== last
                else { return false }
                return sink.receive(raised) == .handled && !isNotification
            }
            if isHandled { return .handled }
            next = current.next
        }
        if isForExtensions { return .passed }
        let answer = last?.receive(raised) ?? .passed
        if isNotification { return .passed }
        #if DEBUG
        if answer == .passed { tree.tellOfListener(to: event, raisedBy: self) }
        #endif
        return answer
    }

    /// Whether the closure returns true for the object or one of its extensions, if one may receive an event; the code of
    /// each runs as its registration's.
    private func isHandled<Payload>(
        _ event: Event<Payload>,
        _ isHandled: (AnyObject) -> Bool
    ) -> Bool {
        guard node.mayReceive(event, self) else { return false }
        guard let tree = node.connectedTree else { return isHandled(self) }
        return node.receiving(self, in: tree, isHandled)
    }

    /// Whether a sink, this object or one around it, may receive an event.
    private func mayReachSink<Payload>(_ event: Event<Payload>) -> Bool {
        var next: (any Lifecycle)? = self
        while let current = next {
            if current.node.mayReceive(event, current) { return true }
            next = current.next
        }
        return false
    }
}

/// The events that a component and its extensions receive.
enum Reception {
    case nothing
    /// Those of this package.
    case ofThePackage
    case all
}

extension ComponentNode {
    /// Whether the component of the node, or an extension of it, may receive an event.
    fileprivate func mayReceive<Payload>(
        _ event: Event<Payload>,
        _ component: some Lifecycle
    ) -> Bool {
        switch reception ?? findReception(of: component) {
        case .nothing: false
        case .ofThePackage: event.isOfThePackage || receivesOtherEvents
        case .all: true
        }
    }

    /// Finds what the component receives, by types whose lookup takes longer than all else that an unheard event needs.
    @inline(never)
    private func findReception(of component: some Lifecycle) -> Reception {
        var found = Reception.nothing
        if component is any EventSink {
            found = component is any PackageEventSink ? .ofThePackage : .all
        }
        forEachExtension { layer in
            if layer is any EventSink { found = .all }
        }
        reception = found
        return found
    }

    /// Whether there are listeners to an event in the component's tree, or extensions that are sinks.
    fileprivate func mayHear<Payload>(_ event: Event<Payload>) -> Bool {
        // The node keeps the tree: to count that again would take longer than to answer.
        let tree = isConnected ? tree.map { UnownedReference($0) } : nil
        return tree?.with { $0.hasListeners(to: event) || $0.table.slots.hasSinks } ?? false
    }
}

extension ComponentTree {
    /// Whether there are listeners to an event.
    fileprivate func hasListeners<Payload>(to event: Event<Payload>) -> Bool {
        stacks.stack(of: event.slot).with { $0.address }.with { $0.isWrapped }
    }

    /// Counts an event of the running hook, and returns whether it is within the budget.
    fileprivate func countEvent() -> Bool {
        count(1, .events, \.events)
    }

    /// Asks those that may handle an event, unless events are nested without end.
    fileprivate func raising(
        _ event: String,
        by component: some Lifecycle,
        _ ask: () -> EventReply
    ) -> EventReply {
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
