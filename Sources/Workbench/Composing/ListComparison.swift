import Components
import Drawing

/// The changes of plugins in the list around messages, beyond those in messages alone.
struct ListComparison {
    /// The list without plugins, and with them.
    let old: ShownList
    let new: ShownList
    let change: MessageChange
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
        _ settings: LayoutSettings,
        hasChanges: Bool,
        variant: TreeVariant
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
        let entries = [self.old, self.new].map {
            TreeEntry(id: "list", time: "", author: "", tree: $0.tree(variant))
        }
        change = MessageChange(old: entries[0], new: entries[1])
    }

    /// Returns the tree of the list with other components.
    func tree(with components: Components) -> TreeNode {
        ShownList(shown, components, settings, isEmpty: isEmpty).tree(variant)
    }

    /// The list as a section of its own.
    var heading: TreeSection {
        TreeSection("list", section.name)
    }
}
