import Components
import Drawing

/// The view that the command line names, in message after message.
struct NodeChoice {
    /// The paths of the view in the messages, in order; none in one that has no such view, with plugins or without.
    private(set) var paths: [String?] = []

    /// Looks for the view in messages; throws if one has several, and if none has one.
    init(
        _ word: String,
        in messages: [SectionMessage],
        _ comparison: MessageComparison,
        slots: [SlotReport]
    ) throws(ProgramError) {
        // Diagnostics of the trees are reported once, where they are compared.
        var comparison = comparison
        var known: [String] = []
        for message in messages {
            let change = comparison.pair(of: message)
            switch NodeSearch(word, among: change.paths, slots: slots.map(\.name)) {
            case .found(let path): paths.append(path)
            case .several(let paths):
                throw .usage([.ambiguousNode(word, message: change.new.id, paths: paths)])
            case .absent:
                paths.append(nil)
                known += change.paths
            }
        }
        guard paths.allSatisfy({ $0 == nil }) else { return }
        throw .usage([NodeNames(paths: known.distinct, slots: slots).fault(for: word)])
    }
}

extension MessageChange {
    /// The paths of the views with plugins, then of those that are there without them alone.
    fileprivate var paths: [String] {
        let (old, new) = (TreeFacts(of: old.tree), TreeFacts(of: new.tree))
        return new.paths + old.paths.filter { !new.has($0) }
    }
}
