import Components
import Views

extension CompositionRecorder {
    /// The trace until now.
    ///
    /// - Complexity: Linear in the calls, the views and what was written.
    public var trace: CompositionTrace {
        views.look(in: log.current)
        return views.trace(of: log)
    }
}

extension CompositionLog {
    fileprivate func trace(of log: LifecycleLog) -> CompositionTrace {
        let names = TracedNames(of: self)
        var stacks = StacksOfParts(root?.node.connectedTree?.whole)
        let calls = log.found
        return CompositionTrace(
            runs: calls.runs,
            views: found.indices.map { view($0, names, &stacks) },
            changes: writes.map { change in
                ViewChange(
                    run: change.run,
                    view: change.view,
                    writes: change.writes(names),
                    before: change.before,
                    after: change.after
                )
            },
            subjects: calls.subjects,
            outsideReads: calls.outsideReads
        )
    }

    private func view(
        _ number: Int,
        _ names: TracedNames,
        _ stacks: inout StacksOfParts
    ) -> TracedView {
        let found = found[number]
        let view = found.record.view
        let isPresent = names.paths[number] != nil
        return TracedView(
            number: number,
            path: names.paths[number],
            name: names.names[number],
            type: found.initial.value.viewClass.name,
            superview: isPresent && number > 0 ? view?.superview?.record?.number : nil,
            slot: view.flatMap { stacks.report(of: $0) },
            supplier: view?.node.supplier,
            extensions: view?.node.extensions ?? [],
            addedBy: view?.node.addedBy,
            frame: view?.frame ?? .zero,
            subviewNames: found.state.value.subviews.map { $0.name(names) },
            initial: found.initial,
            final: found.state
        )
    }
}

/// The stacks of a tree's parts, of which each has components of its own.
private struct StacksOfParts {
    private let whole: ComponentTree?
    private var known: [ObjectIdentifier: SlotStackCache] = [:]

    init(_ whole: ComponentTree?) {
        self.whole = whole
    }

    /// Returns the slot stack that a view was made from, which is that of the part around it.
    mutating func report(of view: View) -> SlotReport? {
        guard let tree = view.superview?.node.connectedTree ?? whole else { return nil }
        return known[ObjectIdentifier(tree), default: SlotStackCache(tree.components)]
            .report(of: view.node)
    }
}

/// The names of the views of a recording.
struct TracedNames {
    /// The names, by number.
    private(set) var names: [String]
    /// The names on the way down to each view that is in the tree.
    private(set) var paths: [String?]

    init(of recorder: CompositionLog) {
        names = recorder.found.map { view in
            view.slot ?? view.initial.value.viewClass.plainName
        }
        paths = names.map { _ in nil }
        if let root = recorder.root { enter(root, recorder.changes) }
    }

    private mutating func enter(_ root: View, _ changes: ViewChanges) {
        enum Step {
            case enter(View, around: String?)
            case leave
        }
        var found = ViewNames(root: root)
        var steps = [Step.enter(root, around: nil)]
        // The names of the views that were entered, so often below the same one.
        var counts: [[String: Int]] = [[:]]
        while let step = steps.popLast() {
            guard case .enter(let view, let around) = step else {
                found.leave()
                counts.removeLast()
                continue
            }
            let name = found.enter(view)
            let count = (counts[counts.count - 1][name] ?? 0) + 1
            counts[counts.count - 1][name] = count
            let own = count == 1 ? name : "\(name):\(count)"
            let path = around.map { "\($0)/\(own)" } ?? own
            if let record = view.record, record.belongs(to: changes) {
                names[record.number] = name
                paths[record.number] = path
            }
            counts.append([:])
            steps.append(.leave)
            for subview in view.subviews.reversed() {
                steps.append(.enter(subview, around: path))
            }
        }
    }
}

extension ViewClass {
    /// The name of a view that has no other: without generic arguments, beginning in lower case.
    fileprivate var plainName: String {
        let plain = name.prefix { $0 != "<" }
        return plain.prefix(1).lowercased() + plain.dropFirst()
    }
}

extension FoundChange {
    /// Returns the properties that differ before and after.
    fileprivate func writes(_ names: TracedNames) -> [PropertyWrite] {
        let changed = ViewProperty.changed(from: before.value, to: after.value)
        return changed.flatMap { property -> [PropertyWrite] in
            switch property.name {
            case "subviews":
                return parts(before.value.subviews, after.value.subviews, "subviews") {
                    $0.name(names)
                }
            case "constraints":
                return parts(before.value.constraints, after.value.constraints, "constraints") {
                    $0.text(names)
                }
            default:
                return [
                    PropertyWrite(
                        property: property.name,
                        old: property.text(before.value),
                        new: property.text(after.value)
                    )
                ]
            }
        }
    }

    /// Returns a write for each removed and each added part, or for another order.
    private func parts<Part: Hashable>(
        _ before: [Part],
        _ after: [Part],
        _ property: String,
        _ text: (Part) -> String
    ) -> [PropertyWrite] {
        let (old, new) = (Set(before), Set(after))
        let gone = before.filter { !new.contains($0) }
        let come = after.filter { !old.contains($0) }
        guard !gone.isEmpty || !come.isEmpty else {
            let texts = [before, after].map { $0.map(text).joined(separator: ", ") }
            return [PropertyWrite(property: property, old: texts[0], new: texts[1])]
        }
        return gone.map { PropertyWrite(property: property, old: text($0), new: "none") }
            + come.map { PropertyWrite(property: property, old: "none", new: text($0)) }
    }
}

extension SubviewState {
    fileprivate func name(_ names: TracedNames) -> String {
        number.map { names.names[$0] } ?? viewClass.name
    }
}

extension AnchoredState {
    fileprivate func text(_ names: TracedNames) -> String {
        constraint.text(first: "", second: second.map { $0.name(names) } ?? "gone")
    }
}
