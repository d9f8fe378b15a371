import Components
import DefaultComponents
import Views

extension CertificateChat {
    static let ann = ChatUser(id: "ann", name: "Ann Lee")
    static let bo = ChatUser(id: "bo", name: "Bo", imageURL: "https://example.org/bo.png")
    static let cy = ChatUser(id: "cy", name: "Cy Young")
    static let others = ["Dee", "Eli", "Fay"].map { ChatUser(id: $0.lowercased(), name: $0) }

    static let robot = ChatUser(id: "gull", name: "Gull", isBot: true)
    static let readers = [bo, cy] + others
    static let reactions = [
        ChatReaction(name: "thumbsup", emoji: "👍", userIDs: ["ann", "cy"]),
        ChatReaction(name: "sloop", userIDs: ["cy"]),
    ]

    /// Returns a message a number of seconds after nine o'clock on March 2, 2026, in UTC.
    static func message(
        _ id: String,
        by author: ChatUser,
        at seconds: Int64,
        _ text: RichText = "Ahoy",
        kind: ChatMessageKind = .regular,
        _ change: (inout ChatMessage) -> Void = { _ in }
    ) -> ChatMessage {
        var message = ChatMessage(
            id: id,
            author: author,
            createdAt: Timestamp(seconds: 1_772_442_000 + seconds),
            kind: kind,
            text: text
        )
        message.isSentByCurrentUser = author == ann
        change(&message)
        return message
    }

    /// A message for each part, on two days.
    static let parts: [ChatMessage] = [
        message("join", by: bo, at: -60, "Bo joined", kind: .system),
        hello,
        message("reacted", by: bo, at: 30, "Wind is fine") {
            $0.reactions = reactions
            $0.editedAt = Timestamp(seconds: 1_772_442_090)
        },
        message("emoji", by: cy, at: 400, "⛵️🌊"),
        message("quote", by: ann, at: 500, "I am") {
            $0.quote = ChatQuote(of: hello)
            $0.deliveredTo = [bo]
        },
        message(
            "links",
            by: bo,
            at: 550,
            """
            Read \("the tides", target: .link("https://example.org/tide?utm_source=chat&day=2")), ask \
            \("@Cy Young", target: .user("cy")) and set \("depth = 4", .code)
            """
        ) { $0.reactions = reactions.reversed() },
        message("attachments", by: cy, at: 600, "Look") { $0.attachments = attachments },
        message("root", by: cy, at: 700, "Plan the trip") {
            $0.replyCount = 2
            $0.threadParticipants = [bo, ann]
            $0.attachments = [image]
            $0.reactions = reactions
        },
        message("error", by: cy, at: 800, "Slow down", kind: .error),
        message("ephemeral", by: ann, at: 900, "/giphy gull", kind: .ephemeral),
        message("deleted", by: bo, at: 1_000, "Forget it") {
            $0.isDeleted = true
            $0.attachments = [image]
        },
        message("robot", by: robot, at: 1_050, "Build 12 has passed"),
        message("own-root", by: ann, at: 86_400, "All aboard") {
            $0.replyCount = 1
            $0.threadParticipants = [bo]
            $0.readBy = readers
            $0.attachments = [image]
            $0.reactions = reactions
        },
        read,
        message("failed", by: ann, at: 86_600, RichText()) {
            $0.localState = .sendingFailed
            $0.attachments = [image]
        },
        message("pending", by: ann, at: 86_700, "Wait") {
            $0.localState = .pendingSend
            $0.quote = ChatQuote(of: hello)
            $0.quote?.isDeleted = true
        },
        reply,
    ]

    static let hello = message("hello", by: bo, at: 0, "Morning")
    static let read = message("read", by: ann, at: 86_500, "Cast off") { $0.readBy = [bo] }

    static let reply = message("reply", by: ann, at: 750, "Saturday?") {
        $0.parentID = "root"
        $0.isShownInChannel = true
        $0.readBy = [bo, cy]
    }

    /// A picture of the sea.
    static let image = attachments[0]

    /// One attachment of each kind, and one of an unknown kind.
    static let attachments = payloads.map { ChatAttachment(kind: $0, payload: $1) }

    private static let payloads: KeyValuePairs<AttachmentKind, AttachmentPayload> = [
        .image: .image(ImageAttachment(imageURL: "https://example.org/sea.png", title: "Sea")),
        .video: .video(
            VideoAttachment(videoURL: "https://example.org/v.mp4", title: "Tack", seconds: 65)
        ),
        .file: .file(
            FileAttachment(
                assetURL: "https://example.org/f.pdf",
                title: "Chart.pdf",
                mimeType: "application/pdf",
                bytes: 4_200
            )
        ),
        .giphy: .giphy(GiphyAttachment(previewURL: "https://example.org/g.gif", title: "Gull")),
        .audio: .audio(
            AudioAttachment(audioURL: "https://example.org/a.mp3", title: "Horn", seconds: 3)
        ),
        .link: .link(
            LinkAttachment(
                originalURL: "https://example.org/tide",
                title: "Tides",
                text: "High water at noon"
            )
        ),
        .card: .card(
            CardAttachment(
                title: "Build 12",
                text: "Passed",
                fields: [CardField(title: "Branch", value: "main")],
                footer: "CI"
            )
        ),
        "poll": .other(title: "When?", json: .null),
    ]
}
