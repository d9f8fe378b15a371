/// The format of a name that nobody filled: it recognizes nothing and loads nothing.
struct UnrecognizedConversationFormat: ConversationFormat {
    var name: String {
        "unrecognized"
    }

    func recognizes(_ source: ConversationSource) -> Bool {
        false
    }

    func load(
        _ source: ConversationSource,
        options: LoadOptions
    ) throws(ConversationError) -> Conversation {
        throw .unrecognized(file: source.path, formats: [])
    }
}
