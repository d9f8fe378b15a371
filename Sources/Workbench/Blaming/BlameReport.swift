import Drawing

/// Writes who is behind what, message by message.
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

    /// Writes what differs in a message, or in a list, which has no heading of its own.
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

    /// Ends the output, and tells what it took.
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
