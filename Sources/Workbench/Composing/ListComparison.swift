import Components
import Drawing

/// The changes of plugins in the list around messages, beyond those in messages alone.
struct ListComparison {
    /// The list without plugins, and with them.
    let old: ShownList
    let new: ShownList
    private let section: MessageSection
    /// The messages in the lists.
    private let shown: MessageSection
    private let variant: TreeVariant
    private let settings: LayoutSettings
    /// Whether the lists have no messages.
    private let isEmpty: Bool

    /// Shows the first section as a list twice; nothing if there is no section.
    ///
    /// The list holds the section's chosen messages. Where some change alone, or not all are chosen, it is
    /// empty unless the list changes its messages, so that nothing is reported twice.
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
        self.settings = settings
        let full = ShownList(section, new, settings)
        isEmpty =
            (hasChanges || section.places.count < first.messages.count)
            && !full.showsOtherMessages(than: section, new, settings)
        shown = isEmpty ? first : section
        self.old = ShownList(shown, old, settings, isEmpty: isEmpty)
        self.new = isEmpty ? ShownList(shown, new, settings, isEmpty: true) : full
    }

    /// Whether the lists show something different.
    var hasChanges: Bool {
        !oldTree.showsSame(as: newTree)
    }

    var oldTree: TreeNode { old.tree(variant) }
    var newTree: TreeNode { new.tree(variant) }

    /// Returns the tree of the list with other components.
    func tree(with components: Components) -> TreeNode {
        ShownList(shown, components, settings, isEmpty: isEmpty).tree(variant)
    }

    /// The list as a section of its own.
    var heading: TreeSection {
        TreeSection("list", section.name)
    }

    /// The difference between the texts of the trees.
    var difference: UnifiedDiff {
        UnifiedDiff(from: "\(oldTree)\n", to: "\(newTree)\n")
    }

    /// Both trees as an element of an array.
    var json: String {
        let entry = TreeEntry(id: "list", time: "", author: "", tree: newTree)
        return TreeRecord(entry, in: heading, trees: ["default": oldTree, "plugged": newTree])
            .json
    }
}
