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

extension TreeMember {
    /// The state of the tree, for the component or the extension's host.
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
        let found = store.attempting(for: self) { try store.value(of: key, for: owner) }
        if state.hook != nil {
            let place = StateStore.Place(owner: owner, key: key.slot.index)
            state.note(component, reads: place, version: found?.version ?? 0, isInHook: true)
        }
        return found?.value
    }

    /// Sets a value, and updates the components that read it.
    public func set<Value>(_ value: Value, of key: StateKey<Value>, for owner: StateOwner) {
        let declaration = whole.table.declaration(of: key.slot)
        let plugin = (declaration ?? state.current?.object)?.owner.plugin
        let isNew = store.attempting(for: self) {
            try store.set(value, of: key, for: owner, plugin: plugin)
        }
        if isNew != false { updateReaders() }
    }

    /// Updates the components that read values that have changed since.
    func updateReaders() {
        guard state.hasUnseenChanges else { return }
        let changed = state.takeReadersOfChanges()
        // One that is updating does so again, which is a fault of the hook that changes the state each time.
        for reader in changed where reader.isUpdating { reader.update() }
        // What the others do is not done by the code that changed the state.
        withoutRegistration {
            for reader in changed where !reader.isUpdating { reader.update() }
        }
    }

    /// Runs code that the running registration causes but does not do.
    package func withoutRegistration(_ body: () -> Void) {
        let (running, hook) = (state.running, state.hook)
        (state.running, state.hook) = (RunningRegistration(), nil)
        body()
        (state.running, state.hook) = (running, hook)
    }
}

/// A user of the results of functions that lasts as long as these do, such as a row of a list.
package final class FunctionReader {
    fileprivate let callAgain: () -> Void

    /// Creates a reader, with what is to be done when state changes that the functions read.
    package init(_ callAgain: @escaping () -> Void) {
        self.callAgain = callAgain
    }
}

/// A component that read a value, or for which functions did.
struct StateReader {
    weak var reader: AnyObject?
    /// The message, channel or reader that it showed, if the value is of that.
    let owner: StateOwner?
    /// The version that it read; 0 where nothing was set.
    let version: Int
    let number: Int
    /// Whether its hook read the value, and no function that it called.
    let isInHook: Bool

    fileprivate var isUpdating: Bool {
        (reader as? any Lifecycle)?.node.activity == .updating
    }

    /// Updates the component, unless it shows another message now, with its parts where a function may have read for these.
    fileprivate func update() {
        if let functions = reader as? FunctionReader { return functions.callAgain() }
        guard let component = reader as? any Lifecycle,
            owner == nil || component.stateOwner == owner
        else { return }
        if !isInHook { component.updateParts() }
        component.contentChanged()
    }
}

extension Lifecycle {
    /// Runs the update hooks of all components below, the innermost first; functions that they call read for this one.
    package func updateParts() {
        calling(for: scopedComponentOrSelf?.diagnosticName, readBy: self, updateBelow)
    }

    private func updateBelow() {
        visitChildren { child in
            child.updateBelow()
            if child is any Component { child.contentChanged() }
        }
    }

    /// Returns the components below, the innermost first, that changed while they were out of the tree, and forgets that.
    ///
    /// Update them when the content is there that they are going to show, and not before on their return.
    package func takeMissedChanges() -> [any Lifecycle] {
        var missed: [any Lifecycle] = []
        visitChildren { child in
            missed += child.takeMissedChanges()
            guard child.node.hasNewContent, child.node.place == .disconnected else { return }
            child.node.hasNewContent = false
            missed.append(child)
        }
        return missed
    }
}

extension TreeState {
    /// Whether the store has changes that the tree has not looked at.
    var hasUnseenChanges: Bool {
        store.map { $0.version != turns.seenVersion } ?? false
    }

    /// Notes that a component reads a value, or that a function does for it.
    func note(
        _ reader: AnyObject,
        reads place: StateStore.Place,
        version: Int,
        isInHook: Bool = false
    ) {
        if turns.readers.count >= turns.readerLimit {
            turns.readers = turns.readers.mapValues { $0.filter { $0.reader != nil } }.filter {
                !$0.value.isEmpty
            }
            turns.readerLimit = max(1_024, 2 * turns.readers.count)
        }
        var known = turns.readers[place] ?? []
        known.removeAll { $0.reader == nil || $0.reader === reader && $0.isInHook == isInHook }
        turns.readerCount += 1
        let owner = (reader as? any Lifecycle)?.stateOwner
        known.append(
            StateReader(
                reader: reader,
                owner: owner == place.owner ? owner : nil,
                version: version,
                number: turns.readerCount,
                isInHook: isInHook
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
