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
