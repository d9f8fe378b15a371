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
}

extension [String] {
    fileprivate var bytes: Int { reduce(0) { $0 + $1.utf8.count } }
    fileprivate var lines: Int { reduce(0) { $0 + $1.utf8.count { 0x0A...0x0D ~= $0 } } }
}
