public import Components

extension ValueSlotFamily<any ConversationFormat> {
    /// The formats of conversations, by name, tried in the order of the keys.
    public static let conversationFormat = ValueSlotFamily(
        "conversationFormat",
        fallback: UnrecognizedConversationFormat(),
        members: [
            "conversation": ConversationJSONFormat(),
            "slack": SlackExportFormat(),
        ],
        contract: .stable
    )
}

extension ValueSlot<any ConversationFormat> {
    /// Returns the slot of one format.
    public static func conversationFormat(_ name: String) -> Self {
        SlotFamily.conversationFormat[name]
    }
}

extension ConversationLoader {
    /// Creates a loader for the formats of a container, with those that plugins added.
    public init(_ components: Components) {
        let family = SlotFamily.conversationFormat
        self.init(
            formats: components.keys(in: family).map { components.value(family, $0) }
        )
    }
}

/// The format of an unknown name, which recognizes nothing.
struct UnrecognizedConversationFormat: ConversationFormat {
    var name: String { "unrecognized" }

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
