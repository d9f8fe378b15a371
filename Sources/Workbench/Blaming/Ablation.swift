import Components
import Drawing
import Hosting

/// Messages, and lists of them, without plugins, with the chosen plugins, and with some of them.
final class Ablation {
    /// The ids of the chosen plugins, in the order of the places that are asked for.
    let plugins: [PluginID]
    let defaults: Components
    let plugged: Components
    /// The messages without plugins and with all of them.
    var comparison: MessageComparison
    /// The number of trees that were composed with some of the plugins.
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

    /// Installs the plugins that the arguments name; throws if there are none.
    init(
        _ program: Program,
        _ arguments: Arguments,
        _ settings: LayoutSettings,
        _ variant: TreeVariant
    ) throws(ProgramError) {
        setup = try program.setup(arguments)
        plugins = setup.plugins.map(\.id)
        guard !plugins.isEmpty else { throw .usage([.nothingToCompare(arguments.command)]) }
        (defaults, plugged) = (try setup.defaults(), try setup.plugged())
        self.settings = settings
        self.variant = variant
        comparison = MessageComparison(
            old: MessageComposer(defaults, settings: settings, variant: variant),
            new: MessageComposer(plugged, settings: settings, variant: variant)
        )
    }

    /// The names of the chosen plugins, sorted.
    var names: String { plugins.map(\.rawValue).joined(separator: ", ") }

    /// The headers of the trees without plugins and with them.
    var headers: [String] {
        [(defaults, []), (plugged, plugins.map(\.rawValue))].map {
            settings.document(of: $0, variant, plugins: $1).header
        }
    }

    /// Returns the lists of the first section without plugins and with them; nil if they show the same.
    func lists(
        of sections: [MessageSection],
        hasChanges: Bool,
        _ others: LayoutSettings? = nil
    ) -> ListComparison? {
        let lists = ListComparison(
            of: sections,
            old: defaults,
            new: plugged,
            others ?? settings,
            hasChanges: hasChanges,
            variant: variant
        )
        return lists?.change.isShown == true ? lists : nil
    }

    /// Returns the plugins that cause each change of a message.
    func blame(
        _ change: MessageChange,
        of message: SectionMessage,
        below path: String? = nil
    ) -> Blame {
        let (settings, variant) = (settings, variant)
        return blame(change, below: path) { components in
            var composer = MessageComposer(components, settings: settings, variant: variant)
            let (entry, reads) = composer.entryWithReads(of: message)
            return (TreeFacts(of: entry.tree), reads)
        }
    }

    /// Returns the plugins that cause each change of a list.
    func blame(_ lists: ListComparison) -> Blame {
        blame(lists.change) { (TreeFacts(of: lists.tree(with: $0)), nil) }
    }

    private func blame(
        _ change: MessageChange,
        below path: String? = nil,
        tree: @escaping (Components) -> (tree: TreeFacts, reads: [String]?)
    ) -> Blame {
        let (old, new) = (TreeFacts(of: change.old.tree), TreeFacts(of: change.new.tree))
        let all = Array(plugins.indices)
        var known = AblationCache()
        known.add(old, for: [], reads: change.oldReads, subset([])?.numbers)
        known.add(new, for: all, reads: change.newReads, subset(all)?.numbers)
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
