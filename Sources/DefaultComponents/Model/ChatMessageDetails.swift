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
