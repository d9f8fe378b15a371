import DefaultComponents
import Views

/// Makes messages of few kinds, each with or without every optional part.
enum RichMessages {
    private static let authors = [FixtureChat.ann, FixtureChat.bo, FixtureChat.cy]

    /// Returns a message whose parts are of a kind that others share.
    static func message(
        _ number: Int,
        using generator: inout SeededGenerator
    ) -> ChatMessage {
        var message = FixtureChat.message(
            "r\(number)",
            by: authors[Int.random(in: 0..<3, using: &generator)],
            at: Int64(number) * [20, 90, 40_000][Int.random(in: 0..<3, using: &generator)],
            text(using: &generator)
        )
        switch Int.random(in: 0..<14, using: &generator) {
        case 0: message.kind = .system
        case 1: message.isDeleted = true
        case 2: message.localState = .sendingFailed
        case 3: message.kind = .ephemeral
        case 4, 5: message.quote = quote(using: &generator)
        case 6, 7: message.replyCount = Int.random(in: 1...3, using: &generator)
        case 8, 9, 10: message.attachments = [attachment(using: &generator)]
        default: break
        }
        message.threadParticipants = flip(&generator) ? [FixtureChat.bo] : []
        message.parentID = flip(&generator) || message.replyCount == 0 ? nil : "root"
        message.editedAt = flip(&generator) ? message.createdAt : nil
        message.readBy = Array(
            FixtureChat.others.prefix(Int.random(in: 0...5, using: &generator))
        )
        message.deliveredTo = flip(&generator) ? [FixtureChat.bo] : []
        let reactions = flip(&generator) ? Int.random(in: 1...9, using: &generator) : 0
        message.reactions = (0..<reactions).map { place in
            let users = (0...place % 3).map { "user-\($0)" }
            let emoji = flip(&generator) ? "👍" : nil
            return ChatReaction(name: "flag-\(place)", emoji: emoji, userIDs: users)
        }
        return message
    }

    private static func flip(_ generator: inout SeededGenerator) -> Bool {
        Bool.random(using: &generator)
    }

    private static func text(using generator: inout SeededGenerator) -> RichText {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: "⛵️🌊"
        case 1:
            RichText([
                TextRun("See "), TextRun("this", style: TextStyle(.bold, target: .link("a:b"))),
            ])
        default:
            RichText(
                plain: "Sail "
                    + String(
                        repeating: "on ",
                        count: Int.random(in: 0...30, using: &generator)
                    )
            )
        }
    }

    private static func quote(using generator: inout SeededGenerator) -> ChatQuote {
        ChatQuote(
            of: FixtureChat.message("q", by: FixtureChat.cy, flip(&generator) ? "Yes" : RichText())
            {
                $0.isDeleted = flip(&generator)
                $0.attachments = [FixtureChat.image]
            }
        )
    }

    /// Returns an attachment, whose payload may differ from its kind.
    private static func attachment(using generator: inout SeededGenerator) -> ChatAttachment {
        let kinds: [AttachmentKind] = [.image, .video, .file, .giphy, .audio, .link, .card, "poll"]
        let kind = Int.random(in: 0..<kinds.count, using: &generator)
        let isOther = Int.random(in: 0..<8, using: &generator) == 0
        let payload = payload(isOther ? (kind + 1) % kinds.count : kind, using: &generator)
        return ChatAttachment(kind: kinds[kind], payload: payload)
    }

    private static func payload(
        _ kind: Int,
        using generator: inout SeededGenerator
    ) -> AttachmentPayload {
        let title = flip(&generator) ? "Title" : nil
        let seconds = flip(&generator) ? 65.0 : nil
        let words: RichText? = flip(&generator) ? "High water at noon" : nil
        let link = flip(&generator) ? "https://example.org/p.png" : nil
        switch kind {
        case 0: return .image(ImageAttachment(imageURL: link ?? "", title: title))
        case 1:
            return .video(VideoAttachment(videoURL: "a:v", title: title, seconds: seconds))
        case 2:
            let bytes = flip(&generator) ? 4200 : nil
            return .file(
                FileAttachment(assetURL: "a:f", title: title, mimeType: link, bytes: bytes)
            )
        case 3: return .giphy(GiphyAttachment(previewURL: "a:g", title: title))
        case 4:
            return .audio(AudioAttachment(audioURL: "a:a", title: title, seconds: seconds))
        case 5:
            return .link(
                LinkAttachment(
                    originalURL: "a:l",
                    title: title,
                    text: words,
                    siteName: flip(&generator) ? "Site" : nil,
                    previewURL: link
                )
            )
        case 6:
            let fields = Int.random(in: 0...2, using: &generator)
            return .card(
                CardAttachment(
                    title: title.map { RichText(plain: $0) },
                    text: words,
                    fields: (0..<fields).map { _ in
                        CardField(title: "Field", value: words ?? RichText())
                    },
                    footer: flip(&generator) ? "CI" : nil,
                    imageURL: link
                )
            )
        default: return .other(title: title, json: .null)
        }
    }
}
