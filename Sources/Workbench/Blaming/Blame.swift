import Components
import Hosting

/// The differences between two trees, with the plugins that cause them.
struct Blame {
    /// The differences, in the order of the new tree, then those of views that only the old tree has.
    private(set) var differences: [BlamedDifference] = []
    /// Whether all sets were found, as far as a bounded search can tell.
    private(set) var isComplete = true

    /// Compares two trees, or what they have in one view, and asks for the tree with some of the plugins; there is
    /// none for plugins that cannot be installed without others.
    init(
        from old: TreeFacts,
        to new: TreeFacts,
        below path: String? = nil,
        plugins: [PluginID],
        tree: @escaping ([Int]) -> TreeFacts?
    ) {
        // Of a view that goes, nothing but that.
        let facts =
            new.order
            + old.order.filter { new[$0] == nil && ($0.name == "type" || new.has($0.path)) }
        for fact in facts where fact.path.isIn(path) {
            let value = Self.value(of: fact, from: old, to: new)
            guard value(old) != value(new) else { continue }
            let found = MinimalSets(of: plugins.count) { places in
                tree(places).map { some in
                    value(some) == value(new) && some.has(fact.path) == new.has(fact.path)
                } ?? false
            }
            if !found.isComplete { isComplete = false }
            differences.append(
                BlamedDifference(
                    fact: fact,
                    old: value(old),
                    new: value(new),
                    sets: found.sets.map { $0.map { plugins[$0] } }
                )
            )
        }
    }

    /// The differences without those that a view's coming or going brings along.
    var ownDifferences: [BlamedDifference] {
        var whole: [String: [[PluginID]]] = [:]
        return differences.filter { difference in
            let path = difference.fact.path
            guard difference.isOfWholeView else { return whole[path] != difference.sets }
            whole[path] = difference.sets
            return whole[path.around] != difference.sets
        }
    }

    /// Returns what a tree says; of an order the part that both trees have, as what comes or goes moves nothing else.
    private static func value(
        of fact: TreeFact,
        from old: TreeFacts,
        to new: TreeFacts
    ) -> (TreeFacts) -> String? {
        guard fact.name == "order" else { return { $0[fact] } }
        let shared = Set(old.children(of: fact.path)).intersection(new.children(of: fact.path))
        return { tree in
            tree.children(of: fact.path).filter(shared.contains).joined(separator: ", ")
        }
    }
}

/// A difference between two trees, with the plugins that cause it.
struct BlamedDifference {
    let fact: TreeFact
    /// The value in the old tree; nil if it has none.
    let old: String?
    /// The value in the new tree; nil if it has none.
    let new: String?
    /// The smallest sets of plugins each of which gives the value in the new tree.
    let sets: [[PluginID]]

    /// Whether the view is in one of the trees only.
    var isOfWholeView: Bool {
        fact.name == "type" && (old == nil || new == nil)
    }
}
