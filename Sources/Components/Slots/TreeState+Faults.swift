extension TreeState {
    /// The contribution whose hook is running, with its component.
    @inline(__always)
    var running: RunningContribution {
        get { work.running }
        set { work.running = newValue }
    }

    /// The contribution whose hook is running; none while the defaults' own run.
    @inline(__always)
    var current: Unretained<Contribution>? { work.running.contribution }

    /// The hook that is running.
    @inline(__always)
    var hook: ComponentHook? {
        get { work.hook }
        set { work.hook = newValue }
    }

    /// What contributions did wrong.
    @inline(__always)
    var faults: FaultLedger? {
        get { work.faults }
        set { work.faults = newValue }
    }

    /// Notes that a hook of a contribution to a component, or of the defaults, begins.
    @inline(__always)
    func run(_ contribution: Unretained<Contribution>?, on component: some AnyObject) {
        work.running = RunningContribution(
            contribution: contribution,
            host: Unretained(component),
            counts: work.counts
        )
    }

    /// Counts a component that is added, and says whether the hook that runs may add it.
    @inline(__always)
    func countComponent() -> Bool {
        work.counts.components &+= 1
        return work.running.contribution == nil
            || work.counts.components &- work.running.counts.components <= budget.components
    }

    /// The plugin's contribution whose hook is running; none while others run.
    var culprit: Culprit? {
        running.culprit(in: hook)
    }

    /// What was switched off after repeated faults.
    var switchedOff: [Contribution] {
        faults?.switchedOff ?? []
    }

    /// Whether something was switched off.
    var hasSwitchedOff: Bool {
        !switchedOff.isEmpty
    }
}
