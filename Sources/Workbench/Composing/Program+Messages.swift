import Components
import DefaultComponents

extension Program {
    /// Returns the chosen messages, and prints the notes of the load and the diagnostics of the components.
    ///
    /// Beside the built-in conversation stand scenes: those of all samples unless some are given.
    func sections(
        _ arguments: Arguments,
        _ components: Components,
        scenes: [ChannelTranscript]? = nil
    ) throws -> [MessageSection] {
        let conversation = try conversation(arguments, components, scenes: scenes)
        let sections = try MessageSelection(arguments: arguments).sections(of: conversation)
        tell("diagnostic", components.diagnostics.map(\.description))
        return sections
    }

    /// Loads the conversation and prints the notes of the load: first, as it may be why something is not found.
    func conversation(
        _ arguments: Arguments,
        _ components: Components,
        scenes: [ChannelTranscript]? = nil
    ) throws -> Conversation {
        let input = ConversationInput(
            arguments: arguments,
            components: components,
            scenes: scenes ?? samples.scenes
        )
        let conversation = try input.load()
        tell("note", conversation.notes.map(\.description))
        if conversation.notes.contains(where: \.isLink) {
            tell("note", ["write '--follow-links' to follow links that lead out of an export"])
        }
        return try input.seenByReader(consume conversation)
    }
}

extension LoadNote {
    /// Whether a link was not followed.
    fileprivate var isLink: Bool {
        guard case .skipped(.leadsOut) = self else { return false }
        return true
    }
}
