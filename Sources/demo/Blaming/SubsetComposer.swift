import Components
import Drawing

/// Composes messages, and lists of them, with some of the chosen plugins.
final class SubsetComposer {
    /// The ids of the chosen plugins, in the order of the places that are asked for.
    let plugins: [PluginID]
    /// How many trees were composed.
    private(set) var compositions = 0

    private let setup: ComponentsSetup
    private let settings: LayoutSettings
    private let variant: TreeVariant
    private var components: [[Int]: Components?] = [:]

    init(_ setup: ComponentsSetup, _ settings: LayoutSettings, _ variant: TreeVariant)
        throws(DemoError)
    {
        plugins = try setup.chosenIDs().map(PluginID.init(rawValue:))
        self.setup = setup
        self.settings = settings
        self.variant = variant
    }

    /// Returns who is behind what all plugins change in a message.
    func blame(
        _ change: MessageChange,
        at place: Int,
        of section: MessageSection,
        below path: String? = nil
    ) -> Blame {
        let (settings, variant) = (settings, variant)
        return blame(from: change.old.tree, to: change.new.tree, below: path) { components in
            var composer = MessageComposer(components, settings: settings, variant: variant)
            return composer.entry(at: place, of: section).tree
        }
    }

    /// Returns who is behind what all plugins change in a list.
    func blame(_ lists: ListComparison) -> Blame {
        blame(from: lists.oldTree, to: lists.newTree) { lists.tree(with: $0) }
    }

    private func blame(
        from old: TreeNode,
        to new: TreeNode,
        below path: String? = nil,
        tree: @escaping (Components) -> TreeNode
    ) -> Blame {
        let all = TreeFacts(of: new)
        var known: [[Int]: TreeFacts?] = [
            []: TreeFacts(of: old), Array(plugins.indices): all,
        ]
        return Blame(from: TreeFacts(of: old), to: all, below: path, plugins: plugins) { places in
            if let facts = known[places] { return facts }
            let facts = self.components(places).map { components in
                self.compositions += 1
                return TreeFacts(of: tree(components))
            }
            known[places] = .some(facts)
            return facts
        }
    }

    /// Returns components with some plugins; none if they cannot be installed without others.
    private func components(_ places: [Int]) -> Components? {
        if let known = components[places] { return known }
        let made = try? setup.plugged(places)
        components[places] = .some(made)
        return made
    }
}
