import Views

extension ConversationParts {
    /// Returns an attachment; one of an unknown kind keeps its title and its JSON.
    mutating func attachment(_ object: JSONCursor) throws(ConversationError) -> ChatAttachment {
        let kind = AttachmentKind(rawValue: try object.required("kind").name())
        guard let payload = try payload(of: kind, object) else {
            var attachment = ChatAttachment(
                kind: kind,
                title: try? title(object),
                json: UnparsedJSON(object.text)
            )
            // The members of other kinds may mean something else.
            try? readState(of: object, into: &attachment)
            return attachment
        }
        if let known = ConversationFields.attachments[kind] {
            unknown.collect(from: object, known: known, in: log)
        }
        var attachment = ChatAttachment(kind: kind, payload: payload)
        try readState(of: object, into: &attachment)
        return attachment
    }

    /// Reads the members that are not part of the content.
    private mutating func readState(
        of object: JSONCursor,
        into attachment: inout ChatAttachment
    ) throws(ConversationError) {
        attachment.progress = try object.member("progress")?.number()
        guard let id = try object.member("id") else { return }
        guard attachmentIDs.insert(try id.name()).inserted else {
            throw id.malformed("an id that no other attachment of the message has")
        }
        attachment.id = try id.name()
    }

    /// Returns the content of a known kind; `nil` for others.
    private mutating func payload(
        of kind: AttachmentKind,
        _ object: JSONCursor
    ) throws(ConversationError) -> AttachmentPayload? {
        switch kind {
        case .image:
            .image(ImageAttachment(imageURL: try url(object), title: try title(object)))
        case .video:
            .video(
                VideoAttachment(
                    videoURL: try url(object),
                    title: try title(object),
                    seconds: try object.member("seconds")?.number()
                )
            )
        case .file:
            .file(
                FileAttachment(
                    assetURL: try url(object),
                    title: try title(object),
                    mimeType: try object.member("mimeType")?.string(),
                    bytes: try object.member("bytes")?.count()
                )
            )
        case .giphy:
            .giphy(GiphyAttachment(previewURL: try url(object), title: try title(object)))
        case .audio:
            .audio(
                AudioAttachment(
                    audioURL: try url(object),
                    title: try title(object),
                    seconds: try object.member("seconds")?.number()
                )
            )
        case .link:
            .link(try link(object))
        case .card:
            .card(try card(object))
        default:
            nil
        }
    }

    private mutating func link(_ object: JSONCursor) throws(ConversationError) -> LinkAttachment {
        LinkAttachment(
            originalURL: try url(object),
            title: try title(object),
            text: try richText(object, "text"),
            siteName: try object.member("site")?.string(),
            previewURL: try object.member("image")?.string()
        )
    }

    private mutating func card(_ object: JSONCursor) throws(ConversationError) -> CardAttachment {
        var card = CardAttachment()
        card.pretext = try richText(object, "pretext")
        card.title = try richText(object, "title")
        card.text = try richText(object, "text")
        for field in try object.member("fields")?.eachElement() ?? .none {
            let title = try text(field.required("title"))
            let value = try text(field.required("value"))
            card.fields.append(CardField(title: title, value: value))
            unknown.collect(from: field, known: ConversationFields.cardField, in: log)
        }
        card.footer = try richText(object, "footer")
        card.imageURL = try object.member("image")?.string()
        return card
    }

    private mutating func richText(
        _ object: JSONCursor,
        _ key: String
    ) throws(ConversationError) -> RichText? {
        guard let value = try object.member(key) else { return nil }
        return try text(value)
    }

    private func url(_ object: JSONCursor) throws(ConversationError) -> String {
        try object.required("url").string()
    }

    private func title(_ object: JSONCursor) throws(ConversationError) -> String? {
        try object.member("title")?.string()
    }
}
