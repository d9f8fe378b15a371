import Drawing
import Views

extension Sheet {
    /// Creates the sheet of a message's views, each inside those above it, of which one can be chosen.
    init(_ explanation: MessageExplanation) {
        title = "How it came to be"
        choices = explanation.views.map { view in
            let indent = String(repeating: "  ", count: view.order.count - 1)
            return Choice(title: "\(indent)\(view.name)", act: .explain(view))
        }
    }

    /// Creates the sheet of what is told of a view.
    init(_ view: ExplainedView) {
        title = "\(view.name): \(view.view.type)"
        lines = [view.path, "frame \(view.view.frame.shown)"] + view.groups.flatMap(\.lines)
    }
}

extension InspectedGroup {
    /// An empty line, then what the group says.
    fileprivate var lines: [String] {
        ["", title] + (note.map { [$0] } ?? []) + facts.flatMap(\.lines)
    }
}

extension InspectedFact {
    /// What is said, and below it whose doing it is.
    fileprivate var lines: [String] {
        let doing = [origin, place].compactMap { $0 }.joined(separator: " from ")
        return ["\(isLost ? "without effect: " : "")\(name): \(value)"]
            + (doing.isEmpty ? [] : ["    \(doing)"])
    }
}
