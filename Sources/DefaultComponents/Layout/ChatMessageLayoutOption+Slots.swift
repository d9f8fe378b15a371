extension ChatMessageLayoutOption {
    /// The options that ask for the parts of slots, by the slot's or the family's name.
    package static let bySlot: [String: Self] = [
        "bubble": .bubble, "avatar": .avatar, "authorName": .authorName, "timestamp": .timestamp,
        "messageText": .text, "quotedMessage": .quotedMessage, "reactions": .reactions,
        "reactionsBubble": .reactions, "reactionItem": .reactions, "threadInfo": .threadInfo,
        "onlyVisibleForYou": .onlyVisibleForYouIndicator, "errorIndicator": .errorIndicator,
        "deliveryStatus": .deliveryStatusIndicator, "attachment": .attachments,
    ]
}
