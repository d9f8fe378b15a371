extension SlotRegistrations {
    /// Returns sealed values, the diagnostics of sealing them, which are reported to the listener as well, and whether
    /// transforms read other slots.
    func instrumented<Value>(
        _ seal: () -> Value
    ) -> (value: Value, faults: [ComponentDiagnostic], readsSlots: Bool) {
        let components = Sealing.components
        let calls = FunctionCalls(
            notingAnswers: false,
            in: .current,
            with: components,
            isFirstSealing: components == nil
        )
        let value = Sealing.$components.withValue(nil) {
            FunctionCalls.$current.withValue(calls, operation: seal)
        }
        // What lacks slots is sealed again, and then what reads none has been reported.
        let faults = calls.lacksSlots ? [] : calls.faults(for: nil).map(\.report)
        if calls.hasRead == (components != nil) { faults.forEach(Components.listener.tell) }
        return (value, faults, calls.hasRead)
    }
}

/// The components whose slots transforms of values read while these are sealed; nil while none are there.
private enum Sealing {
    @TaskLocal static var components: Components?
}

extension Registration {
    /// Whether its function read slots that are not there yet.
    var lacksSlots: Bool { FunctionCalls.current?.lacksSlots == true }
}

extension Components {
    /// Seals values whose transforms read these slots.
    func sealingOthers<Result>(_ seal: () -> Result) -> Result {
        Sealing.$components.withValue(self, operation: seal)
    }

    /// Calls functions of slots outside of a tree, so that these are ``current``, and reports their errors.
    package func calling<Result>(_ work: () -> Result) -> Result {
        let calls = FunctionCalls(notingAnswers: false, in: .current, with: self)
        defer { calls.faults(for: nil).map(\.report).forEach(Components.listener.tell) }
        return FunctionCalls.$current.withValue(calls, operation: work)
    }
}
