import DefaultComponents
import Views

extension FixtureChat {
    /// A channel and a thread in which all texts are very long.
    static let longTranscript = ChannelTranscript(
        channel: longChannel,
        messages: longMessages.reversed(),
        threads: [ThreadTranscript(rootID: "long-root", messages: [longRoot])]
    )

    private static let sentence =
        "The wind turns west in the afternoon, so let us meet at seven and sail before it does. "
    private static let word = String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 6)

    private static let longNamed = ChatUser(
        id: "long",
        name: "Maximiliane Alexandrina von und zu Hohenzollern-Sigmaringen the Younger"
    )

    private static let longChannel = ChatChannel(
        id: "long",
        members: [ann, longNamed] + others,
        currentUserId: ann.id
    )

    private static let manyReactions = (0..<12).map { index in
        ChatReaction(name: "signal-flag-\(index)", userIDs: ["bo", "cy"])
    }

    private static let longRoot = message("long-root", by: longNamed, at: 900, long(3)) {
        $0.replyCount = 99
        $0.threadParticipants = others
        $0.attachments = longAttachments
    }

    private static let longMessages: [ChatMessage] = [
        message("long-join", at: -60, long(3), kind: .system),
        message("long-text", by: longNamed, at: 0, long(12)) { $0.reactions = manyReactions },
        message("long-word", by: longNamed, at: 200, RichText(plain: word)) {
            $0.editedAt = $0.createdAt
        },
        own("own-long-word", at: 300, RichText(plain: word)) {
            $0.readBy = others
            $0.editedAt = $0.createdAt
            $0.reactions = manyReactions
        },
        own("long-quote", at: 400, "Short") {
            $0.quote = ChatQuote(of: message("quoted", by: longNamed, long(4)))
            $0.localState = .sendingFailed
        },
        own("long-failed", at: 500, long(4)) { $0.localState = .sendingFailed },
        own("long-ephemeral", at: 600, long(2), kind: .ephemeral),
        message("long-attachments", by: longNamed, at: 700, "See") {
            $0.attachments = longAttachments
        },
        message("reacted", at: 800, "👍") { $0.reactions = manyReactions },
        longRoot,
        own("own-short", at: 1000, "k") {
            $0.reactions = manyReactions
            $0.readBy = others
        },
    ]

    private static let longAttachments: [ChatAttachment] = [
        ChatAttachment(
            kind: .file,
            payload: .file(
                FileAttachment(
                    assetURL: "https://example.org/\(word)",
                    title: word,
                    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml",
                    bytes: 1_234_567_890
                )
            )
        ),
        ChatAttachment(
            kind: .link,
            payload: .link(
                LinkAttachment(
                    originalURL: "https://example.org/\(word)",
                    title: sentence + sentence,
                    text: long(4)
                )
            )
        ),
        ChatAttachment(
            kind: .card,
            payload: .card(
                CardAttachment(
                    title: long(1),
                    text: RichText(plain: word),
                    fields: [CardField(title: long(1), value: long(3))],
                    footer: long(1)
                )
            )
        ),
        ChatAttachment(kind: "poll", payload: .other(title: sentence, json: .null)),
    ]

    private static func long(_ sentences: Int) -> RichText {
        RichText(plain: String(repeating: sentence, count: sentences))
    }
}

/// The two channels of the fixtures.
enum ChatLength: CaseIterable {
    case usual, long

    var transcript: ChannelTranscript {
        switch self {
        case .usual: FixtureChat.transcript
        case .long: FixtureChat.longTranscript
        }
    }
}
