import DefaultComponents
import Views

extension CertificateChat {
    /// Messages of both sides and with several parts, in all kinds that one layout has.
    static let kinds: [ChatMessage] = {
        let made = [hello, read].flatMap { side in
            structures.enumerated().flatMap { place, structure in
                // The last ones have nothing to do with other parts than the text.
                changes.prefix(place == 0 ? changes.count : 7).map { change in
                    var message = side
                    structure(&message)
                    change(&message)
                    return message
                }
            }
        }
        var known: Set<ChatMessage> = []
        return made.filter { known.insert($0).inserted }
            + ["Bo left", "Bo joined, and changed the name"].map {
                message("left", by: bo, at: 0, RichText(plain: $0), kind: .system)
            }
    }()

    private static let structures: [@Sendable (inout ChatMessage) -> Void] = [
        { _ in },
        { $0.quote = ChatQuote(of: message("quoted", by: cy, at: -900, "Aye")) },
        { $0.reactions = reactions },
        { $0.replyCount = 2 },
        { $0.attachments = [image] },
    ]

    private static let changes: [@Sendable (inout ChatMessage) -> Void] = [
        { _ in },
        { $0.kind = .error },
        { if !$0.isSentByCurrentUser { $0.author = robot } },
        { $0.editedAt = $0.createdAt },
        { $0.quote?.isDeleted = true },
        { $0.quote?.text = RichText(plain: sentences) },
        {
            $0.reactions = $0.reactions.isEmpty ? [] : [ChatReaction(name: "wave", userIDs: ["bo"])]
        },
        { $0.isDeleted = true },
        { if !$0.isSentByCurrentUser { $0.author = cy } },
        { $0.text = RichText(plain: sentences) },
        {
            let link = TextTarget.link("https://example.org/p")
            $0.text = "Ask \("@Ann Lee", target: .user("ann")) at \("the pier", target: link)"
        },
        { $0.readBy = readers },
        { $0.localState = .pendingSend },
        { ($0.parentID, $0.isShownInChannel) = ("root", true) },
    ]

    /// A long message that was deleted, and an answer that quotes it.
    static let forgotten: [ChatMessage] = {
        let words = "Bartholomew quietly buried seventeen lanterns under grandmother's rhubarb. "
        let text = RichText(plain: String(repeating: words, count: 8))
        let deleted = message("forgotten", by: bo, at: 570, text) { $0.isDeleted = true }
        return [deleted, message("answer", by: cy, at: 580) { $0.quote = ChatQuote(of: deleted) }]
    }()

    /// A message of another side than usual for each part, whose authors are easily taken for each other.
    static let misleading: [ChatMessage] = [bo, cy, robot].map { author in
        message("answer", by: author, at: 560, "Aye, \(author.id), aye") {
            $0.quote = ChatQuote(of: author == bo ? read : hello)
            $0.readBy = [others[0]]
            $0.reactions = [ChatReaction(name: "tada", emoji: "🎉", userIDs: ["cy"], count: 12)]
        }
    }
}
