/// Whose function gave a view or a type that is shown.
package struct ResultSource: Sendable {
    let registration: Registration
}

extension ComponentTree {
    /// Calls functions of slots, so that what they throw is reported as the fault of whoever registered them, with the
    /// item for which they are called; within, `resultSource(of:in:)` knows whose answers are, if they are noted.
    package func calling<Result>(
        for item: @autoclosure () -> String?,
        notingAnswers: Bool = false,
        _ work: () -> Result
    ) -> Result {
        guard table.slots.hasFunctionsOfPlugins else { return work() }
        let calls = FunctionCalls(notingAnswers: notingAnswers, in: .current)
        let result = FunctionCalls.$current.withValue(calls, operation: work)
        for thrown in calls.errors where state.report(thrown.diagnostic(for: item())) {
            count(thrown.registration)
        }
        return result
    }

    /// Returns whose function gave a view or a type: the transform that made it, or that did something wrong with it
    /// before it was shown, or else the base; none if that is no plugin's.
    ///
    /// Those that give on what is below them, as it is, are nobody's fault.
    package func resultSource<Value, Part>(of answer: Any, in slot: Slot<Value, Part>)
        -> ResultSource?
    {
        let base = stacks.stack(of: slot).with { $0.address }.with { $0.base }
        let found = FunctionCalls.current?.resultSource(of: answer) ?? base
        return found?.isOfPlugin == true ? found.map(ResultSource.init) : nil
    }

    /// Reports a mistake of a slot's value as a fault of the registration that set it.
    package func report<Value>(_ deed: RejectedOperation, of slot: Slot<Value, Never>) {
        let base = stacks.stack(of: slot).with { $0.address }.with { $0.base }
        let thrown = base.map { FunctionCalls.Thrown(registration: $0, deed: deed) }
        state.report(thrown?.diagnostic(for: nil) ?? .refused(deed))
    }

    /// Shows what a function gave in a component, so that what is wrong with it is the fault of whose it is.
    package func showing<Result>(
        _ resultSource: ResultSource?,
        in component: some Lifecycle,
        _ work: () -> Result
    ) -> Result {
        guard let resultSource else { return work() }
        let outer = state.running
        state.run(UnownedReference(resultSource.registration), on: component)
        defer { state.running = outer }
        return work()
    }
}

extension ComponentNode {
    /// Whether what somebody's function gives is left out of the component.
    package func leavesOut(_ resultSource: ResultSource?) -> Bool {
        guard let resultSource, let excluded = containment?.excluded else { return false }
        return excluded.contains { $0 === resultSource.registration }
    }
}
