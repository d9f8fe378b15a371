import DefaultComponents

/// The files, polls, places and contacts of a message.
enum TelegramAttachments {
    static func attachments(of cursor: JSONCursor, log: ArchiveLog) -> [ArchivedAttachment] {
        for key in ["forwarded_from", "saved_from", "via_bot", "inline_bot_buttons"]
        where (try? cursor.member(key)) ?? nil != nil {
            log.count(.details)
        }
        var attachments: [ArchivedAttachment] = []
        if let photo = cursor.words("photo") {
            attachments.append(file(photo, kind: .image, of: cursor, size: "photo_file_size"))
        }
        if let path = cursor.words("file") {
            let kind: ArchivedAttachment.Kind =
                switch cursor.words("media_type") {
                case "sticker": .image
                case "video_file", "video_message", "animation": .video
                case "voice_message", "audio_file": .audio
                default: ArchivedAttachment.Kind(mimeType: cursor.words("mime_type"), name: path)
                }
            attachments.append(file(path, kind: kind, of: cursor, size: "file_size"))
        }
        if let poll = member("poll", of: cursor) {
            var card = ArchivedAttachment(kind: .card, title: poll.words("question"))
            card.text = poll.list("answers").map { answer in
                "\(answer.words("text") ?? ""): \(answer.whole("voters") ?? 0)"
            }.joined(separator: "\n")
            attachments.append(card)
        }
        if let place = member("location_information", of: cursor) {
            attachments.append(location(place, name: cursor.words("place_name")))
        }
        if let contact = member("contact_information", of: cursor) {
            let names = [contact.words("first_name"), contact.words("last_name")]
            let name = names.compactMap(\.self).joined(separator: " ")
            var card = ArchivedAttachment(kind: .card, title: name)
            card.text = contact.words("phone_number")
            attachments.append(card)
        }
        return attachments
    }

    private static func member(_ key: String, of cursor: JSONCursor) -> JSONCursor? {
        (try? cursor.member(key)) ?? nil
    }

    private static func file(
        _ path: String,
        kind: ArchivedAttachment.Kind,
        of cursor: JSONCursor,
        size: String
    ) -> ArchivedAttachment {
        let name = TelegramMedia.reason(of: path) == nil ? SlackLayout.name(of: path) : nil
        var file = ArchivedAttachment(
            kind: kind,
            mediaID: path,
            title: cursor.words("file_name") ?? cursor.words("sticker_emoji") ?? name
        )
        file.mimeType = cursor.words("mime_type")
        file.bytes = cursor.whole(size)
        file.seconds = cursor.whole("duration_seconds").map(Double.init)
        return file
    }

    private static func location(_ place: JSONCursor, name: String?) -> ArchivedAttachment {
        let parts = ["latitude", "longitude"].compactMap { key in
            member(key, of: place).flatMap { try? $0.number() }
        }
        let point = parts.map { "\($0)" }.joined(separator: ", ")
        var card = ArchivedAttachment(kind: .card, title: name ?? "Location")
        card.text = point
        return card
    }
}
