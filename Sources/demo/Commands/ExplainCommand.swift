import Components
import DefaultComponents
import Drawing
import Views

/// Tells how a message came to be as it is.
struct ExplainCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws {
        let components = try ComponentsSetup(arguments: arguments).plugged()
        let sections = try demo.sections(arguments, components)
        var composer = MessageComposer(
            components,
            settings: LayoutSettings(arguments),
            variant: .frames
        )
        var array = JSONArrayWriter(output: demo.output)
        for section in sections {
            for place in section.places {
                let explanation = composer.explanation(at: place, of: section)
                if arguments.has(.json) {
                    try array.write(explanation.json(only: try chosen(explanation)))
                } else {
                    try demo.output.write(try text(of: explanation))
                }
            }
        }
        if arguments.has(.json) { try array.end() }
        demo.tell("diagnostic", composer.findings.lines)
    }

    private func text(of explanation: MessageExplanation) throws(DemoError) -> String {
        if let option = arguments[.option] {
            return OptionExplanation(option, explanation.account).text
        }
        guard let path = arguments[.node] else { return explanation.text }
        guard let view = try chosen(explanation) else {
            return AbsentNode(path, in: explanation)?.text ?? ""
        }
        guard let property = arguments[.property] else { return view.text }
        return view.text(of: try name(of: property))
    }

    /// Returns the view that the command line names; none if it names none, or one that is not there.
    private func chosen(
        _ explanation: MessageExplanation
    ) throws(DemoError) -> ExplainedView? {
        guard let path = arguments[.node] else { return nil }
        switch explanation.search(path) {
        case .found(let view): return view
        case .several(let views):
            throw .usage([.ambiguousNode(path, paths: views.map(\.path))])
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
        let ending = known.filter { $0.hasSuffix(".\(word)") }
        if let name = ending.first { return name }
        throw .usage([.unknown(.property, word, known: known)])
    }
}
