/// What ran in a tree that is recorded, in order, and which slots were read meanwhile.
package final class HookLog {
    /// Who is told at each boundary between calls; it keeps the log.
    package weak var listener: (any HookListener)?
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
    package init() {}

    /// The number of the call that runs; none between calls.
    package var current: Int? {
        running.last
    }

    /// How many calls there were.
    package var count: Int {
        entries.count
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
        listener?.willRun(on: component)
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
        listener?.didRun()
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
    /// Tells that a call on a component, or on an extension of it, is about to begin.
    func willRun(on component: AnyObject)

    /// Tells that a call ended, before it counts as such.
    func didRun()
}

extension [any AnySlotDeclaration] {
    fileprivate var distinctNames: [String] {
        var seen: Set<Int> = []
        return compactMap { seen.insert($0.index).inserted ? $0.facts.name : nil }
    }
}

@available(*, unavailable)
extension HookLog: Sendable {}
