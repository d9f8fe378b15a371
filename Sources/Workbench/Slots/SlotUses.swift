import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// Which hooks make or read slots, and where their parts are seen, found in recorded trees.
struct SlotUses {
    /// The methods that made or read a slot, by its name, each once, in the order of the first time.
    private(set) var readers: [String: [String]] = [:]
    /// The slots that the hooks of a slot's parts read or made, by its name, likewise.
    private(set) var reads: [String: [String]] = [:]
    /// A picture in which a slot's part is outlined, by its name.
    private(set) var pictures: [String: HTMLEntry] = [:]

    /// Adds what a recorded tree shows, whose root the entry draws.
    mutating func add(_ trace: CompositionTrace, _ entry: HTMLEntry) {
        for run in trace.runs {
            for slot in run.reads {
                readers[slot, default: []].addOnce("\(run.owner.type).\(run.call.name)")
                if let own = run.owner.slot { reads[own, default: []].addOnce(slot) }
            }
        }
        for slot in trace.outsideReads { readers[slot, default: []].addOnce("outside of hooks") }
        let facts = TraceFacts(trace)
        for view in trace.views.compactMap({ ExplainedView($0, facts) }) {
            guard let slot = view.view.slot?.name, pictures[slot] == nil,
                view.view.frame.size.width > 0, view.view.frame.size.height > 0,
                let part = entry.view.descendant(at: Array(view.order.dropFirst()))
            else { continue }
            var picture = entry
            picture.outlined = [part]
            pictures[slot] = picture
        }
    }
}

extension [String] {
    fileprivate mutating func addOnce(_ name: String) {
        if !contains(name) { append(name) }
    }
}
