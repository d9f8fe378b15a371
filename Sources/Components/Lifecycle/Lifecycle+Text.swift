extension Lifecycle {
    /// Whether the plugin's hook that runs, if one does, may give the component texts in place of others.
    @inline(__always)
    package func mayGive(
        _ new: @autoclosure () -> [String],
        insteadOf old: @autoclosure () -> [String]
    ) -> Bool {
        guard let tree = node.connectedTree, tree.isContributionRunning else { return true }
        return tree.mayGive(new(), insteadOf: old())
    }
}

extension ComponentTree {
    /// Counts what texts have more than those in whose place they come, and says whether a plugin may give them.
    package func mayGive(_ new: [String], insteadOf old: [String] = []) -> Bool {
        count(max(0, new.bytes - old.bytes), .text, \.text)
            && count(max(0, new.lines - old.lines), .lines, \.lines)
    }
}

extension [String] {
    fileprivate var bytes: Int { reduce(0) { $0 + $1.utf8.count } }
    fileprivate var lines: Int { reduce(0) { $0 + $1.utf8.count { 0x0A...0x0D ~= $0 } } }
}
