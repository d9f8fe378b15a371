import Views

/// A decoder of the attachments of a Slack message: web pages as links, others as cards.
struct SlackAttachments {
    let markup: SlackMarkup

    /// Returns an attachment, followed by the files in it.
    func attachments(
        of object: JSONCursor,
        unknown: inout UnknownFields
    ) throws(ConversationError) -> [ChatAttachment] {
        unknown.collect(from: object, known: SlackFields.attachment)
        let card = try card(object, unknown: &unknown)
        let address = try object.text("from_url", "title_link")
        let files = try SlackFiles.attachments(of: object, unknown: &unknown)
        guard let address = address?.slackDecoded else {
            return [ChatAttachment(kind: .card, payload: .card(card))] + files
        }
        let link = LinkAttachment(
            originalURL: address,
            title: card.title?.plain,
            text: Self.summary(of: card),
            siteName: try object.text("service_name")?.slackDecoded,
            previewURL: card.imageURL
        )
        return [ChatAttachment(kind: .link, payload: .link(link))] + files
    }

    private func card(
        _ object: JSONCursor,
        unknown: inout UnknownFields
    ) throws(ConversationError) -> CardAttachment {
        var card = CardAttachment()
        card.pretext = try text(object, "pretext")
        card.title = try text(object, object.member("title") == nil ? "author_name" : "title")
        card.text = try text(object, "text")
        for field in try object.member("fields")?.eachElement() ?? .none {
            unknown.collect(from: field, known: SlackFields.attachmentField)
            let title = try text(field, "title") ?? RichText()
            card.fields.append(CardField(title: title, value: try text(field, "value") ?? ""))
        }
        card.footer = try text(object, "footer")
        card.imageURL = try object.text("image_url", "thumb_url")
        let texts = [card.pretext, card.title, card.text, card.footer]
        if texts.allSatisfy({ $0 == nil }), card.fields.isEmpty {
            card.text = try text(object, "fallback")
        }
        return card
    }

    /// Returns all texts of a link below its title, each part on its own lines.
    private static func summary(of card: CardAttachment) -> RichText? {
        var parts = [card.pretext, card.text].compactMap(\.self)
        for field in card.fields {
            var line = field.title
            line.append(TextRun(": "))
            line.append(contentsOf: field.value)
            parts.append(line)
        }
        parts += [card.footer].compactMap(\.self)
        guard var summary = parts.first else { return nil }
        for part in parts.dropFirst() {
            summary.append(TextRun("\n"))
            summary.append(contentsOf: part)
        }
        return summary
    }

    private func text(_ object: JSONCursor, _ key: String) throws(ConversationError) -> RichText? {
        guard let value = try object.member(key) else { return nil }
        if let spelling = value.spelling {
            return RichText(plain: spelling)
        }
        let text = markup.richText(try value.string())
        return text.isEmpty ? nil : text
    }
}
