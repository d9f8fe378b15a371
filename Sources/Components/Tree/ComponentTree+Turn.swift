extension ComponentTree {
    /// The instant at which the tree's clock stands; it begins at the slot `clockStart`, and only its host advances it.
    public var now: Timestamp {
        state.turns.now
    }

    /// The instant at which the next work is due; nil if there is none.
    ///
    /// A host waits until then at most, and advances the clock.
    public var nextDue: Timestamp? {
        let isAny = state.turns.works.next != nil
        // A copy, as telling whether a component shows what it showed may run any code.
        let works = state.turns.works
        let next = isAny ? works.next { $0.origin.tree != nil } : nil
        return [next, state.store?.nextDue].compactMap(\.self).min()
    }

    /// The state, the timers and the answers of tasks that the tree shares with other trees, or that outlive it.
    public var store: StateStore {
        state.shared.store
    }

    /// The receiver of the events that no component handles, referenced weakly.
    package var eventSink: (any EventSink)? { state.events }

    /// Takes a store, unless the tree was mounted with one or uses its own already.
    package func adopt(_ store: StateStore) {
        state.shared.adopt(store)
        state.turns.seenVersion = store.version
    }

    /// Advances the clock, and takes a turn: runs the work that is due, takes the answers of tasks that are present, and
    /// updates and lays out what these changed.
    ///
    /// Work runs by instant; at one instant in plugin order, the defaults' first and the app's last; and then in the order
    /// of scheduling. Answers follow, in the order in which their tasks began. All of it reads the new instant as
    /// `now`, and each piece runs once, however far the clock goes. What it schedules, and answers that arrive
    /// meanwhile, wait for the next turn. The clock does not go back: an earlier instant leaves it where it is.
    ///
    /// - Complexity: Constant if nothing is due or present and no other tree changed state; else linear in what is, times
    ///   the logarithm of what is scheduled.
    public func advance(to instant: Timestamp) {
        guard !refusesTurn else { return }
        state.turns.now = max(now, instant)
        guard
            state.turns.works.isDue(at: now) || !state.turns.tasks.isEmpty
                || state.store?.isQuiet(at: now, since: state.turns.seenVersion) == false
        else { return }
        let work = takeDue() + takeAnswers()
        guard !work.isEmpty || state.hasUnseenChanges else { return }
        state.turns.isInTurn = true
        work.forEach { $0() }
        updateReaders()
        state.turns.isInTurn = false
        root?.layoutIfNeeded()
    }

    private func takeDue() -> [() -> Void] {
        var due: [(order: (Timestamp, Int, Int), run: () -> Void)] = []
        for item in state.store?.takeDue(until: now) ?? [] {
            let raise = { [whole] in
                guard whole.state.store?.begin(item) == true else { return }
                if let root = whole.root { item.work.raise(root) }
            }
            due.append(((item.due, rank(of: item.work.plugin), due.count), raise))
        }
        for item in state.turns.works.takeDue(until: now) {
            let plugin = item.work.origin.registration?.owner.plugin
            let rank = item.work.origin.registration?.owner == .app ? .max : rank(of: plugin)
            let run = { [state] in
                guard state.turns.works.begin(item), !item.work.run(),
                    state.turns.works[item.key]?.sequence == item.sequence
                else { return }
                state.turns.works.remove(item.key)
            }
            due.append(((item.due, rank, due.count), run))
        }
        return due.sorted { $0.order < $1.order }.map(\.run)
    }

    /// Returns the place of a plugin in plugin order, counted from 0; -1 for none, and the greatest if it is not installed.
    func rank(of plugin: PluginID?) -> Int {
        guard let plugin else { return -1 }
        return whole.table.record.plugins.firstIndex { $0.id == plugin } ?? .max
    }

    /// Whether the clock stays, as code that it called advances it.
    private var refusesTurn: Bool {
        guard state.faultSource == nil else {
            note(.refused(.clockAdvancedInHook(component: state.hostName)))
            return true
        }
        return state.turns.isInTurn || state.hook != nil
    }

    /// Whether a turn at an instant has anything to do: due work, an answer, or state that another tree changed.
    package func hasWork(at instant: Timestamp) -> Bool {
        if state.hasUnseenChanges || state.store?.hasAnswers == true { return true }
        return nextDue.map { $0 <= instant } ?? false
    }

    /// Ends the work, and removes the state, of plugins that the store knows and the components lack.
    ///
    /// A host calls it when it made a screen again with fewer plugins and the same store; `updateComponents` does it
    /// by itself.
    public func forgetMissingPlugins() {
        let ids = Set(whole.table.record.plugins.map(\.id))
        let isGone = { (id: PluginID) in !ids.contains(id) }
        state.turns.works.removeAll { $0.origin.registration?.owner.plugin.map(isGone) == true }
        state.store?.removeAll(of: isGone)
        for (key, task) in state.turns.tasks
        where task.origin.registration?.owner.plugin.map(isGone) == true {
            state.endTask(key)
        }
    }

    /// Runs code of a component that no hook and no event called, as its registration's.
    func run(
        _ work: () throws -> Void,
        for component: some Lifecycle,
        by author: Registration?,
        in ownPhase: ComponentFault.Phase = .scheduledWork
    ) {
        let (running, hook, phase) = (state.running, state.hook, state.work.phase)
        state.run(author.map { UnownedReference($0) }, on: component)
        (state.hook, state.work.phase) = (nil, ownPhase)
        defer { (state.running, state.hook, state.work.phase) = (running, hook, phase) }
        calling(for: component.scopedComponentOrSelf?.diagnosticName) {
            do {
                try work()
            } catch {
                // The component may have left the tree meanwhile.
                report(.refused(.thrown(error, in: typeName(of: component))), on: component)
            }
        }
    }
}

extension Registrant {
    /// The plugin; nil for the app and for declarations.
    package var plugin: PluginID? {
        if case .plugin(let id) = self { id } else { nil }
    }
}

/// The component or extension whose code runs later.
struct WorkOrigin {
    weak var object: AnyObject?
    /// The component, or that of the extension.
    weak var component: (any Lifecycle)?
    /// The registration whose code this is; nil for the defaults' own.
    let registration: Registration?
    /// The message, channel or reader that the component showed.
    let owner: StateOwner?

    /// The tree in which the component still shows the same; nil if it has ended or shows something else.
    var tree: ComponentTree? {
        guard object != nil, let component, component.stateOwner == owner else { return nil }
        return component.node.connectedTree
    }

    /// Runs code in the tree; returns false, and runs nothing, if the component has ended or shows something else.
    func run(_ body: () throws -> Void) -> Bool {
        guard let tree, let component else { return false }
        tree.run(body, for: component, by: registration)
        return true
    }

    /// Has a component updated on its return that has left its tree, as it may begin the work again then.
    func noteEnd() {
        if let node = component?.node, !node.isConnected { node.hasNewContent = true }
    }
}

/// Work that is scheduled for a component or an extension, under a name.
struct ComponentWork {
    let origin: WorkOrigin
    let body: () throws -> Void

    /// The component or extension, and the name.
    struct Key: ScheduleKey {
        let owner: ObjectIdentifier
        let name: String

        init(_ object: AnyObject, _ name: String) {
            (owner, self.name) = (ObjectIdentifier(object), name)
        }
    }

    /// Runs the work, unless its component has ended or shows something else; returns whether it ran.
    func run() -> Bool {
        let ran = origin.run(body)
        if !ran { origin.noteEnd() }
        return ran
    }
}
