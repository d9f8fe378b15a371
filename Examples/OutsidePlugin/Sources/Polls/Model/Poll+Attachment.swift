public import DefaultComponents

extension AttachmentKind {
    /// A question with answers to vote for.
    public static let poll: Self = "poll"
}

// The chat's model has no polls: it keeps the JSON of other kinds for modules that have them.
extension Poll {
    /// Creates the poll of an attachment; nil for one that is not a poll.
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

    /// The attachment of the poll.
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
    /// The first poll of the message; nil if it was deleted.
    public var poll: Poll? {
        isDeleted ? nil : attachments.lazy.compactMap(Poll.init).first
    }
}
