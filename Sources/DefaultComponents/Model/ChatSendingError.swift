import Components

/// Why something cannot be sent as it is.
public enum ChatSendingError: Error, Sendable, Hashable {
    /// Nobody reads the channel who could write in it.
    case noCurrentUser(channel: String)
    /// A composer that knows no channel.
    case noChannel
    /// A message without text and attachments.
    case emptyMessage
    /// A message that there is not, or not any more.
    case unknownMessage(id: String)
    /// A message that was deleted.
    case deletedMessage(id: String)
}

extension ChatSendingError: CustomStringConvertible {
    /// What happened, and on the next line what to do.
    public var description: String {
        "\(summary)\nTo fix, \(remedy)"
    }

    /// What happened, on one line.
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
