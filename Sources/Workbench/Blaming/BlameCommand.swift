import Components
import Drawing

/// Finds the plugins that cause each difference.
struct BlameCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let ablation = try Ablation(
            program,
            arguments,
            LayoutSettings(arguments),
            arguments.has(.frames) ? .frames : .structure
        )
        let sections = try program.sections(arguments, ablation.plugged)
        var report = BlameReport(program: program, isJSON: arguments.has(.json))
        // Errors are found before anything is written.
        let messages = Array(sections.selected)
        let nodes = try arguments[.node].map { word throws(ProgramError) in
            try NodeChoice(word, in: messages, ablation.comparison, slots: ablation.plugged.slots)
        }
        var progress = Progress(program, "blame", of: messages.count, "messages", step: 10)
        for (number, message) in messages.enumerated() {
            defer { progress.advance() }
            let path = nodes?.paths[number]
            let change = ablation.comparison.pair(of: message)
            guard path != nil || nodes == nil, change.isShown else { continue }
            let blame = ablation.blame(change, of: message, below: path)
            try report.add(blame, of: change.new, change.new.id, in: message.section.heading)
        }
        if nodes == nil, let lists = ablation.lists(of: sections, hasChanges: !report.isEmpty) {
            try report.add(ablation.blame(lists), of: nil, "list", in: lists.heading)
        }
        try report.end(compositions: ablation.compositions)
        program.tell("diagnostic", ablation.comparison.findings)
    }
}

/// Writes the differences with their plugins, message by message.
struct BlameReport {
    private let program: Program
    private let isJSON: Bool
    private var array: JSONArrayWriter
    private var section: TreeSection?
    private var isComplete = true
    /// Whether nothing differed until now.
    private(set) var isEmpty = true

    init(program: Program, isJSON: Bool) {
        self.program = program
        self.isJSON = isJSON
        array = JSONArrayWriter(output: program.output)
    }

    /// Writes the differences in a message, or in a list, which has no heading of its own.
    mutating func add(
        _ blame: Blame,
        of entry: TreeEntry?,
        _ id: String,
        in section: TreeSection
    ) throws {
        guard !blame.differences.isEmpty else { return }
        if !blame.isComplete { isComplete = false }
        isEmpty = false
        guard !isJSON else { return try array.write(blame.json(of: id, in: section)) }
        if section != self.section { try program.output.write("\(section.shownHeading)\n") }
        self.section = section
        try program.output.write(entry.map { "\($0.shownHeading)\n" } ?? "")
        try program.output.write(blame.text)
    }

    /// Ends the output, and prints the number of compositions.
    mutating func end(compositions: Int) throws {
        if isJSON { try array.end() }
        if isEmpty { try? program.errors.write("no differences\n") }
        if !isComplete {
            program.tell("note", ["there may be more sets of plugins than were found"])
        }
        let trees = compositions == 1 ? "1 more tree was" : "\(compositions) more trees were"
        program.tell("note", ["\(trees) composed, each with some of the plugins"])
    }
}
