extension ChatMessage {
    /// When it was last edited.
    public var editedAt: Timestamp? {
        get { details?.value.editedAt }
        set { change { $0.editedAt = newValue } }
    }

    /// What it carries besides text, in order.
    public var attachments: [ChatAttachment] {
        get { details?.value.attachments ?? [] }
        set { change { $0.attachments = newValue } }
    }

    /// The reactions given to it, in the order of the source.
    public var reactions: [ChatReaction] {
        get { details?.value.reactions ?? [] }
        set { change { $0.reactions = newValue } }
    }

    /// The message it answers.
    public var quote: ChatQuote? {
        get { details?.value.quote }
        set { change { $0.quote = newValue } }
    }

    /// The root of its thread, for a reply.
    public var parentID: String? {
        get { details?.value.parentID }
        set { change { $0.parentID = newValue } }
    }

    /// How many replies its thread has, for a root.
    public var replyCount: Int {
        get { details?.value.replyCount ?? 0 }
        set { change { $0.replyCount = newValue } }
    }

    /// Who replied, each once, in the order of their first reply.
    public var threadParticipants: [ChatUser] {
        get { details?.value.threadParticipants ?? [] }
        set { change { $0.threadParticipants = newValue } }
    }

    /// Where the message is on its way, for the reader's own.
    public var localState: ChatMessageLocalState? {
        get { details?.value.localState }
        set { change { $0.localState = newValue } }
    }

    /// Who received it, without the author.
    public var deliveredTo: [ChatUser] {
        get { details?.value.deliveredTo ?? [] }
        set { change { $0.deliveredTo = newValue } }
    }

    /// Who read it, without the author.
    public var readBy: [ChatUser] {
        get { details?.value.readBy ?? [] }
        set { change { $0.readBy = newValue } }
    }

    /// The source's name for a kind of message that the format does not know.
    public var unknownKind: String? {
        get { details?.value.unknownKind }
        set { change { $0.unknownKind = newValue } }
    }

    /// The source's fields that the format does not know, in document order.
    ///
    /// A message keeps those of a document as their text, and makes values of it each time they are read.
    ///
    /// - Complexity: O(*n*) in the bytes of that text.
    public var unknownFields: [JSONMember] {
        get { details?.value.unknownFields.members ?? [] }
        set { change { $0.unknownFields.members = newValue } }
    }

    /// Changes the details; a message that has none any more keeps no memory for them.
    mutating func change(_ change: (inout ChatMessageDetails) -> Void) {
        var changed = details?.value ?? ChatMessageDetails()
        change(&changed)
        details = changed == ChatMessageDetails() ? nil : Boxed(changed)
    }
}

/// What most messages do not have.
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
}
