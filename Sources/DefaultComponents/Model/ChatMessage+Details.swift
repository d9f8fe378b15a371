public import Components

extension ChatMessage {
    /// The time of the last edit.
    public var editedAt: Timestamp? {
        get { details?.value.editedAt }
        set { change { $0.editedAt = newValue } }
    }

    /// The attachments, in order.
    public var attachments: [ChatAttachment] {
        get { details?.value.attachments ?? [] }
        set { change { $0.attachments = newValue } }
    }

    /// The reactions given to it, in the order of the source.
    public var reactions: [ChatReaction] {
        get { details?.value.reactions ?? [] }
        set { change { $0.reactions = newValue } }
    }

    /// The message that it quotes.
    public var quote: ChatQuote? {
        get { details?.value.quote }
        set { change { $0.quote = newValue } }
    }

    /// The root of its thread, for a reply.
    public var parentID: String? {
        get { details?.value.parentID }
        set { change { $0.parentID = newValue } }
    }

    /// The number of replies in its thread, for a root.
    public var replyCount: Int {
        get { details?.value.replyCount ?? 0 }
        set { change { $0.replyCount = newValue } }
    }

    /// The users who replied, each once, in the order of their first reply.
    public var threadParticipants: [ChatUser] {
        get { details?.value.threadParticipants ?? [] }
        set { change { $0.threadParticipants = newValue } }
    }

    /// The state of sending, for the reader's own messages.
    public var localState: ChatMessageLocalState? {
        get { details?.value.localState }
        set { change { $0.localState = newValue } }
    }

    /// The users who received it, without the author.
    public var deliveredTo: [ChatUser] {
        get { details?.value.deliveredTo ?? [] }
        set { change { $0.deliveredTo = newValue } }
    }

    /// The users who read it, without the author.
    public var readBy: [ChatUser] {
        get { details?.value.readBy ?? [] }
        set { change { $0.readBy = newValue } }
    }

    /// The source's name of an unknown kind of message.
    public var unknownKind: String? {
        get { details?.value.unknownKind }
        set { change { $0.unknownKind = newValue } }
    }

    /// The source's fields that the format does not know, in document order.
    ///
    /// A message keeps those of a document as their text, which is parsed at each read.
    ///
    /// - Complexity: O(*n*) in the bytes of its text.
    public var unknownFields: [JSONMember] {
        get { details?.value.unknownFields.members ?? [] }
        set { change { $0.unknownFields.members = newValue } }
    }

    /// The values that plugins added to it, also those of plugins that are not installed.
    public var fields: MessageFields {
        get { details?.value.fields ?? MessageFields() }
        set { change { $0.fields = newValue.isEmpty ? nil : newValue } }
    }

    /// The value that a plugin added to it; `nil` if it has none, or one of another type.
    public subscript<Value>(field: MessageField<Value>) -> Value? {
        get { fields[field] }
        set { fields[field] = newValue }
    }

    /// Changes the details; they take no memory if all are empty.
    mutating func change(_ change: (inout ChatMessageDetails) -> Void) {
        details.change(from: ChatMessageDetails(), change)
    }
}

/// The properties that most messages do not have.
struct ChatMessageDetails: Sendable, Codable, Hashable {
    var editedAt: Timestamp?
    var attachments: [ChatAttachment] = []
    var reactions: [ChatReaction] = []
    var quote: ChatQuote?
    var parentID: String?
    var replyCount = 0
    var threadParticipants: [ChatUser] = []
    var localState: ChatMessageLocalState?
    var deliveredTo: [ChatUser] = []
    var readBy: [ChatUser] = []
    var unknownKind: String?
    var unknownFields = UnknownJSONFields()
    var fields: MessageFields?
}
