import Components
import Synchronization
import Views

/// The changes that calls made in the views of a tree.
final class CompositionLog {
    let changes = ViewChanges()
    /// The views, by number.
    private(set) var found: [FoundView] = []
    /// The changes, in order.
    private(set) var writes: [FoundChange] = []
    /// The views that calls fill with 256 others or more, by number, with the number of the call.
    private var filled: [Int: Int] = [:]

    init() {
        found.reserveCapacity(32)
        writes.reserveCapacity(96)
    }

    deinit {
        changes.close()
    }

    /// Records the changes of the surrounding call so far, and returns the number of the view of the next call.
    func willRun(on component: AnyObject, in outer: Int?) -> Int? {
        look(in: outer, isOver: outer == nil)
        let view = component as? View ?? (component as? ViewController)?.view
        if let view, !knows(view) {
            // The root, or a view in something that is no view.
            for number in find([view]) { compare(number, in: outer) }
        }
        return view?.record?.number
    }

    /// Records the changes of the call.
    func didRun(_ run: Int?) {
        look(in: run)
    }

    /// The root of the tree; none before it is mounted and after its end.
    var root: View? {
        found.first?.record.view
    }

    /// Records the changes since the last time, which the running call made.
    ///
    /// A crowded view is looked at once, when the call ends that changed it first, as each look takes as long as there
    /// are views in it: what calls in that one write to it counts as the outer one's.
    func look(in run: Int?, isOver: Bool = true) {
        guard changes.isAny || !filled.isEmpty else { return }
        let ready = filled.isEmpty || !isOver ? [] : filled.filter { $0.value == run }.keys.sorted()
        for number in ready { filled[number] = nil }
        changes.take { records in
            let others = records.filter { !waits($0, in: run, isOver) }
            let changed = ready.map { found[$0].record } + others
            var unknown: [View] = []
            for record in changed {
                guard let view = record.view else { continue }
                unknown += view.subviews.lazy.filter { !self.knows($0) }
            }
            let new = unknown.isEmpty ? [] : find(unknown)
            for record in changed { compare(record.number, in: run) }
            for number in new { compare(number, in: run) }
        }
    }

    private func waits(_ record: ViewRecord, in run: Int?, _ isOver: Bool) -> Bool {
        let count = record.view?.subviews.count ?? 0
        if !isOver, count >= 256, filled[record.number] == nil { filled[record.number] = run }
        return filled[record.number] != nil
    }

    private func knows(_ view: View) -> Bool {
        view.record?.belongs(to: changes) == true
    }

    /// Adds views and their subviews to the recording; returns the numbers of the new ones.
    private func find(_ views: [View]) -> [Int] {
        var waiting: [(view: View, given: DefaultView?)] = views.reversed().map { ($0, nil) }
        var new: [(number: Int, standard: DefaultView)] = []
        while let (view, given) = waiting.popLast() {
            if knows(view) { continue }
            let record = ViewRecord(found.count, view, in: changes)
            view.record = record
            let standard = given?.isLike(view) == true ? given : nil
            let initial = standard ?? .like(view)
            new.append((record.number, initial))
            found.append(
                FoundView(
                    record: record,
                    slot: view.node.slotName,
                    initial: initial.state,
                    state: initial.state
                )
            )
            for (place, subview) in view.subviews.enumerated().reversed() {
                let given = place < initial.subviews.count ? initial.subviews[place] : nil
                waiting.append((subview, given))
            }
        }
        for (number, standard) in new { takeOver(standard, number) }
        return new.map(\.number)
    }

    /// Makes what a class puts into its views part of their initial state.
    private func takeOver(_ standard: DefaultView, _ number: Int) {
        guard standard.hasParts, let view = found[number].record.view else { return }
        var state = standard.state.value
        let now = ViewState(view)
        if standard.subviews.count <= view.subviews.count,
            zip(standard.subviews, view.subviews).allSatisfy({ $0.isLike($1) })
        {
            state.subviews = Array(now.subviews.prefix(standard.subviews.count))
        }
        let constraints = now.constraints.prefix(state.constraints.count)
        if constraints.map(\.description) == state.constraints.map(\.description) {
            state.constraints = Array(constraints)
        }
        let initial = ViewSnapshot(state)
        found[number].initial = initial
        found[number].state = initial
    }

    private func compare(_ number: Int, in run: Int?) {
        let (record, before) = (found[number].record, found[number].state)
        guard let view = record.view, !before.isState(of: view) else { return }
        let after = ViewSnapshot(ViewState(view))
        writes.append(FoundChange(run: run, view: number, before: before, after: after))
        found[number].state = after
    }
}

/// A view of a recorded tree.
struct FoundView {
    let record: ViewRecord
    /// The slot that the view was made from.
    let slot: String?
    /// The state that its class gives it.
    var initial: ViewSnapshot
    /// The last recorded state.
    var state: ViewSnapshot
}

/// The states of a view before and after a part of a call; no call for changes outside of calls.
struct FoundChange {
    let run: Int?
    let view: Int
    let before: ViewSnapshot
    let after: ViewSnapshot
}

/// A view as its class makes it, with what the class puts into it.
struct DefaultView: Sendable {
    let state: ViewSnapshot
    let subviews: [DefaultView]

    /// The classes that any recording met.
    private static let known = Mutex<[ObjectIdentifier: DefaultView]>([:])

    private init(_ view: View) {
        state = ViewSnapshot(ViewState(view))
        subviews = view.subviews.map(DefaultView.init)
    }

    /// Returns what a view's class makes.
    static func like(_ view: View) -> DefaultView {
        let id = ObjectIdentifier(type(of: view))
        if let found = known.withLock({ $0[id] }) { return found }
        // No lock while a class makes its view.
        let made = SideEffectLog.ignoring { DefaultView(type(of: view).init()) }
        known.withLock { $0[id] = made }
        return made
    }

    func isLike(_ view: View) -> Bool {
        state.value.viewClass == ViewClass(of: view)
    }

    /// Whether the class puts views or constraints into its views.
    var hasParts: Bool {
        !subviews.isEmpty || !state.value.constraints.isEmpty
    }
}
