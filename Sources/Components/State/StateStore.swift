import Synchronization

/// The state and the timers of messages, channels and readers.
///
/// It outlives the trees that show them: give it to several trees, or to the next one, by ``ComponentContext/store``. A
/// tree that is given none makes one for itself.
public final class StateStore: Sendable {
    let contents = Mutex(Contents())
    private let persistence: (any StatePersistence)?
    let runner: any TaskRunner
    let wake = Mutex<(@Sendable () -> Void)?>(nil)

    /// The place of a value.
    struct Place: Sendable, ScheduleKey {
        let owner: StateOwner
        /// The number of the key's slot.
        let key: Int
    }

    /// A timer of an event.
    struct Timer: Sendable {
        /// The plugin that it ends with.
        let plugin: PluginID?
        /// Raises the event at a root.
        let raise: @Sendable (AnyObject) -> Void
    }

    struct Contents {
        var values: [StateOwner: [Int: Stored]] = [:]
        var timers = Schedule<Place, Timer>()
        var tasks = TaskAnswers()
        var announcements = Announcements()
        /// The present owners of what belonged to owners that were moved.
        var moved: [StateOwner: StateOwner] = [:]
        /// The number of changes so far.
        var version = 0
    }

    struct Stored {
        /// Nil if the persistence has none.
        let value: (any Sendable)?
        let plugin: PluginID?
        let version: Int
    }

    /// Creates an empty store.
    ///
    /// - Parameters:
    ///   - persistence: The place of state that is to be kept longer than the store.
    ///   - runner: Starts the tasks of the trees that share the store.
    public init(
        persistence: (any StatePersistence)? = nil,
        runner: any TaskRunner = DetachedTasks()
    ) {
        self.persistence = persistence
        self.runner = runner
    }

    /// Sets the function that is called when an answer of a task is present, on any thread; nil for none.
    ///
    /// A host wakes its loop there, and calls ``ComponentTree/advance(to:)``. It replaces the one before.
    public func onAnswer(_ wake: (@Sendable () -> Void)?) {
        self.wake.withLock { $0 = wake }
    }

    /// Whether nothing was ever set, scheduled, begun or announced.
    var isUnused: Bool {
        persistence == nil
            && contents.withLock {
                $0.version == 0 && $0.timers.count == 0 && $0.tasks.count == 0
                    && $0.announcements.isEmpty
            }
    }

    /// The number of values that were set, of timers, and of tasks of messages, channels and readers, in memory.
    public var count: (values: Int, timers: Int, tasks: Int) {
        contents.withLock { contents in
            let values = contents.values.values.lazy.flatMap(\.values).filter { $0.value != nil }
            return (values.count, contents.timers.count, contents.tasks.ofOwners.count)
        }
    }

    /// The messages, channels and readers to which values in memory belong.
    ///
    /// - Complexity: Linear in the values.
    public var owners: Set<StateOwner> {
        contents.withLock { contents in
            Set(contents.values.filter { $0.value.values.contains { $0.value != nil } }.keys)
        }
    }

    /// Removes all that belongs to an owner, such as a message that was deleted, here and in the persistence.
    ///
    /// - Complexity: Linear in what belongs to the owner.
    public func remove(_ owner: StateOwner) throws {
        let ended = contents.withLock { contents in
            contents.moved = contents.moved.filter { $0.value != owner }
            if contents.values.removeValue(forKey: owner) != nil { contents.version += 1 }
            contents.timers.removeAll(of: owner)
            contents.announcements.remove(owner)
            return contents.tasks.ofOwners.keys.filter { $0.owner == owner }
        }
        ended.forEach(endTask)
        try persistence?.remove(owner)
    }

    /// Gives all that belongs to an owner to another one, such as a message that has another id since it was sent.
    ///
    /// From then on the old owner stands for the new one, until that is removed: timers and answers of tasks still name it.
    ///
    /// - Complexity: Linear in what belongs to the owner, and in the owners that were moved.
    public func move(_ owner: StateOwner, to new: StateOwner) throws {
        guard owner != new else { return }
        let ended = contents.withLock { contents in
            for (old, present) in contents.moved where present == owner {
                contents.moved[old] = new
            }
            contents.moved[owner] = new
            contents.moved[new] = nil
            // What the persistence lacked for one it may have now.
            let moved = (contents.values[owner] ?? [:]).filter { $0.value.value != nil }
            var values = (contents.values[new] ?? [:]).filter { $0.value.value != nil }
            values.merge(moved) { _, moved in moved }
            contents.values[owner] = nil
            contents.values[new] = values.isEmpty ? nil : values
            contents.announcements.move(owner, to: new)
            contents.version += 1
            for timer in contents.timers.removeAll(of: owner) {
                let place = Place(owner: new, key: timer.key.key)
                contents.timers.add(timer.work, for: place, due: timer.due, every: timer.interval)
            }
            var ended: [TaskAnswers.OwnerTask] = []
            for (place, task) in contents.tasks.ofOwners where place.owner == owner {
                contents.tasks.ofOwners[place] = nil
                let present = Place(owner: new, key: place.key)
                guard let other = contents.tasks.ofOwners.updateValue(task, forKey: present)
                else { continue }
                contents.tasks.end(other.number)
                ended.append(other)
            }
            return ended
        }
        ended.forEach { $0.cancel() }
        try persistence?.move(owner, to: new)
    }

