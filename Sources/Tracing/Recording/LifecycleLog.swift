package import Components

/// The calls in a recorded tree, in order, with the slots that were read in each.
package final class LifecycleLog: HookObserver {
    /// The changes that the calls make in views; nil if they are not recorded.
    private let views: CompositionLog?
    /// The log of the slots that the tree's components read.
    package var reads: any SlotReadReceiver { slotReads }
    private let slotReads = SlotReadLog()
    /// The side effects of the calls.
    package let notes: SideEffectLog
    // In one property, as each access to a property of a class is checked, which costs more than the work here.
    private var calls = Calls()

    private struct Calls {
        var entries: [Entry] = []
        private var running: [Int] = []

        init() {
            // Of a message's size, so that it seldom grows.
            entries.reserveCapacity(160)
            running.reserveCapacity(16)
        }

        var current: Int? { running.last }

        /// Takes a call in and returns its number.
        mutating func begin(_ entry: Entry) -> Int {
            let number = entries.count
            entries.append(entry)
            running.append(number)
            return number
        }

        /// Returns the number of the call that ends, and of the one in which it was made.
        mutating func end() -> (ended: Int?, outer: Int?) {
            (running.popLast(), running.last)
        }
    }

    /// A call, as objects that exist while it runs.
    private struct Entry {
        let call: HookCall
        let type: Any.Type
        let isExtension: Bool
        let stack: StackInfo?
        let registration: Registration?
        let outer: Int?
        /// The number of the component among the recorded views.
        let subject: Int?
    }

    /// Creates an empty log of calls and of the changes that they make in views.
    init(_ views: CompositionLog?) {
        self.views = views
        notes = SideEffectLog(beside: slotReads)
    }

    /// Creates an empty log of calls.
    package convenience init() {
        self.init(nil)
    }

    /// The number of the current call; nil between calls.
    package var current: Int? {
        calls.current
    }

    /// Notes that a call begins.
    package func begin(
        _ call: HookCall,
        of owner: AnyObject,
        on component: AnyObject,
        _ stack: StackInfo?,
        by registration: Registration?
    ) {
        let outer = calls.current
        let entry = Entry(
            call: call,
            type: type(of: owner),
            isExtension: owner !== component,
            stack: stack,
            registration: registration,
            outer: outer,
            subject: views?.willRun(on: component, in: outer)
        )
        slotReads.enter(calls.begin(entry))
    }

    /// Notes that the call that began last ends.
    package func end() {
        let (ended, outer) = calls.end()
        views?.didRun(ended)
        slotReads.enter(outer)
    }

    /// Returns the layer of a call, by its number, and the slot that its component was made from.
    package func author(of run: Int) -> (slot: String?, layer: SlotLayer?) {
        let entry = calls.entries[run]
        return (entry.stack?.facts.name, entry.registration?.layer)
    }

    /// The calls so far, as values, with the numbers of their components among the recorded views, and the names of
    /// the slots that were read between calls.
    package var found: (runs: [HookInvocation], subjects: [Int?], outsideReads: [String]) {
        let entries = calls.entries
        let reads = slotReads.names(ofRuns: entries.count)
        var names: [ObjectIdentifier: String] = [:]
        let runs = zip(entries, reads.runs).map { entry, reads in
            let id = ObjectIdentifier(entry.type)
            let name = names[id] ?? typeName(entry.type)
            names[id] = name
            return HookInvocation(
                call: entry.call,
                owner: HookReceiver(
                    type: name,
                    isExtension: entry.isExtension,
                    slot: entry.stack?.facts.name,
                    layer: entry.registration?.layer
                ),
                outer: entry.outer,
                reads: reads
            )
        }
        return (runs, entries.map(\.subject), reads.outside)
    }
}

@available(*, unavailable)
extension LifecycleLog: Sendable {}
