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