    // MARK: Values

    /// The number of changes so far.
    var version: Int { contents.withLock(\.version) }

    /// Returns the version of the value at a place; 0 if there is none.
    func version(of place: Place) -> Int {
        contents.withLock { contents in
            let place = contents.present(place)
            return contents.values[place.owner]?[place.key]?.version ?? 0
        }
    }

    /// Returns a value, with its version; the persistence is asked for one once.
    func value<Value>(
        of key: StateKey<Value>,
        for owner: StateOwner
    ) throws -> (value: Value?, version: Int) {
        let index = key.slot.index
        let owner = contents.withLock { $0.moved[owner] ?? owner }
        if let stored = contents.withLock({ $0.values[owner]?[index] }) {
            return (stored.value as? Value, stored.version)
        }
        guard let persistence, let persisting = key.persisting else { return (nil, 0) }
        // The lock is open meanwhile, as the app's code runs.
        let loaded = Result { try persisting.load(persistence, key.name, owner) }
        let value = try? loaded.get()
        let known: Stored? = contents.withLock { contents in
            if let known = contents.values[owner]?[index] { return known }
            let stored = Stored(value: value, plugin: nil, version: 0)
            contents.values[owner, default: [:]][index] = stored
            return nil
        }
        if let known { return (known.value as? Value, known.version) }
        return (try loaded.get(), 0)
    }

    /// Sets a value, and returns whether it is another one than before.
    func set<Value>(
        _ value: Value,
        of key: StateKey<Value>,
        for owner: StateOwner,
        plugin: PluginID?
    ) throws -> Bool {
        let index = key.slot.index
        let owner = contents.withLock { $0.moved[owner] ?? owner }
        let isNew = contents.withLock { contents in
            let old = contents.values[owner]?[index]
            if let old = old?.value as? Value, old == value { return false }
            contents.version += 1
            let stored = Stored(value: value, plugin: plugin, version: contents.version)
            contents.values[owner, default: [:]][index] = stored
            return true
        }
        if isNew, let persistence, let persisting = key.persisting {
            try persisting.save(persistence, value, key.name, owner)
        }
        return isNew
    }

    /// Removes from memory what belongs to plugins.
    func removeAll(of isGone: (PluginID) -> Bool) {
        contents.withLock { contents in
            for (owner, values) in contents.values {
                let kept = values.filter { $0.value.plugin.map(isGone) != true }
                guard kept.count < values.count else { continue }
                contents.values[owner] = kept.isEmpty ? nil : kept
                contents.version += 1
            }
            contents.timers.removeAll { $0.plugin.map(isGone) == true }
            contents.announcements.removeAll(of: isGone)
            return contents.tasks.ofOwners.filter {
                $0.value.declaration?.owner.plugin.map(isGone) == true
            }
        }.keys.forEach(endTask)
    }

    // MARK: Timers

    /// Whether no timer is due at or before an instant, no answer is present, and nothing has changed since a version.
    func isQuiet(at now: Timestamp, since version: Int) -> Bool {
        contents.withLock {
            !$0.timers.isDue(at: now) && !$0.tasks.arePresent && $0.version == version
        }
    }

    /// The instant at which the first timer is due; nil if there is none.
    var nextDue: Timestamp? { contents.withLock { $0.timers.next } }

    /// Adds a timer in place of the one at its place.
    func add(_ timer: Timer, at place: Place, due: Timestamp, every interval: Int64) {
        _ = contents.withLock {
            $0.timers.add(timer, for: $0.present(place), due: due, every: interval)
        }
    }

    /// The instant at which the timer at a place is due; nil if there is none.
    func due(at place: Place) -> Timestamp? {
        contents.withLock { $0.timers[$0.present(place)]?.due }
    }

    /// Removes the timer at a place.
    func cancel(_ place: Place) {
        _ = contents.withLock { $0.timers.remove($0.present(place)) }
    }

    /// Returns the timers that are due, in order; call `begin` before each is raised.
    func takeDue(until now: Timestamp) -> [Schedule<Place, Timer>.Item] {
        contents.withLock { $0.timers.takeDue(until: now) }
    }

    /// Returns whether a timer that was taken is still scheduled.
    func begin(_ item: Schedule<Place, Timer>.Item) -> Bool {
        contents.withLock { $0.timers.begin(item) }
    }
}

extension StateStore.Contents {
    /// Returns the place of the owner for which an owner stands since it was moved.
    func present(_ place: StateStore.Place) -> StateStore.Place {
        StateStore.Place(owner: moved[place.owner] ?? place.owner, key: place.key)
    }
}
