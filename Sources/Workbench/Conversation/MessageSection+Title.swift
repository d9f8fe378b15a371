import DefaultComponents

extension MessageSection {
    /// The words above the section.
    var title: String {
        isThread ? "Thread \(name)" : name
    }
}

extension [MessageSection] {
    /// The name of the only channel, or of what holds several.
    var title: String {
        let channels = Set(map(\.channel.name))
        return channels.count == 1 ? channels.first ?? "" : "Conversation"
    }
}
