import Components

/// The properties that extensions wrote, and the hooks that overwrote them.
struct OverwrittenProperties {
    private struct Key: Hashable {
        let author: Int
        let view: String
        let property: String
    }

    private struct Place: Hashable {
        let view: Int
        let property: String
    }

    /// Those that were there in the end.
    private var lasting: Set<Key> = []
    private var lost: [Key: Set<ReportedHook>] = [:]

    mutating func add(_ authors: TraceAuthors) {
        var writers: [Place: [Int?]] = [:]
        for change in authors.trace.changes {
            for write in change.writes where !["subviews", "constraints"].contains(write.property) {
                writers[Place(view: change.view, property: write.property), default: []]
                    .append(change.run)
            }
        }
        for (place, runs) in writers { add(place, runs, authors) }
    }

    private mutating func add(_ place: Place, _ runs: [Int?], _ authors: TraceAuthors) {
        for author in Set(runs.compactMap(authors.author)) {
            let key = Key(
                author: author,
                view: authors.trace.views[place.view].name,
                property: place.property
            )
            let own = runs.lastIndex { authors.author(of: $0) == author } ?? 0
            let later = runs[(own + 1)...]
            // Writes while no hook runs come at another time, and an extension that runs again may mean not to write.
            if let next = later.first, let hook = authors.hook(of: next),
                !authors.runsAgain(runs[own], after: next)
            {
                lost[key, default: []].insert(hook)
            } else {
                lasting.insert(key)
            }
        }
    }

    /// Returns the properties that an extension wrote without effect, always because of one hook.
    func reasons(_ author: Int) -> [IneffectiveReason] {
        lost.compactMap { key, hooks in
            guard key.author == author, !lasting.contains(key), hooks.count == 1 else { return nil }
            return hooks.first.map {
                .overwritten(property: key.property, view: key.view, by: $0.name, $0.layer)
            }
        }
    }
}
