extension ComponentTree {
    /// Schedules an event for a message, the channel or the reader, in place of the same event that is scheduled for it.
    ///
    /// When it is due, the root raises it, so listeners receive it whether or not the message is shown. Nothing of it lives in
    /// a view: it survives scrolling away and, with a ``ComponentContext/store``, the tree. It ends with its owner, and
    /// with the plugin whose code schedules it or that declares the event. An instant that is not later than
    /// `now` is due in the next turn.
    ///
    /// - Complexity: Logarithmic in the number of timers.
    public func schedule<Payload: Sendable>(
        _ event: Event<Payload>,
        _ payload: Payload,
        at instant: Timestamp,
        for owner: StateOwner
    ) {
        schedule(event, payload, at: instant, every: 0, for: owner)
    }

    /// Schedules an event again and again, at the multiples of an interval since 1970-01-01T00:00:00Z.
    ///
    /// A turn raises it once, however far the clock goes.
    public func schedule<Payload: Sendable>(
        _ event: Event<Payload>,
        _ payload: Payload,
        every interval: Duration,
        for owner: StateOwner
    ) {
        let interval = max(1, interval.microseconds)
        schedule(event, payload, at: now.next(every: interval), every: interval, for: owner)
    }

    /// Returns the instant at which an event is due for a message, the channel or the reader; nil if it is not scheduled.
    public func scheduled<Payload>(_ event: Event<Payload>, for owner: StateOwner) -> Timestamp? {
        state.store?.due(at: StateStore.Place(owner: owner, key: event.slot.index))
    }

    /// Cancels an event that is scheduled for a message, the channel or the reader.
    public func cancelScheduled<Payload>(_ event: Event<Payload>, for owner: StateOwner) {
        state.store?.cancel(StateStore.Place(owner: owner, key: event.slot.index))
    }

    private func schedule<Payload: Sendable>(
        _ event: Event<Payload>,
        _ payload: Payload,
        at instant: Timestamp,
        every interval: Int64,
        for owner: StateOwner
    ) {
        guard countTimer() else { return }
        let author = state.current?.object ?? whole.table.declaration(of: event.slot)
        let plugin = author?.owner.plugin
        let timer = StateStore.Timer(plugin: plugin) { root in
            _ = (root as? any Lifecycle)?.raise(event, payload)
        }
        let place = StateStore.Place(owner: owner, key: event.slot.index)
        store.add(timer, at: place, due: instant, every: interval)
    }
}

extension SealedTable {
    /// Returns the registration of a plugin that declares a slot; nil if none does.
    func declaration<Value, Part>(of slot: Slot<Value, Part>) -> Registration? {
        latest.stacks[slot.index]?.info.declaration
    }
}
