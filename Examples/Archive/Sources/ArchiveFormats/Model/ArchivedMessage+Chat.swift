public import DefaultComponents
import Views

extension ArchivedMessage {
    /// Returns the message as one of a chat, with its files where the export has them.
    public func chatMessage(
        media: (String) -> ArchiveMedia = { _ in .missing(.linkOnly) }
    ) -> ChatMessage {
        var message = ChatMessage(
            id: id,
            author: author.chatUser,
            createdAt: time,
            kind: kind == .system ? .system : .regular,
            text: text
        )
        message.isDeleted = isDeleted
        message.isShownInChannel = isShownInChannel
        message.editedAt = editedAt
        message.parentID = threadID
        message.replyCount = replyCount
        message.attachments = attachments.map { $0.chatAttachment(media: media) }
        message.reactions = reactions.map { reaction in
            let isEmoji = !reaction.name.utf8.allSatisfy { $0 < 128 }
            return ChatReaction(
                name: reaction.name,
                emoji: isEmoji ? reaction.name : EmojiNames.emoji(reaction.name),
                userIDs: reaction.userIDs,
                count: reaction.count
            )
        }
        return message
    }
}

extension ArchivePerson {
    /// The person as a user of a chat.
    public var chatUser: ChatUser {
        ChatUser(id: id, name: name, imageURL: pictureAddress, isBot: isBot)
    }
}

extension ArchiveChannel {
    /// Returns the channel as one of a chat, with the members whose names are known.
    public func chatChannel(people: [String: ArchivePerson]) -> ChatChannel {
        let members = memberIDs.map { (people[$0] ?? ArchivePerson(id: $0)).chatUser }
        return ChatChannel(id: id, name: name, members: members)
    }
}

extension ArchivedAttachment {
    /// Returns the attachment as one of a chat; a missing file keeps its address, if it has one.
    public func chatAttachment(media: (String) -> ArchiveMedia) -> ChatAttachment {
        var place = address ?? ""
        if let mediaID, case .path(let path) = media(mediaID) { place = path }
        switch kind {
        case .image:
            let image = ImageAttachment(imageURL: place, title: title)
            return ChatAttachment(kind: .image, payload: .image(image))
        case .video:
            let video = VideoAttachment(videoURL: place, title: title, seconds: seconds)
            return ChatAttachment(kind: .video, payload: .video(video))
        case .audio:
            let audio = AudioAttachment(audioURL: place, title: title, seconds: seconds)
            return ChatAttachment(kind: .audio, payload: .audio(audio))
        case .file:
            let file = FileAttachment(
                assetURL: place,
                title: title,
                mimeType: mimeType,
                bytes: bytes
            )
            return ChatAttachment(kind: .file, payload: .file(file))
        case .link:
            let link = LinkAttachment(
                originalURL: place,
                title: title,
                text: text.map { RichText(plain: $0) }
            )
            return ChatAttachment(kind: .link, payload: .link(link))
        case .card:
            var card = CardAttachment()
            card.title = title.map { RichText(plain: $0) }
            card.text = text.map { RichText(plain: $0) }
            return ChatAttachment(kind: .card, payload: .card(card))
        }
    }
}
