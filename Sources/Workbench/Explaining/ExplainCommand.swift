import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// Explains the views of a message, or one of their properties.
struct ExplainCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let setup = try program.setup(arguments)
        let components = try setup.plugged()
        let sections = try program.sections(arguments, components)
        var composer = MessageComposer(
            components,
            settings: LayoutSettings(arguments),
            variant: .frames
        )
        let left = arguments.all(.without).map(PluginID.init(rawValue:))
        var others = left.isEmpty ? nil : try self.composer(leavingOut: left, setup)
        // Several channels may have a message of the id: those that have not what is asked for are left out.
        var (texts, missing): ([String], [UsageFault]) = ([], [])
        for message in sections.selected {
            let explanation = composer.explanation(of: message)
            let told: Told
            if let other = others?.explanation(of: message) {
                told = try comparison(of: explanation, without: other)
            } else {
                told = try answer(of: explanation) { ids throws(ProgramError) in
                    var others = try self.composer(leavingOut: ids, setup)
                    return others.explanation(of: message)
                }
            }
            switch told {
            case .text(let text): texts.append(text)
            case .missing(let fault): missing.append(fault)
            }
        }
        if texts.isEmpty, let fault = missing.first { throw ProgramError.usage([fault]) }
        if arguments.has(.json) {
            try program.write(array: texts)
        } else {
            for text in texts { try program.output.write(text) }
        }
        program.tell("diagnostic", composer.findings.lines)
    }

    /// The answer for one message.
    private enum Told {
        case text(String)
        /// The message lacks the part that is asked for.
        case missing(UsageFault)
    }

    /// Returns a composer without some of the chosen plugins.
    private func composer(
        leavingOut left: [PluginID],
        _ setup: ComponentsSetup
    ) throws(ProgramError) -> MessageComposer {
        MessageComposer(
            try setup.plugged(without: left),
            settings: LayoutSettings(arguments),
            variant: .frames
        )
    }

    /// Returns the differences of a message that was composed without some plugins.
    private func comparison(
        of explanation: MessageExplanation,
        without other: MessageExplanation
    ) throws(ProgramError) -> Told {
        let comparison = ExplanationComparison(explanation, without: other, arguments.all(.without))
        let root = explanation.views.first?.path ?? ""
        let property = try arguments[.property].map(name(of:))
        guard let node = arguments[.node] else {
            return .text(comparison.text(at: root, property: property))
        }
        // Parts that exist only without the plugin can be asked for as well.
        for one in [explanation, other] {
            guard let view = try chosen(node, one) else { continue }
            return .text(comparison.text(at: view.path, property: property))
        }
        return try answer(of: explanation) { _ in explanation }
    }

    /// Returns the answer for a message, which is composed again to find the plugins that decide a property.
    private func answer(
        of explanation: MessageExplanation,
        without: ([PluginID]) throws(ProgramError) -> MessageExplanation
    ) throws(ProgramError) -> Told {
        let isJSON = arguments.has(.json)
        if let option = arguments[.option] {
            let told = OptionExplanation(option, explanation.account)
            if isJSON { return .text(told.json(of: explanation.id)) }
            return .text(told.text + (try told.substitute(without)))
        }
        let property = try arguments[.property].map(name(of:))
        guard let path = arguments[.node] else {
            return .text(isJSON ? explanation.json(only: nil) : explanation.text)
        }
        guard let view = try chosen(path, explanation) else {
            guard let absent = AbsentNode(path, in: explanation) else {
                return .missing(explanation.fault(for: path))
            }
            return isJSON
                ? .missing(.absentNode(path, message: explanation.id)) : .text(absent.text)
        }
        if isJSON { return .text(explanation.json(only: view, property: property)) }
        guard let property else { return .text(view.text) }
        let deciders = PropertyDeciders(property, of: view, in: explanation)
        return .text(
            view.text(of: property) + (try deciders.text(without))
                + (try view.substitute(for: property, without))
        )
    }

    /// Returns the view at a path; nil if there is none.
    private func chosen(
        _ path: String,
        _ explanation: MessageExplanation
    ) throws(ProgramError) -> ExplainedView? {
        switch explanation.search(path) {
        case .found(let path): explanation.views.first { $0.path == path }
        case .several(let paths):
            throw .usage([.ambiguousNode(path, message: explanation.id, paths: paths)])
        case .absent: nil
        }
    }

    /// Returns the property of a name: the full name, its last part, or the attribute in trees.
    private func name(of word: String) throws(ProgramError) -> String {
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
