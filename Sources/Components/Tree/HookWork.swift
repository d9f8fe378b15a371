/// Which hook runs in a tree, what hooks did so far, and what went wrong.
struct HookWork {
    /// The registration whose hook is running.
    var running = RunningRegistration()
    /// The hook.
    var hook: ComponentHook?
    /// What was counted so far.
    var counts = HookCounts()
    /// What registrations did wrong; none as long as nothing was.
    var faults: FaultTracker?
}

/// The registration whose hook is running; none while the defaults' own run.
struct RunningRegistration {
    /// It belongs to one of the tables that the tree keeps.
    var registration: UnownedReference<Registration>?
    /// The component to which it belongs, which whoever runs the hook keeps.
    var host: UnownedReference<AnyObject>?
    /// What was counted before the hook began.
    var counts = HookCounts()

    /// The same in a hook, or in none while it receives an event, kept; none unless it is a plugin's.
    func faultSource(in hook: ComponentHook?) -> FaultSource? {
        guard let registration = registration?.object, registration.isOfPlugin, let host else {
            return nil
        }
        return FaultSource(
            registration: registration,
            host: host.object,
            phase: registration.isFunction
                ? .function(registration.verb) : hook.map { .hook($0) } ?? .receive
        )
    }
}

/// What hooks did in a tree so far.
struct HookCounts {
    var components = 0
    var constraints = 0
    var events = 0
    var text = 0
    var lines = 0
}

extension TreeState {
    /// The registration whose hook is running, with its component.
    @inline(__always)
    var running: RunningRegistration {
        get { work.running }
        set { work.running = newValue }
    }

    /// The registration whose hook is running; none while the defaults' own run.
    @inline(__always)
    var current: UnownedReference<Registration>? { work.running.registration }

    /// The hook that is running.
    @inline(__always)
    var hook: ComponentHook? {
        get { work.hook }
        set { work.hook = newValue }
    }

    /// What registrations did wrong.
    @inline(__always)
    var faults: FaultTracker? {
        get { work.faults }
        set { work.faults = newValue }
    }

    /// Notes that a hook of a registration to a component, or of the defaults, begins.
    @inline(__always)
    func run(_ registration: UnownedReference<Registration>?, on component: some AnyObject) {
        work.running = RunningRegistration(
            registration: registration,
            host: UnownedReference(component),
            counts: work.counts
        )
    }

    /// Counts a component that is added, and says whether the hook that runs may add it.
    @inline(__always)
    func countComponent() -> Bool {
        work.counts.components &+= 1
        return work.running.registration == nil
            || work.counts.components &- work.running.counts.components <= budget.components
    }

    /// The plugin's registration whose hook is running; none while others run.
    var faultSource: FaultSource? {
        running.faultSource(in: hook)
    }

    /// What was switched off after repeated faults.
    var switchedOff: [Registration] {
        faults?.switchedOff ?? []
    }

    /// Whether something was switched off.
    var hasSwitchedOff: Bool {
        !switchedOff.isEmpty
    }
}

extension ComponentTree {
    /// The layer whose hook is running; none while the defaults' own run.
    public var activeLayer: SlotLayer? {
        state.current?.with { $0.isFunction ? nil : $0.layer }
    }

    /// Whether the hook of something runs that a plugin or the app said.
    package var isRunningRegistration: Bool {
        state.current != nil
    }

    /// The hook that is running.
    package var activeHook: ComponentHook? {
        state.hook
    }

    /// What notes every hook that runs; none unless somebody records the tree.
    package var hookLog: LifecycleLog? {
        get { state.hookLog }
        set { state.hookLog = newValue }
    }

    #if DEBUG
    /// The hooks that are running in each other, and how many ran before each.
    package var runningHooks: [(hook: ComponentHook, number: Int)] {
        state.runningHooks
    }
    #endif
}
