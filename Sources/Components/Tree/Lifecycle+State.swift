/// The state that a component or an extension reads and sets.
///
/// What a hook reads is noted: when that changes, the component is updated again, and no other.
public struct ComponentState {
    fileprivate let component: (any Lifecycle)?

    /// The state of the message, channel or reader that the component shows; the default where it shows none.
    public subscript<Value>(key: StateKey<Value>) -> Value {
        get {
            guard let owner = component?.stateOwner else { return fallback(key) }
            return self[key, owner]
        }
        nonmutating set {
            guard let owner = component?.stateOwner else { return }
            self[key, owner] = newValue
        }
    }

    /// The state of a message, the channel or the reader.
    public subscript<Value>(key: StateKey<Value>, owner: StateOwner) -> Value {
        get {
            guard let component, let tree = component.node.connectedTree else {
                return fallback(key)
            }
            return tree.value(of: key, for: owner, readBy: component) ?? fallback(key)
        }
        nonmutating set {
            component?.node.connectedTree?.set(newValue, of: key, for: owner)
        }
    }

    private func fallback<Value>(_ key: StateKey<Value>) -> Value {
        (component?.components ?? .current)[key.slot]
    }
}

@available(*, unavailable)
extension ComponentState: Sendable {}

extension Lifecycle {
    /// The state of the tree, for the component.
    public var state: ComponentState {
        ComponentState(component: self)
    }
}

extension SchedulingExtension {
    /// The state of the tree, for the host.
    public var state: ComponentState {
        ComponentState(component: hostComponent)
    }
}

extension ComponentTree {
    /// Returns a value that was set, and notes that a component's hook reads it.
    fileprivate func value<Value>(
        of key: StateKey<Value>,
        for owner: StateOwner,
        readBy component: some Lifecycle
    ) -> Value? {
        let found = attempting { try store.value(of: key, for: owner) }
        if state.hook != nil {
            let place = StateStore.Place(owner: owner, key: key.slot.index)
            state.note(component, reads: place, version: found?.version ?? 0)
        }
        return found?.value
    }

    /// Sets a value, and updates the components that read it.
    public func set<Value>(_ value: Value, of key: StateKey<Value>, for owner: StateOwner) {
        let declaration = whole.table.declaration(of: key.slot)
        let plugin = (declaration ?? state.current?.object)?.owner.plugin
        let isNew = attempting {
            try store.set(value, of: key, for: owner, plugin: plugin)
        }
        if isNew != false { updateReaders() }
    }

    /// Calls the app's persistence, and reports its error.
    private func attempting<Result>(_ call: () throws -> Result) -> Result? {
        do {
            return try call()
        } catch {
            report(.refused(.stateNotKept(error: String("\(error)".prefix(1_000)))))
            return nil
        }
    }

    /// Updates the components that read values that have changed since.
    func updateReaders() {
        guard state.hasUnseenChanges else { return }
        let changed = state.takeReadersOfChanges()
        // What they do is not done by the code that changed the state.
        let outer = state.work
        state.running = RunningRegistration()
        state.hook = nil
        for reader in changed where reader.component?.stateOwner == reader.owner {
            reader.component?.contentChanged()
        }
        (state.running, state.hook) = (outer.running, outer.hook)
    }
}

/// A component that read a value.
struct StateReader {
    weak var component: (any Lifecycle)?
    /// The message, channel or reader that it showed.
    let owner: StateOwner?
    /// The version that it read; 0 where nothing was set.
    let version: Int
    let number: Int
}

extension TreeState {
    /// Whether the store has changes that the tree has not looked at.
    var hasUnseenChanges: Bool {
        store.map { $0.version != turns.seenVersion } ?? false
    }

    /// Notes that a component reads a value.
    fileprivate func note(
        _ component: some Lifecycle,
        reads place: StateStore.Place,
        version: Int
    ) {
        if turns.readers.count >= turns.readerLimit {
            turns.readers = turns.readers.mapValues { $0.filter { $0.component != nil } }.filter {
                !$0.value.isEmpty
            }
            turns.readerLimit = max(1_024, 2 * turns.readers.count)
        }
        var known = turns.readers[place] ?? []
        known.removeAll { $0.component === component }
        turns.readerCount += 1
        known.append(
            StateReader(
                component: component,
                owner: component.stateOwner,
                version: version,
                number: turns.readerCount
            )
        )
        turns.readers[place] = known
    }

    /// Removes and returns the components that read values that have changed, in the order in which they read them.
    fileprivate func takeReadersOfChanges() -> [StateReader] {
        guard let store else { return [] }
        turns.seenVersion = store.version
        var changed: [StateReader] = []
        for (place, known) in turns.readers {
            let version = store.version(of: place)
            let stale = known.filter { $0.version != version }
            guard !stale.isEmpty else { continue }
            changed += stale
            turns.readers[place] = known.filter { $0.version == version }
        }
        return changed.sorted { $0.number < $1.number }
    }
}
