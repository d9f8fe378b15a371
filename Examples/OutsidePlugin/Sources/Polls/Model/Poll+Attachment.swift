public import DefaultComponents

extension AttachmentKind {
    /// A question with answers to vote for.
    public static let poll: Self = "poll"
}

// The chat's model does not know polls: it keeps the JSON of kinds that other modules know.
extension Poll {
    /// Creates the poll of an attachment; nothing for one that is no poll.
    ///
    /// ```json
    /// {"kind": "poll", "title": "Lunch?", "options": [{"text": "Soup", "votes": 3}], "closed": true}
    /// ```
    public init?(_ attachment: ChatAttachment) {
        guard
            attachment.kind == .poll,
            case .other(let question?, let json) = attachment.payload,
            let options = json["options"]?.elements
        else { return nil }
        self.init(
            question: question,
            options: options.compactMap(PollOption.init),
            isClosed: json["closed"] == .bool(true)
        )
    }

    /// The poll as a message carries it.
    public var attachment: ChatAttachment {
        let options = options.map { option in
            JSONValue.object([
                JSONMember("text", .string(option.text)),
                JSONMember("votes", .number("\(option.votes)")),
            ])
        }
        let json = JSONValue.object([
            JSONMember("kind", .string(AttachmentKind.poll.rawValue)),
            JSONMember("title", .string(question)),
            JSONMember("options", .array(options)),
            JSONMember("closed", .bool(isClosed)),
        ])
        return ChatAttachment(kind: .poll, payload: .other(title: question, json: json))
    }
}

extension PollOption {
    fileprivate init?(_ json: JSONValue) {
        guard let text = json["text"]?.string else { return nil }
        self.init(text, votes: json["votes"]?.int ?? 0)
    }
}

extension ChatMessage {
    /// The first poll that the message carries; none if it was deleted.
    public var poll: Poll? {
        isDeleted ? nil : attachments.lazy.compactMap(Poll.init).first
    }
}
