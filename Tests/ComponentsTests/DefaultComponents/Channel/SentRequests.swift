import DefaultComponents
import Views

/// A server that keeps what it was asked for and answers as it is reported.
final class SentRequests {
    /// What was handed over, in words, oldest first.
    private(set) var log: [String] = []

    /// What it answers.
    var outcome = SendingOutcome.sent

    /// A client of Ann's that hands everything over to this server.
    private(set) lazy var client = ChatClient(currentUser: FixtureChat.ann) {
        [unowned self] request, channelID in
        log.append("\(channelID): \(request.words)")
        return outcome
    }

    /// A synchronized controller of some messages, newest first.
    func controller(_ messages: ChatMessage...) -> ChatChannelController {
        let controller = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages(messages),
            client: client
        )
        controller.synchronize()
        return controller
    }
}

extension ChatRequest {
    /// The request without the content of its message but the text.
    var words: String {
        switch self {
        case .send(let message): "send \(message.id) \(message.text.plain)"
        case .edit(let message): "edit \(message.id) \(message.text.plain)"
        case .delete(let id): "delete \(id)"
        case .addReaction(let id, let name, _): "add \(name) to \(id)"
        case .removeReaction(let id, let name): "remove \(name) from \(id)"
        }
    }
}
