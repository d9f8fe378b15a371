import Components
import DefaultComponents

extension Demo {
    /// Returns the messages that the command line asks for; tells what the load and the components note.
    func sections(_ arguments: Arguments, _ components: Components) throws -> [MessageSection] {
        let input = ConversationInput(arguments: arguments, components: components)
        let conversation = try input.load()
        let sections = try MessageSelection(arguments: arguments).sections(of: conversation)
        tell("note", conversation.notes.map(\.description))
        tell("diagnostic", components.diagnostics.map(\.description))
        return sections
    }
}
