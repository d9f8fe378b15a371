import Components
import Drawing
import Views

/// Prints the changes of plugins in the trees, message by message, and then in the list around them.
struct DiffCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let setup = try program.setup(arguments)
        let ids = setup.chosenIDs
        guard !ids.isEmpty else { throw ProgramError.usage([.nothingToCompare(arguments.command)]) }
        let (defaults, plugged) = (try setup.defaults(), try setup.plugged())
        let sections = try program.sections(arguments, plugged)
        let variant = comparesFrames ? TreeVariant.frames : .structure
        var comparison = MessageComparison(
            old: MessageComposer(defaults, settings: settings, variant: variant),
            new: MessageComposer(plugged, settings: settings, variant: variant)
        )
        let hasChanges: Bool
        if arguments.has(.picture) {
            var pictures = DiffPictures(
                program: program,
                arguments: arguments,
                old: defaults,
                new: plugged
            )
            hasChanges = try pictures.write(sections, &comparison, plugins: ids)
        } else if arguments.has(.json) {
            hasChanges = try writeJSON(of: sections, &comparison) {
                list(of: sections, defaults, plugged, hasChanges: $0)
            }
        } else {
            let titles = [[], ids].map { document(plugins: $0, settings, plugged).header }
            let subsets =
                arguments.has(.blame) ? Ablation(setup, settings, variant) : nil
            hasChanges = try writeText(of: sections, &comparison, titles, subsets) {
                list(of: sections, defaults, plugged, hasChanges: $0)
            }
        }
        if !hasChanges { try? program.errors.write("no differences\n") }
        let marked = comparison.markedOnly
        if marked > 0 {
            let subject = marked == 1 ? "1 message looks" : "\(marked) messages look"
            program.tell(
                "note",
                ["\(subject) the same but for the names of suppliers and extensions"]
            )
        }
        program.tell("diagnostic", comparison.findings)
    }

    /// Whether it is reported as well what moved or grew.
    private var comparesFrames: Bool {
        arguments.has(.frames) && !arguments.has(.picture)
    }

    private var settings: LayoutSettings {
        comparesFrames ? LayoutSettings(arguments) : LayoutSettings(now: arguments.instant)
    }

    /// Returns the document whose header stands above the trees with plugins.
    private func document(
        plugins: [String],
        _ settings: LayoutSettings,
        _ components: Components
    ) -> TreeDocument {
        guard comparesFrames else { return TreeDocument(plugins: plugins) }
        return TreeDocument(
            variant: .frames,
            width: settings.width,
            direction: settings.direction,
            scheme: settings.scheme,
            measurer: components[.textMeasurer].name,
            textScale: settings.textScale,
            plugins: plugins
        )
    }

    /// Returns the change of the list by plugins, if there is one.
    private func list(
        of sections: [MessageSection],
        _ old: Components,
        _ new: Components,
        hasChanges: Bool
    ) -> ListComparison? {
        ListComparison(
            of: sections,
            old: old,
            new: new,
            settings,
            hasChanges: hasChanges,
            variant: comparesFrames ? .frames : .structure
        )
        .flatMap { $0.hasChanges ? $0 : nil }
    }

    /// Writes the differences below the headers of both documents, and says whether there are any.
    private func writeText(
        of sections: [MessageSection],
        _ comparison: inout MessageComparison,
        _ titles: [String],
        _ subsets: Ablation?,
        list: (_ hasChanges: Bool) -> ListComparison?
    ) throws -> Bool {
        var title = zip(["---", "+++"], titles).map { "\($0) \($1)\n" }.joined()
        let count = sections.reduce(0) { $0 + $1.places.count }
        let step = subsets == nil ? 250 : 10
        var progress = Progress(program, "diff", of: count, "messages", step: step)
        for section in sections {
            var heading = "\(section.heading.shownHeading)\n"
            for place in section.places {
                defer { progress.advance() }
                guard let change = comparison.change(at: place, of: section) else { continue }
                let blame = subsets?.blame(change, at: place, of: section)
                try program.output.write("\(title)\(heading)\(change.text(blame))")
                (title, heading) = ("", "")
            }
        }
        if let list = list(title.isEmpty) {
            try program.output.write("\(title)\(list.text(subsets?.blame(list)))")
            title = ""
        }
        return title.isEmpty
    }

    private func writeJSON(
        of sections: [MessageSection],
        _ comparison: inout MessageComparison,
        list: (_ hasChanges: Bool) -> ListComparison?
    ) throws -> Bool {
        var array = JSONArrayWriter(output: program.output)
        for section in sections {
            for place in section.places {
                guard let change = comparison.change(at: place, of: section) else { continue }
                let record = TreeRecord(
                    change.new,
                    in: section.heading,
                    trees: ["default": change.old.tree, "plugged": change.new.tree]
                )
                try array.write(record.json)
            }
        }
        if let list = list(!array.isEmpty) { try array.write(list.json) }
        try array.end()
        return !array.isEmpty
    }
}
