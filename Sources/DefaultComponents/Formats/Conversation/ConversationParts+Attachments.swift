import Views

extension ConversationParts {
    /// Returns an attachment; one of an unknown kind keeps its title and its JSON.
    mutating func attachment(_ object: JSONCursor) throws(ConversationError) -> ChatAttachment {
        let kind = AttachmentKind(rawValue: try object.required("kind").name())
        guard let known = ConversationFields.attachments[kind] else {
            var attachment = ChatAttachment(
                kind: kind,
                title: try? title(object),
                json: UnparsedJSON(object.text)
            )
            // The members of other kinds may mean something else.
            try? readState(of: object, into: &attachment)
            return attachment
        }
        let payload = try payload(of: kind, object)
        unknown.collect(from: object, known: known)
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

    /// Returns the content of a known kind.
    private mutating func payload(
        of kind: AttachmentKind,
        _ object: JSONCursor
    ) throws(ConversationError) -> AttachmentPayload {
        guard kind != .card else { return .card(try card(object)) }
        let url = try object.required("url").string()
        let title = try title(object)
        switch kind {
        case .image: return .image(ImageAttachment(imageURL: url, title: title))
        case .giphy: return .giphy(GiphyAttachment(previewURL: url, title: title))
        case .video, .audio:
            let seconds = try object.member("seconds")?.number()
            return kind == .video
                ? .video(VideoAttachment(videoURL: url, title: title, seconds: seconds))
                : .audio(AudioAttachment(audioURL: url, title: title, seconds: seconds))
        case .file:
            var file = FileAttachment(assetURL: url, title: title)
            file.mimeType = try object.member("mimeType")?.string()
            file.bytes = try object.member("bytes")?.count()
            return .file(file)
        default:
            var link = LinkAttachment(originalURL: url, title: title)
            link.text = try richText(object, "text")
            link.siteName = try object.member("site")?.string()
            link.previewURL = try object.member("image")?.string()
            return .link(link)
        }
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
            unknown.collect(from: field, known: ConversationFields.cardField)
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

    private func title(_ object: JSONCursor) throws(ConversationError) -> String? {
        try object.member("title")?.string()
    }
}
