import Components
import DefaultComponents
import Drawing
import Hosting
import Tracing
import Views

extension MessageExplanation {
    /// The whole account, a line for each fact.
    var text: String {
        "\(heading)\n" + optionsText + views.map(\.text).joined() + pluginsText
    }

    private var optionsText: String {
        let names = account.options.sorted().names
        let steps = account.steps.map { step -> String in
            let changes =
                [("inserted", step.inserted), ("removed", step.removed)]
                .filter { !$1.isEmpty }
                .map { "\($0) \($1.names)" }
            let done = changes.isEmpty ? "changed nothing" : changes.joined(separator: "; ")
            return "  \(step.layer.ruleSource): \(done)\n"
        }
        return "layout options: \(names.isEmpty ? "none" : names)\n"
            + steps.joined()
    }

    private var pluginsText: String {
        plugins.map { "\(text(about: $0.id))\n" }.joined()
    }
}

extension ExplainedView {
    /// The view with everything that was written to it.
    var text: String {
        "\(path): \(view.type.shown()) [\(view.frame.shown)]\n" + originText
            + properties.map(\.text).joined()
    }

    /// A property of the view, written or not.
    func text(of name: String) -> String {
        let title = "\(path): \(view.type.shown())\n"
        if name == "frame", !properties.contains(where: { $0.name == name }) {
            return title + "  frame = \(view.frame.shown), as it was laid out, never written\n"
        }
        guard let property = properties.first(where: { $0.name == name }) else {
            let value = value(of: name)?.shown ?? "none"
            return title + "  \(name) = \(value), the default of its class, never written\n"
        }
        return title + property.text
    }

    private var originText: String {
        var text = view.slot.map(\.explained) ?? "  made by hand\n"
        if let adder { text += "  added by \(adder.text)\n" }
        return text
    }
}

extension ExplainedProperty {
    /// The last value and its writer, then the overwritten values, the latest first.
    fileprivate var text: String {
        guard !["subviews", "constraints"].contains(name) else {
            return writes.map { "  \(name) \($0.partText), by \($0.writer.text)\n" }.joined()
        }
        guard let last = writes.last, let first = writes.first else { return "" }
        let before = writes.dropLast().reversed().map {
            "    before: \($0.new.shown), by \($0.writer.text)\n"
        }
        return "  \(name) = \(last.new.shown), by \(last.writer.text)\n" + before.joined()
            + "    before: \(first.old.shown), the default of its class\n"
    }
}

extension ExplainedWrite {
    fileprivate var partText: String {
        switch (old, new) {
        case ("none", let new): "+ \(new.shown)"
        case (let old, "none"): "- \(old.shown)"
        case (let old, let new): "\(old.shown) -> \(new.shown)"
        }
    }
}

extension Writer {
    var text: String {
        (method?.shown ?? "no hook") + (layer?.source ?? "")
    }
}

extension SlotLayer {
    /// The content, the registrant and the source location.
    var shown: String {
        what.shown() + source
    }

    /// The registrant and the source location.
    var source: String {
        " from \(ownedWhere)"
    }

    /// The registrant, the source location and the scope.
    var ownedWhere: String {
        ownerAndPlace + (scope.map { ", in \($0.shown())" } ?? "")
    }

    private var ownerAndPlace: String {
        "\(owner)".shown() + (site.map { " at \("\($0)".shown())" } ?? "")
    }

    /// The same, for a layer of the options' rules.
    fileprivate var ruleSource: String {
        owner == .declaration ? "the default rules" : ownerAndPlace
    }
}

extension SlotReport {
    /// The base of the slot with the reason, then the bases that lost, then the extensions.
    fileprivate var explained: String {
        "  slot \(name.shown()): \(base.shown), \(rule.reason)\n"
            + shadowed.reversed().map { "    instead of \($0.shown)\n" }.joined()
            + layers.map { "    extended by \($0.shown)\n" }.joined()
    }
}

extension [ChatMessageLayoutOption] {
    /// The names, one behind the other.
    fileprivate var names: String {
        map { $0.rawValue.shown() }.joined(separator: ", ")
    }
}

extension String {
    /// The text without line ends and control sequences.
    fileprivate var shown: String { shown() }
}

extension MessageExplanation {
    /// Returns a line for a plugin, and one for each of its contributions to the message.
    private func text(about id: PluginID) -> String {
        let isOwn = { (layer: SlotLayer?) in layer?.owner == .plugin(id) }
        var facts: [String] = []
        for step in account.steps where isOwn(step.layer) {
            facts += step.inserted.map { "inserted the option \($0.rawValue.shown())" }
            facts += step.removed.map { "removed the option \($0.rawValue.shown())" }
        }
        for view in views {
            if isOwn(view.view.supplier) { facts.append("made \(view.path)") }
            if isOwn(view.adder?.layer) { facts.append("added \(view.path)") }
            let written = view.properties.filter { $0.writes.contains { isOwn($0.writer.layer) } }
            if !written.isEmpty {
                let names = written.map(\.name).joined(separator: ", ")
                facts.append("wrote \(names) of \(view.path)")
            }
        }
        let own = plugins.first { $0.id == id }?.registrations ?? []
        let reads = Set(trace.runs.flatMap(\.reads) + trace.outsideReads)
        facts += own.filter { $0.layer.verb == .set && reads.contains($0.slot) }
            .map { "set \($0.slot.shown()), which was read" }
        let title = "plugin \(id.rawValue.shown()):"
        guard facts.isEmpty else { return title + facts.map { "\n  \($0)" }.joined() }
        let unused = own.map(\.slot).filter { !reads.contains($0) }.distinct
        guard !unused.isEmpty else { return "\(title) no effect, although its slots were read" }
        return "\(title) nothing, as this message asks for no "
            + "\(unused.map { $0.shown() }.joined(separator: " and no "))"
    }
}
