import Components
import DefaultComponents
import Drawing
import Views

/// Tells how a message came to be as it is.
struct ExplainCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws {
        let setup = ComponentsSetup(arguments: arguments)
        let components = try setup.plugged()
        let sections = try demo.sections(arguments, components)
        var composer = MessageComposer(
            components,
            settings: LayoutSettings(arguments),
            variant: .frames
        )
        let left = arguments.all(.without)
        var others = left.isEmpty ? nil : try self.composer(leavingOut: left, setup)
        var array = JSONArrayWriter(output: demo.output)
        for section in sections {
            for place in section.places {
                let explanation = composer.explanation(at: place, of: section)
                if arguments.has(.json) {
                    try array.write(try json(of: explanation))
                } else if let other = others?.explanation(at: place, of: section) {
                    try demo.output.write(try comparison(of: explanation, without: other))
                } else {
                    try demo.output.write(
                        try text(of: explanation) { id throws(DemoError) in
                            var others = try self.composer(leavingOut: [id.rawValue], setup)
                            return others.explanation(at: place, of: section)
                        }
                    )
                }
            }
        }
        if arguments.has(.json) { try array.end() }
        demo.tell("diagnostic", composer.findings.lines)
    }

    /// Returns what composes without some of the chosen plugins.
    private func composer(
        leavingOut left: [String],
        _ setup: ComponentsSetup
    ) throws(DemoError) -> MessageComposer {
        let ids = try setup.chosenIDs()
        let others = try setup.plugged(ids.indices.filter { !left.contains(ids[$0]) })
        return MessageComposer(others, settings: LayoutSettings(arguments), variant: .frames)
    }

    /// Returns what is otherwise in a message that was composed without some plugins.
    private func comparison(
        of explanation: MessageExplanation,
        without other: MessageExplanation
    ) throws(DemoError) -> String {
        let comparison = ExplanationComparison(explanation, without: other, arguments.all(.without))
        let root = explanation.views.first?.path ?? ""
        let property = try arguments[.property].map(name(of:))
        guard let node = arguments[.node] else {
            return comparison.text(at: root, property: property)
        }
        // What is there without the plugin alone can be asked for as well.
        for search in [explanation.search(node), other.search(node)] {
            guard case .found(let path) = search else { continue }
            return comparison.text(at: path, property: property)
        }
        return try text(of: explanation) { _ in explanation }
    }

    /// Returns what is asked for of a message, which is composed again if what a plugin decided is asked for.
    private func text(
        of explanation: MessageExplanation,
        without: (PluginID) throws(DemoError) -> MessageExplanation
    ) throws(DemoError) -> String {
        if let option = arguments[.option] {
            let told = OptionExplanation(option, explanation.account)
            return told.text
                + (try told.substitute { id throws(DemoError) in try without(id).account })
        }
        guard let path = arguments[.node] else { return explanation.text }
        guard let view = try chosen(explanation) else {
            return AbsentNode(path, in: explanation)?.text ?? ""
        }
        guard let word = arguments[.property] else { return view.text }
        let property = try name(of: word)
        return view.text(of: property)
            + explanation.reads(behind: property, of: view).map(\.text).joined()
            + explanation.otherPlugins(behind: property, of: view)
            + (try view.substitute(for: property, without))
    }

    private func json(of explanation: MessageExplanation) throws(DemoError) -> String {
        if let option = arguments[.option] {
            return OptionExplanation(option, explanation.account).json(of: explanation.id)
        }
        let view = try chosen(explanation)
        if let path = arguments[.node], view == nil {
            throw .usage([.absentNode(path, message: explanation.id)])
        }
        let property = try arguments[.property].map(name(of:))
        return explanation.json(only: view, property: property)
    }

    /// Returns the view that the command line names; none if it names none, or one that is not there.
    private func chosen(
        _ explanation: MessageExplanation
    ) throws(DemoError) -> ExplainedView? {
        guard let path = arguments[.node] else { return nil }
        switch explanation.search(path) {
        case .found(let path): return explanation.views.first { $0.path == path }
        case .several(let paths): throw .usage([.ambiguousNode(path, paths: paths)])
        case .absent:
            guard AbsentNode(path, in: explanation) == nil else { return nil }
            let names = explanation.views.flatMap { [$0.path, $0.view.name.shellSafe] }
            let slots = explanation.slots.map(\.name.shellSafe)
            throw .usage([.unknown(.node, path, known: names + slots)])
        }
    }

    /// Returns the property of a name: its own, how it ends, or what trees call it.
    private func name(of word: String) throws(DemoError) -> String {
        let known = ViewProperty.written.map(\.name)
        if known.contains(word) { return word }
        let inTrees = [
            "corner": "layer.cornerRadius", "border": "layer.borderWidth",
            "background": "backgroundColor", "color": "textColor", "hidden": "isHidden",
            "margins": "directionalLayoutMargins", "role": "accessibilityRole",
            "label": "accessibilityLabel", "clips": "clipsToBounds", "tap": "targetNames",
        ]
        if let name = inTrees[word] { return name }
        if let name = known.first(where: { $0.hasSuffix(".\(word)") }) { return name }
        let endings = known.compactMap { $0.split(separator: ".").last.map(String.init) }
        throw .usage([.unknown(.property, word, known: known + endings + inTrees.keys)])
    }
}
