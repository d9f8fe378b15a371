/// The progress of some work, printed on a terminal.
struct Progress {
    private let program: Program
    private let work: String
    private let things: String
    private let total: Int
    private let step: Int
    private var count = 0

    /// Creates the progress of some work, which is printed after every `step` items.
    init(_ program: Program, _ work: String, of total: Int, _ things: String, step: Int = 1) {
        self.program = program
        self.work = work
        self.things = things
        self.total = total
        self.step = step
    }

    /// Counts an item and prints its name before it is done.
    mutating func begin(_ name: String) {
        count += 1
        guard program.surroundings.isWatched else { return }
        program.tell(work, ["\(count) of \(total) \(things), \(name)"])
        try? program.errors.flush()
    }

    /// Counts an item that is done.
    mutating func advance() {
        count += 1
        guard program.surroundings.isWatched, count % step == 0 else { return }
        program.tell(work, ["\(count) of \(total) \(things)"])
        try? program.errors.flush()
    }
}
