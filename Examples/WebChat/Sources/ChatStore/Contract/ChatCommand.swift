/// A change of messages that a member asks for.
public enum ChatCommand: Sendable, Hashable {
    /// Sends a message, as a reply if it has a parent, which is not a reply itself.
    ///
    /// The identifier is made by the client: 1 to 64 ASCII letters, digits, hyphens or underscores.
    /// When its author sends it again to the same room, nothing happens. A message with attachments
    /// may have no text.
    case send(
        id: String,
        room: String,
        text: String,
        parentID: String?,
        quotedID: String?,
        attachments: [AttachmentRecord] = []
    )
    /// Changes the text of a message of one's own; one with attachments may have none.
    case edit(id: String, text: String)
    /// Deletes a message of one's own; its place stays.
    case delete(id: String)
    /// Adds one's reaction to a message, or takes it back.
    case react(id: String, name: String, isOn: Bool)
    /// Answers a message, in place of one's answer of that kind before.
    case respond(id: String, kind: String, json: String)
}

extension ChatCommand {
    /// The identifier of the message that is sent or changed.
    public var messageID: String {
        switch self {
        case .send(let id, _, _, _, _, _), .edit(let id, _), .delete(let id), .react(let id, _, _),
            .respond(let id, _, _):
            id
        }
    }
}
