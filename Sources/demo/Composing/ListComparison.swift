import Components
import Drawing

/// What plugins change in the list around messages, beyond what they change in messages alone.
struct ListComparison {
    /// The list without plugins, and with them.
    let old: ShownList
    let new: ShownList
    private let section: MessageSection
    private let variant: TreeVariant

    /// Shows the first section as a list twice; none where there is no section.
    ///
    /// The list holds the section's chosen messages. Where some change alone, or not all are chosen, it is
    /// empty unless it shows them otherwise than they are alone, so that nothing is told twice.
    init?(
        of sections: [MessageSection],
        old: Components,
        new: Components,
        _ settings: LayoutSettings = LayoutSettings(),
        hasChanges: Bool,
        variant: TreeVariant = .structure
    ) {
        guard let first = sections.first else { return nil }
        section = first.chosen
        self.variant = variant
        let full = ShownList(section, new, settings)
        let isEmpty =
            (hasChanges || section.places.count < first.messages.count)
            && !full.showsOtherMessages(than: section, new, settings)
        self.old = ShownList(isEmpty ? first : section, old, settings, isEmpty: isEmpty)
        self.new = isEmpty ? ShownList(first, new, settings, isEmpty: true) : full
    }

    /// Whether the lists show something different.
    var hasChanges: Bool {
        !oldTree.showsSame(as: newTree)
    }

    private var oldTree: TreeNode { old.tree(variant) }
    private var newTree: TreeNode { new.tree(variant) }

    /// The list as a section of its own.
    private var heading: TreeSection {
        TreeSection("list", section.name)
    }

    /// The heading and the changed lines, with three lines around them.
    var text: String {
        let diff = UnifiedDiff(from: "\(oldTree)\n", to: "\(newTree)\n")
        return "\(heading.heading)\n" + diff.hunks.map(\.text).joined()
    }

    /// Both trees as an element of an array.
    var json: String {
        let entry = TreeEntry(id: "list", time: "", author: "", tree: newTree)
        return TreeRecord(entry, in: heading, trees: ["default": oldTree, "plugged": newTree])
            .json
    }
}
