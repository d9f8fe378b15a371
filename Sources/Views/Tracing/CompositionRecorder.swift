public import Components

/// Records how a tree comes to be: who wrote what to which view, in order.
///
/// Mount a tree with it, and ask it for what it found: after mounting, and again after later updates and layouts.
///
/// ```swift
/// let recorder = CompositionRecorder()
/// cell.mount(in: ComponentContext(components, recordedBy: recorder))
/// let trace = recorder.trace
/// ```
///
/// What is compared is each view as it is before a hook against what it is after it, so that a hook in a hook has
/// its own part and what is written and taken back within a hook is not seen. One view of each class is made for the
/// class's own values. A recorder is for one tree, and keeps what views had until it ends.
public final class CompositionRecorder {
    package let log = HookLog()
    let changes = ViewChanges()
    /// The views, by number.
    private(set) var found: [FoundView] = []
    /// What changed, in order.
    private(set) var writes: [FoundChange] = []
    /// The numbers of the views on which calls were made, by the number of the call.
    private(set) var subjects: [Int?] = []
    private var defaults: [ObjectIdentifier: DefaultView] = [:]

    /// Prepares for a tree.
    public init() {
        log.listener = self
    }

    /// The root of the tree; none before it is mounted and after its end.
    var root: View? {
        found.first?.record.view
    }

    /// Looks at what changed since the last time, which is the doing of the call that runs.
    func look() {
        guard changes.isAny else { return }
        let changed = changes.take()
        let new = find(changed.flatMap { $0.view?.core.subviews ?? [] })
        for record in changed { compare(record.number) }
        for number in new { compare(number) }
    }

    /// Takes views, and what is in them, into the recording; returns the numbers of those that were not in it.
    private func find(_ views: [View]) -> [Int] {
        var waiting: [(view: View, given: DefaultView?)] = views.reversed().map { ($0, nil) }
        var new: [(number: Int, standard: DefaultView)] = []
        while let (view, given) = waiting.popLast() {
            if let record = view.core.record, record.belongs(to: changes) { continue }
            let record = ViewRecord(found.count, view, in: changes)
            view.core.record = record
            let standard = given?.isLike(view) == true ? given : nil
            let initial = standard ?? defaultView(like: view)
            new.append((record.number, initial))
            found.append(FoundView(record, slot: view.node.slotName, initial.state))
            for (place, subview) in view.core.subviews.enumerated().reversed() {
                let given = place < initial.subviews.count ? initial.subviews[place] : nil
                waiting.append((subview, given))
            }
        }
        for (number, standard) in new { takeOver(standard, number) }
        return new.map(\.number)
    }

    /// Lets what a class put into its views count as there from the beginning.
    private func takeOver(_ standard: DefaultView, _ number: Int) {
        guard standard.hasParts, let view = found[number].record.view else { return }
        var state = standard.state.value
        let now = ViewState(view)
        if standard.subviews.count <= view.core.subviews.count,
            zip(standard.subviews, view.core.subviews).allSatisfy({ $0.isLike($1) })
        {
            state.subviews = Array(now.subviews.prefix(standard.subviews.count))
        }
        let constraints = now.constraints.prefix(state.constraints.count)
        if constraints.map(\.description) == state.constraints.map(\.description) {
            state.constraints = Array(constraints)
        }
        found[number].begin(with: ViewSnapshot(state))
    }

    private func compare(_ number: Int) {
        guard let view = found[number].record.view else { return }
        let state = ViewState(view)
        let before = found[number].state
        guard state != before.value else { return }
        let after = ViewSnapshot(state)
        writes.append(FoundChange(run: log.current, view: number, before: before, after: after))
        found[number].state = after
    }

    private func defaultView(like view: View) -> DefaultView {
        let id = ObjectIdentifier(type(of: view))
        if let known = defaults[id] { return known }
        let made = DefaultView(type(of: view).init())
        defaults[id] = made
        return made
    }
}

extension CompositionRecorder: HookListener {
    /// Looks at what the call around did so far.
    package func willRun(on component: AnyObject) {
        look()
        let view = component as? View ?? (component as? ViewController)?.view
        if let view, view.core.record?.belongs(to: changes) != true {
            // The root, or a view in something that is no view.
            for number in find([view]) { compare(number) }
        }
        subjects.append(view?.core.record?.number)
    }

    /// Looks at what the call did.
    package func didRun() {
        look()
    }
}

extension ComponentContext {
    /// Creates a context whose tree is recorded.
    public init(
        _ components: Components = .default,
        events: (any EventSink)? = nil,
        recordedBy recorder: CompositionRecorder
    ) {
        self.init(components, events: events)
        hookLog = recorder.log
    }
}

@available(*, unavailable)
extension CompositionRecorder: Sendable {}
