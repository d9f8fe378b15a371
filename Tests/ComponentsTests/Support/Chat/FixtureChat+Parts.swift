import DefaultComponents
import Views

extension FixtureChat {
    /// One attachment of each kind, and one of an unknown kind.
    static let attachments: [ChatAttachment] = [
        image,
        ChatAttachment(
            kind: .video,
            payload: .video(
                VideoAttachment(videoURL: "https://example.org/v.mp4", title: "Tack", seconds: 65)
            )
        ),
        ChatAttachment(
            kind: .file,
            payload: .file(
                FileAttachment(
                    assetURL: "https://example.org/f.pdf",
                    title: "Chart.pdf",
                    mimeType: "application/pdf",
                    bytes: 4200
                )
            )
        ),
        ChatAttachment(
            kind: .giphy,
            payload: .giphy(
                GiphyAttachment(previewURL: "https://example.org/g.gif", title: "Gull")
            )
        ),
        ChatAttachment(
            kind: .audio,
            payload: .audio(
                AudioAttachment(audioURL: "https://example.org/a.mp3", title: "Horn", seconds: 3)
            )
        ),
        ChatAttachment(kind: .link, payload: .link(link)),
        ChatAttachment(kind: .card, payload: .card(card)),
        ChatAttachment(kind: "poll", payload: .other(title: "When?", json: .null)),
    ]

    /// A picture of the sea.
    static let image = ChatAttachment(
        kind: .image,
        payload: .image(ImageAttachment(imageURL: "https://example.org/sea.png", title: "Sea"))
    )

    /// Thumbs up of two people, and a reaction without a picture.
    static let reactions = [
        ChatReaction(name: "thumbsup", emoji: "👍", userIDs: ["ann", "cy"]),
        ChatReaction(name: "sloop", userIDs: ["cy"]),
    ]

    private static let link = LinkAttachment(
        originalURL: "https://example.org/tide",
        title: "Tides",
        text: "High water at noon",
        siteName: "Example"
    )

    private static let card = CardAttachment(
        title: "Build 12",
        text: "Passed",
        fields: [CardField(title: "Branch", value: "main")],
        footer: "CI"
    )
}
