import Components
import DefaultComponents
import Views

extension FixtureChat {
    /// Every kind of message in a channel with two threads.
    static let transcript = ChannelTranscript(
        channel: group,
        messages: (firstDay + secondDay).reversed(),
        threads: [
            ThreadTranscript(rootID: "root", messages: [reply, earlyReply, root]),
            ThreadTranscript(rootID: "own-root", messages: [ownRoot]),
        ]
    )

    private static let root = message("root", by: cy, at: 700, "Plan the trip") {
        $0.replyCount = 2
        $0.threadParticipants = [bo, ann]
        $0.attachments = [image]
        $0.reactions = reactions
    }

    private static let reply = own("reply-in-channel", at: 900, "Saturday?") {
        $0.parentID = "root"
        $0.isShownInChannel = true
        $0.deliveredTo = [bo]
    }

    private static let earlyReply = message("reply", at: 800, "When?") { $0.parentID = "root" }

    /// Begins the second day.
    private static let ownRoot = own("own-root", at: 86_400, "All aboard") {
        $0.replyCount = 1
        $0.threadParticipants = [bo]
        $0.readBy = others
        $0.attachments = [image]
    }

    /// Oldest first.
    private static let firstDay: [ChatMessage] = [
        message("join", at: -60, "Bo joined", kind: .system),
        message("within", at: 0, "Morning"),
        message("exactly-sixty", at: 30, "Anybody up for sailing?"),
        message("group-end", at: 90, "Wind is fine") { $0.reactions = reactions },
        message("edited", at: 151, "Hello?") {
            $0.editedAt = Timestamp(microseconds: $0.createdAt.microseconds + 9_000_000)
        },
        own("quote", at: 200, "I am") {
            $0.quote = ChatQuote(of: message("edited", "Hello?"))
            $0.readBy = [bo]
        },
        message("attachments", by: cy, at: 300, "Look") { $0.attachments = attachments },
        message("few-emoji", by: cy, at: 400, "⛵️🌊"),
        message("four-emoji", by: cy, at: 500, "⛵️🌊⛵️🌊"),
        root,
        reply,
        message("error", by: cy, at: 1000, "Slow down", kind: .error),
        own("ephemeral", at: 1100, "/giphy gull", kind: .ephemeral),
        message("deleted", at: 1200, "Forget it") { $0.isDeleted = true },
        own("deleted-attachments", at: 1300, "Forget this") {
            $0.isDeleted = true
            $0.attachments = [image]
            $0.reactions = reactions
        },
        message("empty", at: 1400, RichText()),
        message("unknown-kind", at: 1500, "Aye") { $0.unknownKind = "vote" },
    ]

    private static let secondDay: [ChatMessage] = [
        ownRoot,
        own("read-by-five", at: 86_500, "Cast off") { $0.readBy = others },
        own("delivered", at: 86_600) { $0.deliveredTo = [bo] },
        own("sent", at: 86_700),
        own("pending", at: 86_800) { $0.localState = .pendingSend },
        own("failed", at: 86_900, RichText()) {
            $0.localState = .sendingFailed
            $0.attachments = [image]
        },
        message("image-only", by: cy, at: 87_000, RichText()) { $0.attachments = [image] },
    ]

    /// Two messages and a thread on which every example plugin acts, for frequent composition.
    static let excerpt = ChannelTranscript(
        channel: group,
        messages: transcript.messages.filter { ["group-end", "own-root"].contains($0.id) },
        threads: transcript.threads.filter { $0.rootID == "own-root" }
    )
}
