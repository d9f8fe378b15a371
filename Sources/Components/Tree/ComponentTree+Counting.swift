extension Lifecycle {
    /// Returns whether the running hook, if any, may replace texts of the component, within its budget.
    package func mayGive(_ new: [String], insteadOf old: [String]) -> Bool {
        guard node.isRegistrationRunning, let tree = node.connectedTree else { return true }
        return tree.mayGive(new, insteadOf: old)
    }
}

extension ComponentTree {
    /// Counts the growth from old texts to new ones, and returns whether it is within the running hook's budget.
    package func mayGive(_ new: [String], insteadOf old: [String] = []) -> Bool {
        count(max(0, new.bytes - old.bytes), .text, \.text)
            && count(max(0, new.lines - old.lines), .lines, \.lines)
    }

    /// Counts constraints of the running registration, and returns whether they are within a plugin's budget.
    package func countConstraints(_ number: Int) -> Bool {
        count(number, .constraints, \.constraints)
    }

    /// Counts a timer or a task of the running hook, and returns whether it is within the budget.
    func countTimer() -> Bool {
        count(1, .timers, \.timers)
    }

    /// Returns whether a drawing of so many commands and movements is within the budget, for everybody; reports one that
    /// is not.
    package func mayDraw(_ number: Int, on component: some Lifecycle) -> Bool {
        let limit = state.budget.drawing
        guard number > limit else { return true }
        let name = typeName(of: component)
        report(.refused(.overBudget(component: name, .drawing, limit: limit)), on: component)
        return false
    }

    /// Adds to a count of the running hook, and returns whether it is within the budget.
    // Inlined, so that there is no key path, which takes more than all else here.
    @inline(__always)
    func count(
        _ number: Int,
        _ kind: FaultBudget.Kind,
        _ path: WritableKeyPath<HookCounts, Int>
    ) -> Bool {
        state.work.counts[keyPath: path] += number
        let count = state.work.counts[keyPath: path] - state.running.counts[keyPath: path]
        guard count > state.budget[kind], state.faultSource != nil else { return true }
        reportBeyondBudget(kind)
        return false
    }

    /// Reports that the hook that runs goes beyond the tree's budget.
    func reportBeyondBudget(_ kind: FaultBudget.Kind) {
        let limit = state.budget[kind]
        note(.refused(.overBudget(component: state.hostName, kind, limit: limit)))
    }
}

extension [String] {
    fileprivate var bytes: Int { reduce(0) { $0 + $1.utf8.count } }
    fileprivate var lines: Int { reduce(0) { $0 + $1.utf8.count { 0x0A...0x0D ~= $0 } } }
}
