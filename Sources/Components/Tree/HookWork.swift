/// The running hook of a tree, the counts of its hooks so far, and their faults.
struct HookWork {
    /// The registration whose hook is running.
    var running = RunningRegistration()
    /// The hook.
    var hook: ComponentHook?
    /// The observer of every hook that runs; nil unless the tree is recorded.
    var observer: (any HookObserver)?
    /// The number of components that are being set up, each by a hook of the one before.
    var depth = 0
    /// The counts so far.
    var counts = HookCounts()
    /// The phase of code that runs in no hook.
    var phase = ComponentFault.Phase.receive
    /// The faults of registrations; nil as long as there are none.
    var faults: FaultTracker?
    /// The registrations whose functions returned types of views that are shown, each the last.
    var typeSources: [ObjectIdentifier: Registration] = [:]
}

/// The registration whose hook is running; empty while the defaults' own run.
struct RunningRegistration {
    /// It belongs to one of the tables that the tree keeps.
    var registration: UnownedReference<Registration>?
    /// The component to which it belongs, which the caller of the hook keeps.
    var host: UnownedReference<AnyObject>?
    /// The counts before the hook began.
    var counts = HookCounts()
}

/// The counts of the hooks in a tree so far.
struct HookCounts {
    var components = 0
    var constraints = 0
    var events = 0
    var text = 0
    var lines = 0
    var timers = 0
}

extension TreeState {
    /// The registration whose hook is running, with its component.
    @inline(__always)
    var running: RunningRegistration {
        get { work.running }
        set { work.running = newValue }
    }

    /// The registration whose hook is running; nil while the defaults' own run.
    @inline(__always)
    var current: UnownedReference<Registration>? { work.running.registration }

    /// The hook that is running.
    @inline(__always)
    var hook: ComponentHook? {
        get { work.hook }
        set { work.hook = newValue }
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

    /// Counts a component that is added, and returns whether the running hook may add it.
    @inline(__always)
    func countComponent() -> Bool {
        work.counts.components &+= 1
        return work.running.registration == nil
            || work.counts.components &- work.running.counts.components <= budget.components
    }

    /// The plugin's registration whose hook is running; nil while others run.
    var faultSource: FaultSource? {
        guard let registration = current?.object, registration.isOfPlugin, let host = running.host
        else { return nil }
        return FaultSource(
            registration: registration,
            host: host.object,
            phase: registration.isFunction
                ? .function(registration.verb) : hook.map { .hook($0) } ?? work.phase
        )
    }

    /// The name of the type of the component to which that registration belongs; empty while the defaults' own run.
    var hostName: String { running.host.map { typeName(of: $0.object) } ?? "" }

    /// The registrations that were switched off after repeated faults.
    var switchedOff: [Registration] {
        work.faults?.switchedOff ?? []
    }

    /// Whether something was switched off.
    var hasSwitchedOff: Bool {
        !switchedOff.isEmpty
    }
}

extension ComponentTree {
    /// The layer whose hook is running; nil while the defaults' own run.
    public var activeLayer: SlotLayer? {
        state.current?.with { $0.isFunction ? nil : $0.layer }
    }

    /// Whether the hook of a registration of a plugin or the app is running.
    package var isRunningRegistration: Bool {
        state.current != nil
    }

    /// The hook that is running.
    package var activeHook: ComponentHook? {
        state.hook
    }

    /// The observer of every hook that runs; nil unless the tree is recorded.
    package var observer: (any HookObserver)? {
        get { state.work.observer }
        set { state.work.observer = newValue }
    }

    #if DEBUG
    /// The hooks that are running in each other, and how many ran before each.
    package var runningHooks: [(hook: ComponentHook, number: Int)] {
        state.runningHooks
    }
    #endif
}
