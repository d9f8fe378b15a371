import Components
import DefaultComponents
import Hosting
import Tracing
import Views

/// The differences of a message without some of its plugins.
struct ExplanationComparison {
    private let with: MessageExplanation
    private let without: MessageExplanation
    private let names: String

    init(_ with: MessageExplanation, without: MessageExplanation, _ ids: [String]) {
        self.with = with
        self.without = without
        names = ids.map { $0.shown() }.joined(separator: " and ")
    }

    /// Returns what differs in a view and all in it, with paths from there on, or of one property: of `frame` in all
    /// in it, of others in the view.
    func text(at path: String, property: String? = nil) -> String {
        let both = (views(with, at: path), views(without, at: path))
        var lines = optionLines
        for view in both.0 {
            if let other = both.1.first(where: { $0.path == view.path }) {
                guard view.path == path || property == nil || property == "frame" else { continue }
                lines += differences(of: view, from: other, property).map { place(view, path) + $0 }
            } else if !both.0.contains(where: { $0.path == view.path.around && !isThere($0.path) })
            {
                let adder = view.adder.map { ", added by \($0.text)" } ?? ""
                lines.append("+ \(title(of: view, in: path))\(adder)")
            }
        }
        for view in both.1 where !with.views.contains(where: { $0.path == view.path }) {
            if with.views.contains(where: { $0.path == view.path.around }) || view.path == path {
                lines.append("- \(title(of: view, in: path))")
            }
        }
        if lines.isEmpty { lines = ["nothing differs"] }
        return "\(path) with \(names), compared to without:\n" + lines.map { "  \($0)\n" }.joined()
    }

    /// The differences in the layout options.
    private var optionLines: [String] {
        let (own, others) = (with.account.options, without.account.options)
        let changes = [
            ("has", "inserted", own.subtracting(others)),
            ("has not", "removed", others.subtracting(own)),
        ]
        return changes.flatMap { state, verb, options in
            options.sorted().map { option in
                let by =
                    OptionExplanation(option.rawValue, with.account).changes.last
                    .map { ", \(verb)\($0.layer.source)" } ?? ""
                return "\(state) the option \(option.rawValue.shown())\(by)"
            }
        }
    }

    private func isThere(_ path: String) -> Bool {
        without.views.contains { $0.path == path }
    }

    private func views(_ explanation: MessageExplanation, at path: String) -> [ExplainedView] {
        explanation.views.filter { $0.path.isIn(path) }
    }

    /// Returns the path from another one on; empty for that one.
    private func place(_ view: ExplainedView, _ root: String) -> String {
        view.path == root ? "" : "\(view.path.dropFirst(root.count + 1)): "
    }

    private func title(of view: ExplainedView, in root: String) -> String {
        "\(place(view, root))\(view.view.type.shown()) [\(view.view.frame.shown)]"
    }

    /// Returns the differences in a view that exists in both.
    private func differences(
        of view: ExplainedView,
        from other: ExplainedView,
        _ property: String?
    ) -> [String] {
        var lines: [String] = []
        let size = view.view.frame.growth(from: other.view.frame)
        if property == nil || property == "frame", let size {
            lines.append(
                "\(size), [\(view.view.frame.shown)] from [\(other.view.frame.shown)]"
            )
        }
        let names = (view.properties + other.properties).map(\.name).distinct
        for name in names where name == property || property == nil && name != "subviews" {
            let values = [view, other].map { $0.value(of: name) ?? "none" }
            guard values[0] != values[1] else { continue }
            lines.append(
                "\(name) = \(values[0].shown())\(view.writer(of: name)), without "
                    + "\(values[1].shown())\(other.writer(of: name))"
            )
        }
        return lines
    }
}

extension ExplainedView {
    /// The writer of the last value of a property; empty if there is none.
    fileprivate func writer(of name: String) -> String {
        let last = properties.first { $0.name == name }?.writes.last
        return last.map { ", by \($0.writer.text)" } ?? ""
    }
}

extension Rect {
    /// The difference in size, in words; nil for the same size.
    fileprivate func growth(from other: Rect) -> String? {
        let changes = [
            (size.height - other.size.height, "taller", "lower"),
            (size.width - other.size.width, "wider", "narrower"),
        ].filter { abs($0.0) >= 0.05 }
        guard !changes.isEmpty else { return nil }
        return changes.map { change, more, less in
            "\(((abs(change) * 10).rounded() / 10).text) points \(change > 0 ? more : less)"
        }.joined(separator: " and ")
    }
}
