import Drawing

/// Composes messages twice, without plugins and with them.
struct MessageComparison {
    private(set) var old: MessageComposer
    private(set) var new: MessageComposer
    /// The number of messages that differ in suppliers or extensions only.
    private(set) var markedOnly = 0

    /// Returns the change of a message by plugins; nil if both trees show the same.
    mutating func change(of message: SectionMessage) -> MessageChange? {
        let change = pair(of: message)
        if change.isShown { return change }
        if change.old.tree != change.new.tree { markedOnly += 1 }
        return nil
    }

    /// Returns a message without plugins and with them.
    mutating func pair(of message: SectionMessage) -> MessageChange {
        let (old, oldReads) = old.entryWithReads(of: message)
        let (new, newReads) = new.entryWithReads(of: message)
        return MessageChange(old: old, new: new, oldReads: oldReads, newReads: newReads)
    }

    /// A line for each mistake found in any tree, sorted.
    var findings: [String] {
        Set(old.findings.lines + new.findings.lines).sorted()
    }
}

/// A message, or a list, whose tree plugins may change.
struct MessageChange {
    let old: TreeEntry
    let new: TreeEntry
    /// The names of the slots that were read for either; nil if they are unknown.
    var oldReads: [String]?
    var newReads: [String]?

    /// Whether the trees show something different.
    var isShown: Bool { !old.tree.showsSame(as: new.tree) }

    /// The difference between the texts of the trees.
    var difference: UnifiedDiff {
        UnifiedDiff(from: "\(old.tree)\n", to: "\(new.tree)\n")
    }

    /// Returns both trees as an element of an array.
    func json(in section: TreeSection) -> String {
        TreeRecord(new, in: section, trees: ["default": old.tree, "plugged": new.tree]).json
    }
}
