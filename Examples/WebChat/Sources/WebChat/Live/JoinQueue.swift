/// The pages that join at a time: a few at once, and those that have messages to send first.
///
/// After a start of the server all pages return within seconds. Without a queue they would share the processors, and who
/// writes would wait for all who do not. One of four is nevertheless of the others, so that nobody waits without end.
actor JoinQueue {
    private let limit: Int
    private var running = 0
    /// The number of pages that have waited.
    private var turns = 0
    private var writing = Line()
    private var others = Line()

    /// Those who wait, in the order in which they came.
    private struct Line {
        private var entries: [Int: CheckedContinuation<Void, Never>] = [:]
        private var first = 0
        private var end = 0

        var count: Int { entries.count }

        mutating func append(_ entry: CheckedContinuation<Void, Never>) {
            entries[end] = entry
            end += 1
        }

        mutating func next() -> CheckedContinuation<Void, Never>? {
            guard let entry = entries.removeValue(forKey: first) else { return nil }
            first += 1
            return entry
        }
    }

    /// Creates a queue that lets a number of pages join at once.
    init(limit: Int = 4) {
        self.limit = limit
    }

    /// The number of pages that wait.
    var waiting: Int { writing.count + others.count }

    /// Waits until the page may join.
    func enter(hasMessages: Bool) async {
        guard running == limit else {
            running += 1
            return
        }
        await withCheckedContinuation { entry in
            if hasMessages { writing.append(entry) } else { others.append(entry) }
        }
    }

    /// Lets the next page join.
    func leave() {
        turns += 1
        let next =
            turns % 4 == 0
            ? others.next() ?? writing.next() : writing.next() ?? others.next()
        guard let next else {
            running -= 1
            return
        }
        next.resume()
    }
}
