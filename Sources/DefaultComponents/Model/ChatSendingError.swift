import Components

/// The reason for which a message or change cannot be sent.
public enum ChatSendingError: Error, Sendable, Hashable {
    /// The channel has no reader, who could write in it.
    case noCurrentUser(channel: String)
    /// The composer has no channel.
    case noChannel
    /// The message has neither text nor attachments.
    case emptyMessage
    /// The message does not exist, or no longer.
    case unknownMessage(id: String)
    /// The message was deleted.
    case deletedMessage(id: String)
}

extension ChatSendingError: CustomStringConvertible {
    /// The problem, and on the next line the fix.
    public var description: String { "\(summary)\nTo fix, \(remedy)" }

    /// The problem, on one line.
    package var summary: String {
        switch self {
        case .noCurrentUser(let channel): "Nobody reads \(channel.quoted) who could write in it."
        case .noChannel: "The composer knows no channel to write in."
        case .emptyMessage: "The message has neither text nor attachments."
        case .unknownMessage(let id): "There is no message \(id.quoted)."
        case .deletedMessage(let id): "The message \(id.quoted) was deleted."
        }
    }

    private var remedy: String {
        switch self {
        case .noCurrentUser:
            "give the controller a ChatClient(currentUser:), or its channel a currentUserId."
        case .noChannel: "set its channelController, or handle the event 'sendMessage'."
        case .emptyMessage: "give it a text or an attachment."
        case .unknownMessage: "use the id of a message of the controller."
        case .deletedMessage: "use a message that is there, or write a new one."
        }
    }
}
