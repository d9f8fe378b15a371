import Views

/// A decoder of the parts of one message of a conversation document.
struct ConversationParts {
    /// The unknown fields of the parts.
    var unknown: UnknownFields

    /// The log in which unknown fields are counted.

    /// The ids of attachments so far.
    var attachmentIDs: Set<String> = []

    /// Returns a text: a string, or a list of strings and runs.
    mutating func text(_ value: JSONCursor) throws(ConversationError) -> RichText {
        switch value.kind {
        case .string:
            return RichText(plain: try value.string())
        case .array:
            var text = RichText()
            for element in try value.eachElement() {
                text.append(try run(element))
            }
            return text
        default:
            throw value.malformed("a string or a list of runs")
        }
    }

    /// Returns a reaction.
    mutating func reaction(_ object: JSONCursor) throws(ConversationError) -> ChatReaction {
        let name = try object.required("name").name()
        let users = try object.member("users")?.strings()
        let count = try object.member("count")?.count()
        guard users != nil || count != nil else {
            throw object.error("a member 'users' or 'count', found none")
        }
        unknown.collect(from: object, known: ConversationFields.reaction)
        return ChatReaction(
            name: name,
            emoji: EmojiNames.emoji(name),
            userIDs: users ?? [],
            count: count
        )
    }

    private mutating func run(_ value: JSONCursor) throws(ConversationError) -> TextRun {
        if value.kind == .string {
            return TextRun(try value.string())
        }
        let text = try value.required("text").string()
        var style = TextStyle()
        for (key, trait) in Self.traits where try value.member(key)?.bool() == true {
            style.traits.insert(trait)
        }
        for (key, target) in Self.targets {
            guard let member = try value.member(key) else { continue }
            guard style.target == nil else {
                throw value.error("one of 'link', 'user', 'channel' and 'broadcast', found more")
            }
            style.target = target(try member.string())
        }
        unknown.collect(from: value, known: ConversationFields.run)
        return TextRun(text, style: style)
    }

    private static let traits: [(String, TextTraits)] = [
        ("bold", .bold), ("italic", .italic), ("strike", .strike), ("code", .code),
        ("codeBlock", .codeBlock), ("quote", .quote),
    ]

    private static let targets: [(String, @Sendable (String) -> TextTarget)] = [
        ("link", { .link($0) }), ("user", { .user($0) }), ("channel", { .channel($0) }),
        ("broadcast", { .broadcast($0) }),
    ]
}
