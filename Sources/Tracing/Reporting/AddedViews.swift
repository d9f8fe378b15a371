import Components
import Views

/// The views that extensions added, with what became of them.
struct AddedViews {
    private struct Key: Hashable {
        let author: Int
        let view: String
    }

    private struct Fate {
        var isShown = false
        var isHidden = false
        var takers: Set<ReportedHook> = []
        var isPlacedOnce = false
        var isPlacedTwice = false
    }

    private var fates: [Key: Fate] = [:]

    mutating func add(_ authors: TraceAuthors) {
        let moves = ViewMoves(authors)
        let shown = Set(
            authors.trace.changes.lazy.filter { change in
                change.writes.contains { $0.property == "isHidden" }
                    && !change.after.value.own.isHidden
            }.map(\.view)
        )
        for view in authors.trace.views {
            guard let author = moves.adder(of: view) else { continue }
            let key = Key(author: author, view: view.name)
            var fate = fates[key] ?? Fate()
            if moves.places(of: view, by: author) > 1 {
                fate.isPlacedTwice = true
            } else {
                fate.isPlacedOnce = true
            }
            // Views in another view that it added are reported with that one.
            let around = view.superview.map { authors.trace.views[$0] }
            if around.flatMap(moves.adder) == author {
                fate.isShown = true
            } else if view.path == nil {
                if let taker = moves.taker(of: view) {
                    fate.takers.insert(taker)
                } else {
                    fate.isShown = true
                }
            } else if view.isSeen || shown.contains(view.number) {
                fate.isShown = true
            } else {
                fate.isHidden = true
            }
            fates[key] = fate
        }
    }

    /// Returns which views an extension added without effect; what receives events may show them later.
    func reasons(_ author: Int, hearsAnything: Bool) -> [IneffectiveReason] {
        fates.flatMap { key, fate -> [IneffectiveReason] in
            guard key.author == author else { return [] }
            var reasons: [IneffectiveReason] = []
            if fate.isPlacedTwice, !fate.isPlacedOnce {
                reasons.append(.placedTwice(view: key.view))
            }
            guard !fate.isShown else { return reasons }
            if fate.isHidden, fate.takers.isEmpty, !hearsAnything {
                reasons.append(.hidden(view: key.view))
            }
            if !fate.isHidden, fate.takers.count == 1, let taker = fate.takers.first {
                reasons.append(.takenOut(view: key.view, by: taker.name, taker.layer))
            }
            return reasons
        }
    }
}

/// The additions and removals of the views of a tree.
private struct ViewMoves {
    private let authors: TraceAuthors
    /// The changes that put each view somewhere, by the view's number.
    private var gains: [Int: [ViewChange]] = [:]
    private var losses: [Int: [ViewChange]] = [:]

    init(_ authors: TraceAuthors) {
        self.authors = authors
        for change in authors.trace.changes
        where change.writes.contains(where: { $0.property == "subviews" }) {
            let (old, new) = (change.before.numbers, change.after.numbers)
            for number in new.subtracting(old) { gains[number, default: []].append(change) }
            for number in old.subtracting(new) { losses[number, default: []].append(change) }
        }
    }

    /// Returns the number of the extension that first added a view.
    ///
    /// Views in that of a controller are connected after its hooks, and then have no adder.
    func adder(of view: TracedView) -> Int? {
        gains[view.number]?.first.flatMap { authors.author(of: $0.run) } ?? authors.adder(of: view)
    }

    /// Returns the number of views to which an extension added a view.
    func places(of view: TracedView, by author: Int) -> Int {
        let own = (gains[view.number] ?? []).filter { authors.author(of: $0.run) == author }
        return Set(own.map(\.view)).count
    }

    /// Returns the hook that took a view out of another one that is still there.
    func taker(of view: TracedView) -> ReportedHook? {
        guard let loss = losses[view.number]?.last, authors.trace.views[loss.view].path != nil
        else {
            return nil
        }
        return authors.hook(of: loss.run)
    }
}

extension ViewSnapshot {
    /// The numbers of the views in it.
    fileprivate var numbers: Set<Int> {
        Set(value.subviews.compactMap(\.number))
    }
}

extension TracedView {
    fileprivate var isSeen: Bool {
        !final.value.own.isHidden && final.value.own.alpha > 0
    }
}
