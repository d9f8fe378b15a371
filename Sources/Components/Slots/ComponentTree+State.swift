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
