import Components
import Drawing

/// Tells which plugins are behind what differs with them.
struct BlameCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let setup = try program.setup(arguments)
        let settings = LayoutSettings(arguments)
        let variant = arguments.has(.frames) ? TreeVariant.frames : .structure
        let subsets = try Ablation(setup, settings, variant)
        guard !subsets.plugins.isEmpty else {
            throw ProgramError.usage([.nothingToCompare(arguments.command)])
        }
        let (defaults, plugged) = (try setup.defaults(), try setup.plugged())
        let sections = try program.sections(arguments, plugged)
        var comparison = MessageComparison(
            old: MessageComposer(defaults, settings: settings, variant: variant),
            new: MessageComposer(plugged, settings: settings, variant: variant)
        )
        var report = BlameReport(program: program, isJSON: arguments.has(.json))
        // What is wrong is found before anything is written.
        let messages = sections.flatMap { section in section.places.map { (section, $0) } }
        let nodes = try arguments[.node].map { word throws(ProgramError) in
            try NodeChoice(word, in: messages, comparison, slots: plugged.slots)
        }
        var progress = Progress(program, "blame", of: messages.count, "messages", step: 10)
        for (number, (section, place)) in messages.enumerated() {
            defer { progress.advance() }
            let path = nodes?.paths[number]
            let change = comparison.pair(at: place, of: section)
            guard path != nil || nodes == nil, !change.old.tree.showsSame(as: change.new.tree)
            else { continue }
            let blame = subsets.blame(change, at: place, of: section, below: path)
            try report.add(blame, of: change.new, change.new.id, in: section.heading)
        }
        if nodes == nil,
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
        program.tell("diagnostic", comparison.findings)
    }
}
