import Drawing

/// Composes messages twice, without plugins and with them.
struct MessageComparison {
    private var old: MessageComposer
    private var new: MessageComposer
    /// How many messages look the same and tell only of other suppliers or extensions.
    private(set) var markedOnly = 0

    init(old: MessageComposer, new: MessageComposer) {
        self.old = old
        self.new = new
    }

    /// Returns what plugins change in a message; nothing if both trees show the same.
    mutating func change(at place: Int, of section: MessageSection) -> MessageChange? {
        let change = MessageChange(
            old: old.entry(at: place, of: section),
            new: new.entry(at: place, of: section)
        )
        guard change.old.tree.showsSame(as: change.new.tree) else { return change }
        if change.old.tree != change.new.tree { markedOnly += 1 }
        return nil
    }

    /// A line for each mistake found in any tree, sorted.
    var findings: [String] {
        Set(old.findings.lines + new.findings.lines).sorted()
    }
}

/// A message whose tree plugins change.
struct MessageChange {
    let old: TreeEntry
    let new: TreeEntry

    /// The message's heading and the changed lines of its tree, with three lines around them.
    var text: String {
        let diff = UnifiedDiff(from: "\(old.tree)\n", to: "\(new.tree)\n")
        return "\(new.heading)\n" + diff.hunks.map(\.text).joined()
    }
}
