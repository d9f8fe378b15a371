import Components
import Drawing

/// Tells which plugins are behind what differs with them.
struct BlameCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws {
        let setup = ComponentsSetup(arguments: arguments)
        try setup.check()
        let settings = LayoutSettings(arguments)
        let variant = arguments.has(.frames) ? TreeVariant.frames : .structure
        let subsets = try SubsetComposer(setup, settings, variant)
        guard !subsets.plugins.isEmpty else {
            throw DemoError.usage([.nothingToCompare(arguments.command)])
        }
        let (defaults, plugged) = (try setup.defaults(), try setup.plugged())
        let sections = try demo.sections(arguments, plugged)
        var comparison = MessageComparison(
            old: MessageComposer(defaults, settings: settings, variant: variant),
            new: MessageComposer(plugged, settings: settings, variant: variant)
        )
        var report = BlameReport(demo: demo, isJSON: arguments.has(.json))
        var nodes = NodeChoice(arguments[.node])
        for section in sections {
            for place in section.places {
                let change = comparison.pair(at: place, of: section)
                let path = try nodes.path(in: change)
                guard !change.old.tree.showsSame(as: change.new.tree),
                    path != nil || arguments[.node] == nil
                else { continue }
                let blame = subsets.blame(change, at: place, of: section, below: path)
                try report.add(blame, of: change.new.heading, change.new.id, in: section.heading)
            }
        }
        try nodes.check()
        if arguments[.node] == nil,
            let lists = ListComparison(
                of: sections,
                old: defaults,
                new: plugged,
                settings,
                hasChanges: !report.isEmpty,
                variant: variant
            ), lists.hasChanges
        {
            try report.add(subsets.blame(lists), of: nil, "list", in: lists.heading)
        }
        try report.end(compositions: subsets.compositions)
        demo.tell("diagnostic", comparison.findings)
    }
}

/// The view that the command line names, looked for in message after message.
private struct NodeChoice {
    private let word: String?
    private var isFound = false
    private var known: Set<String> = []

    init(_ word: String?) {
        self.word = word
    }

    /// Returns the path of the view in either tree; none if it is in neither, or all views are meant.
    mutating func path(in change: MessageChange) throws(DemoError) -> String? {
        guard let word else { return nil }
        let (old, new) = (TreeFacts(of: change.old.tree), TreeFacts(of: change.new.tree))
        let paths = new.paths + old.paths.filter { !new.has($0) }
        switch NodeSearch(word, among: paths, slots: []) {
        case .found(let path):
            isFound = true
            return path
        case .several(let paths): throw .usage([.ambiguousNode(word, message: change.new.id, paths: paths)])
        case .absent:
            known.formUnion(paths)
            known.formUnion(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
            return nil
        }
    }

    /// Throws if no message has such a view.
    func check() throws(DemoError) {
        guard let word, !isFound else { return }
        throw .usage([.unknown(.node, word, known: known.sorted())])
    }
}
