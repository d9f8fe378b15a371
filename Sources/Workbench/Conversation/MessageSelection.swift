import DefaultComponents

/// Picks the messages that the command line asks for.
struct MessageSelection {
    let arguments: Arguments

    /// Returns the sections to print, each with at least one message if a message is asked for.
    func sections(of conversation: Conversation) throws(ProgramError) -> [MessageSection] {
        let transcripts = try channels(of: conversation)
        let sections = transcripts.flatMap(MessageSection.sections)
        guard let id = arguments[.message] else { return sections }
        let found = sections.compactMap { section in
            var section = section
            section.places.removeAll { section.messages[$0].id != id }
            return section.places.isEmpty ? nil : section
        }
        guard !found.isEmpty else {
            let known = sections.flatMap(\.messages).map(\.id)
            throw .usage([.unknown(.message, id, known: known)])
        }
        return found
    }

    /// Returns the channels that are asked for.
    func channels(
        of conversation: Conversation
    ) throws(ProgramError) -> [ChannelTranscript] {
        guard let name = arguments[.channel] else { return conversation.channels }
        let channels = conversation.channels
        let named = channels.filter { $0.channel.name == name }
        let found = named.isEmpty ? channels.filter { $0.channel.id == name } : named
        guard !found.isEmpty else {
            let known = channels.flatMap { [$0.channel.name, $0.channel.id] }
            throw .usage([.unknown(.channel, name, known: known)])
        }
        return found
    }
}
