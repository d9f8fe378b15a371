/// Which hook runs in a tree, what hooks did so far, and what went wrong.
struct HookWork {
    /// The contribution whose hook is running.
    var running = RunningContribution()
    /// The hook.
    var hook: ComponentHook?
    /// What was counted so far.
    var counts = HookCounts()
    /// What contributions did wrong; none as long as nothing was.
    var faults: FaultLedger?
}
