/// What ran in a tree that is recorded, in order, and which slots were read meanwhile.
package final class HookLog {
    private let listener: (any HookListener)?
    /// What the tree's components note.
    let reads = SlotReads()
    private var entries: [Entry] = []
    private var running: [Int] = []
    /// What was read while nothing ran.
    private var outside: [any AnySlotDeclaration] = []

    /// A call, in the terms of what is at hand while it runs.
    private struct Entry {
        let call: HookCall
        let type: Any.Type
        let isExtension: Bool
        let stack: StackInfo?
        let contribution: Contribution?
        let outer: Int?
        var reads: [any AnySlotDeclaration] = []
    }

    /// Creates a log of nothing.
    ///
    /// The listener is told at each boundary between calls; it does not keep the log.
    package init(_ listener: (any HookListener)? = nil) {
        self.listener = listener
    }

    /// The number of the call that runs; none between calls.
    package var current: Int? {
        running.last
    }

    /// Notes that a call begins.
    func begin(
        _ call: HookCall,
        of owner: AnyObject,
        on component: AnyObject,
        _ stack: StackInfo?,
        by contribution: Contribution?
    ) {
        noteReads()
        listener?.willRun(on: component, in: running.last)
        entries.append(
            Entry(
                call: call,
                type: type(of: owner),
                isExtension: owner !== component,
                stack: stack,
                contribution: contribution,
                outer: running.last
            )
        )
        running.append(entries.count - 1)
    }

    /// Notes that the call that began last ends.
    func end() {
        noteReads()
        listener?.didRun(running.last)
        running.removeLast()
    }

    private func noteReads() {
        let found = reads.take()
        guard !found.isEmpty else { return }
        if let place = running.last {
            entries[place].reads += found
        } else {
            outside += found
        }
    }

    /// The calls so far, as values.
    package var runs: [HookRun] {
        noteReads()
        var names: [ObjectIdentifier: String] = [:]
        return entries.map { entry in
            let id = ObjectIdentifier(entry.type)
            let name = names[id] ?? typeName(entry.type)
            names[id] = name
            return HookRun(
                call: entry.call,
                owner: HookOwner(
                    type: name,
                    isExtension: entry.isExtension,
                    slot: entry.stack?.facts.name,
                    layer: entry.contribution?.layer
                ),
                outer: entry.outer,
                reads: entry.reads.distinctNames
            )
        }
    }

    /// The names of the slots that were read while nothing ran.
    package var outsideReads: [String] {
        noteReads()
        return outside.distinctNames
    }
}

/// Who looks at what calls change.
package protocol HookListener: AnyObject {
    /// Tells that a call on a component, or on an extension of it, is about to begin in another one, or in none.
    func willRun(on component: AnyObject, in outer: Int?)

    /// Tells that a call ends.
    func didRun(_ run: Int?)
}

extension [any AnySlotDeclaration] {
    fileprivate var distinctNames: [String] {
        var seen: Set<Int> = []
        return compactMap { seen.insert($0.index).inserted ? $0.facts.name : nil }
    }
}

@available(*, unavailable)
extension HookLog: Sendable {}
