import Components
import Drawing

/// Prints the changes of plugins in the trees, message by message, and then in the list around them.
struct DiffCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        // Whether it is reported as well what moved or grew.
        let comparesFrames = arguments.has(.frames) && !arguments.has(.picture)
        let ablation = try Ablation(
            program,
            arguments,
            comparesFrames ? LayoutSettings(arguments) : LayoutSettings(now: arguments.instant),
            comparesFrames ? .frames : .structure
        )
        let sections = try program.sections(arguments, ablation.plugged)
        let hasChanges: Bool
        if arguments.has(.picture) {
            let pictures = DiffPictures(program: program, arguments: arguments, ablation: ablation)
            hasChanges = try pictures.write(sections)
        } else if arguments.has(.json) {
            hasChanges = try writeJSON(of: sections, ablation)
        } else {
            hasChanges = try writeText(of: sections, ablation)
        }
        if !hasChanges { try? program.errors.write("no differences\n") }
        let marked = ablation.comparison.markedOnly
        if marked > 0 {
            let subject = marked == 1 ? "1 message looks" : "\(marked) messages look"
            program.tell(
                "note",
                ["\(subject) the same but for the names of suppliers and extensions"]
            )
        }
        program.tell("diagnostic", ablation.comparison.findings)
    }

    /// Writes the differences below the headers of both documents, and says whether there are any.
    private func writeText(of sections: [MessageSection], _ ablation: Ablation) throws -> Bool {
        let blames = arguments.has(.blame)
        var title = zip(["---", "+++"], ablation.headers).map { "\($0) \($1)\n" }.joined()
        let (count, step) = (sections.selectedCount, blames ? 10 : 250)
        var progress = Progress(program, "diff", of: count, "messages", step: step)
        for section in sections {
            var heading = "\(section.heading.shownHeading)\n"
            for message in section.selected {
                defer { progress.advance() }
                guard let change = ablation.comparison.change(of: message) else { continue }
                let blame = blames ? ablation.blame(change, of: message) : nil
                try program.output.write(
                    "\(title)\(heading)\(change.text(below: change.new.shownHeading, blame))"
                )
                (title, heading) = ("", "")
            }
        }
        if let list = ablation.lists(of: sections, hasChanges: title.isEmpty) {
            let blame = blames ? ablation.blame(list) : nil
            let text = list.change.text(below: list.heading.shownHeading, blame)
            try program.output.write("\(title)\(text)")
            title = ""
        }
        return title.isEmpty
    }

    private func writeJSON(of sections: [MessageSection], _ ablation: Ablation) throws -> Bool {
        var array = JSONArrayWriter(output: program.output)
        for message in sections.selected {
            guard let change = ablation.comparison.change(of: message) else { continue }
            try array.write(change.json(in: message.section.heading))
        }
        if let list = ablation.lists(of: sections, hasChanges: !array.isEmpty) {
            try array.write(list.change.json(in: list.heading))
        }
        try array.end()
        return !array.isEmpty
    }
}
