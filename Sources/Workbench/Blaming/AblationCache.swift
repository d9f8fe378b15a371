import Components
import Drawing
import Hosting

/// The known trees of a message, or of a list, by the plugins that they were composed with.
///
/// A tree that is not known is composed, unless one is known for which only slots were read that have the same layers
/// with these plugins: a hook that reads the same writes the same.
struct AblationCache {
    private var trees: [[Int]: TreeFacts?] = [:]
    private var read: [ReadTree] = []

    private struct ReadTree {
        /// The families of the slots that were read for it.
        let families: [String]
        let numbers: [String: Int]
        let tree: TreeFacts

        /// Whether it is the same with components whose slots have these numbers.
        func isSame(with others: [String: Int]) -> Bool {
            families.allSatisfy { numbers[$0] == others[$0] }
        }
    }

    /// Takes a tree in; the slots that were read for it are not known of lists.
    mutating func add(
        _ tree: TreeFacts,
        for places: [Int],
        reads: [String]? = nil,
        _ numbers: [String: Int]? = nil
    ) {
        trees[places] = .some(tree)
        guard let reads, let numbers else { return }
        read.append(ReadTree(families: reads.map(\.family).distinct, numbers: numbers, tree: tree))
    }

    /// Returns the tree with plugins at some places, which is made if no other one shows what it says; none for plugins
    /// that cannot be installed without others.
    mutating func tree(
        for places: [Int],
        _ numbers: [String: Int]?,
        make: () -> (tree: TreeFacts, reads: [String]?)?
    ) -> TreeFacts? {
        if let known = trees[places] { return known }
        if let numbers, let same = read.first(where: { $0.isSame(with: numbers) }) {
            trees[places] = .some(same.tree)
            return same.tree
        }
        guard let (tree, reads) = make() else {
            trees[places] = .some(nil)
            return nil
        }
        add(tree, for: places, reads: reads, numbers)
        return tree
    }
}
