import Components

/// A trace with the extensions that its calls belong to.
struct TraceAuthors {
    let trace: CompositionTrace
    /// The numbers of the extensions, by the number of the call; none for calls of others.
    let authors: [Int?]
    private let extensions: [InstrumentedRegistration]
    private let registrations: [InstrumentedRegistration]

    init(_ trace: CompositionTrace, _ registrations: [InstrumentedRegistration]) {
        self.trace = trace
        self.registrations = registrations
        let extensions = registrations.filter { $0.layer.verb == .extend }
        self.extensions = extensions
        var known: [HookReceiver: Int?] = [:]
        authors = trace.runs.map { run in
            if let number = known[run.owner] { return number }
            let number = extensions.first { $0.isOwner(run.owner) }?.number
            known[run.owner] = .some(number)
            return number
        }
    }

    /// Returns the number of the extension whose hook a call is; none for other calls, and for no call.
    func author(of run: Int?) -> Int? {
        run.flatMap { authors[$0] }
    }

    /// Returns the number of the registration whose type a call is of; none for the defaults' own.
    func registration(of run: Int) -> Int? {
        authors[run] ?? trace.runs[run].owner.layer.flatMap(registration)
    }

    /// Returns the number of the registration that a layer is; none for the defaults' own.
    func registration(_ layer: SlotLayer) -> Int? {
        registrations.first { $0.layer == layer }?.number
    }

    /// Returns the number of the extension whose hook added a view.
    func adder(of view: TracedView) -> Int? {
        guard let layer = view.addedBy, layer.verb == .extend else { return nil }
        return extensions.first { $0.layer == layer }?.number
    }

    /// Returns whether a call is made on the same view again after another call.
    func runsAgain(_ run: Int?, after other: Int?) -> Bool {
        guard let run, let other else { return false }
        return trace.runs.indices.dropFirst(run + 1).contains { place in
            let (again, before) = (trace.runs[place], trace.runs[run])
            return authors[place] == authors[run] && trace.subjects[place] == trace.subjects[run]
                && again.call == before.call && (place > other || trace.runs[other].outer == place)
        }
    }

    /// Returns the hook that made a call; none for no call.
    func hook(of run: Int?) -> ReportedHook? {
        run.map { trace.runs[$0] }.map { run in
            ReportedHook(name: "\(run.owner.type).\(run.call.name)", layer: run.owner.layer)
        }
    }
}

/// A hook as findings name it.
struct ReportedHook: Hashable {
    let name: String
    let layer: SlotLayer?
}

/// The extensions that ran, and those of them that wrote anything.
struct ExtensionEffects {
    private(set) var ran: Set<Int> = []
    /// Those that wrote something, or without which something looks different.
    var wrote: Set<Int> = []
    /// Those without which something looks the same.
    var idle: Set<Int> = []
    /// Those that ran in trees that were not composed again without them.
    var uncompared: Set<Int> = []

    /// Whether an extension is known to change nothing.
    func isIdle(_ number: Int) -> Bool {
        idle.contains(number) && !wrote.contains(number) && !uncompared.contains(number)
    }

    mutating func add(_ authors: TraceAuthors) {
        ran.formUnion(authors.authors.compactMap(\.self))
        var counted: Set<Int> = []
        for change in authors.trace.changes {
            // What a call in a call writes is the doing of both.
            var run = change.run
            while let current = run, counted.insert(current).inserted {
                if let author = authors.authors[current] { wrote.insert(author) }
                run = authors.trace.runs[current].outer
            }
        }
    }
}
