import Views

/// A writer of the text of a system message.
struct SlackSystemText {
    let markup: SlackMarkup

    /// Returns the text, beginning with the name of the user who acted.
    ///
    /// A system message is shown without its author, so a text such as "added an integration …" of `bot_add` gets
    /// the name that joins and topics have already.
    func richText(
        _ text: String,
        of message: JSONCursor,
        subtype: String,
        author: ChatUser
    ) throws(ConversationError) -> RichText {
        let source = try text.isEmpty ? sentence(of: message, subtype: subtype) : text
        let body = markup.richText(source)
        let namesAuthor = ["<@\(author.id)>", "<@\(author.id)|"].contains(where: source.hasPrefix)
        guard !namesAuthor, author != .unknown else { return body }
        var whole = RichText([
            TextRun("@" + author.name, style: TextStyle(target: .user(author.id))), TextRun(" "),
        ])
        whole.append(contentsOf: body)
        return whole
    }

    private func sentence(
        of message: JSONCursor,
        subtype: String
    ) throws(ConversationError) -> String {
        let sentence = SlackSubtype.sentences[subtype] ?? subtype
        let subject = subtype.split(separator: "_").last.map(String.init) ?? subtype
        guard ["topic", "purpose", "name"].contains(subject),
            let value = try message.member(subject)?.string()
        else { return sentence }
        return "\(sentence): \(value)"
    }
}
