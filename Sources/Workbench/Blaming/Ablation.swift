import Components
import Drawing
import Hosting

/// Composes messages, and lists of them, with some of the chosen plugins.
final class Ablation {
    /// The ids of the chosen plugins, in the order of the places that are asked for.
    let plugins: [PluginID]
    /// The number of trees that were composed.
    private(set) var compositions = 0

    private let setup: ComponentsSetup
    private let settings: LayoutSettings
    private let variant: TreeVariant
    private var subsets: [[Int]: Subset?] = [:]
    private var numbers = SlotNumbers()

    /// Components with some of the plugins.
    private struct Subset {
        let components: Components
        let numbers: [String: Int]
    }

    init(_ setup: ComponentsSetup, _ settings: LayoutSettings, _ variant: TreeVariant) {
        plugins = setup.plugins.map(\.id)
        self.setup = setup
        self.settings = settings
        self.variant = variant
    }

    /// Returns the plugins that cause each change of a message.
    func blame(
        _ change: MessageChange,
        at place: Int,
        of section: MessageSection,
        below path: String? = nil
    ) -> Blame {
        let (settings, variant) = (settings, variant)
        return blame(
            from: change.old.tree,
            to: change.new.tree,
            reads: (change.oldReads, change.newReads),
            below: path
        ) { components in
            var composer = MessageComposer(components, settings: settings, variant: variant)
            let (entry, reads) = composer.entryWithReads(at: place, of: section)
            return (TreeFacts(of: entry.tree), reads)
        }
    }

    /// Returns the plugins that cause each change of a list.
    func blame(_ lists: ListComparison) -> Blame {
        blame(from: lists.oldTree, to: lists.newTree) { (TreeFacts(of: lists.tree(with: $0)), nil) }
    }

    private func blame(
        from old: TreeNode,
        to new: TreeNode,
        reads: (old: [String], new: [String])? = nil,
        below path: String? = nil,
        tree: @escaping (Components) -> (tree: TreeFacts, reads: [String]?)
    ) -> Blame {
        let (old, new) = (TreeFacts(of: old), TreeFacts(of: new))
        let all = Array(plugins.indices)
        var known = AblationCache()
        known.add(old, for: [], reads: reads?.old, subset([])?.numbers)
        known.add(new, for: all, reads: reads?.new, subset(all)?.numbers)
        return Blame(from: old, to: new, below: path, plugins: plugins) { places in
            let subset = self.subset(places)
            return known.tree(for: places, subset?.numbers) {
                subset.map { subset in
                    self.compositions += 1
                    return tree(subset.components)
                }
            }
        }
    }

    /// Returns components with some plugins; nil if they cannot be installed without others.
    private func subset(_ places: [Int]) -> Subset? {
        if let known = subsets[places] { return known }
        let made = (try? setup.plugged(places)).map { components in
            Subset(components: components, numbers: numbers.families(of: components))
        }
        subsets[places] = .some(made)
        return made
    }
}

/// Numbers for what is in the slots of a family, which are equal where all layers are.
struct SlotNumbers {
    private var numbers: [[SlotReport]: Int] = [:]

    /// Returns the number of each family of slots in some components, by its name, and of each slot that is in none.
    mutating func families(of components: Components) -> [String: Int] {
        var reports: [String: [SlotReport]] = [:]
        for report in components.slots { reports[report.name.family, default: []].append(report) }
        return reports.mapValues { reports in
            let number = numbers[reports] ?? numbers.count
            numbers[reports] = number
            return number
        }
    }
}
