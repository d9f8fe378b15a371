import DefaultComponents
import Views

/// A server that keeps its requests and answers as configured.
final class SentRequests {
    /// The requests, in words, oldest first.
    private(set) var log: [String] = []

    /// The answer.
    var outcome = SendingOutcome.sent

    /// A client of Ann's that passes every request to this server.
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
    /// The request without the content of its message except the text.
    var words: String {
        switch self {
        case .send(let message): "send \(message.id) \(message.text.plain)"
        case .edit(let message): "edit \(message.id) \(message.text.plain)"
        case .delete(let id): "delete \(id)"
        case .addReaction(let id, let name, _): "add \(name) to \(id)"
        case .removeReaction(let id, let name): "remove \(name) from \(id)"
        case .custom(let id, let payload): "\(payload.name) \(id)"
        case .load(let page): "load \(page.end) \(page.messageID ?? "none") \(page.count)"
        }
    }
}
