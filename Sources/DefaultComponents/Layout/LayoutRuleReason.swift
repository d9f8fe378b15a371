import Views

/// The reason for which the default rules give a message a layout option or not.
package struct LayoutRuleReason: Sendable, Hashable {
    /// The rule, as text.
    package let rule: String

    /// The message's values that the rule depends on, as text.
    package let met: String

    /// Whether the rule gives the option.
    package let isGiven: Bool
}

extension LayoutRules {
    /// The reasons for which each known option is given or not.
    var reasons: [ChatMessageLayoutOption: LayoutRuleReason] {
        let given = options
        var reasons: [ChatMessageLayoutOption: LayoutRuleReason] = [:]
        func add(_ option: ChatMessageLayoutOption, _ rule: String, _ met: String) {
            let isSystem = message.kind == .system
            reasons[option] = LayoutRuleReason(
                rule: isSystem
                    ? "A system message has its text in the middle, and nothing else" : rule,
                met: isSystem ? "the message is of kind 'system'" : met,
                isGiven: given.contains(option)
            )
        }
        add(.timestamp, "The last message of a group shows its time", group)
        add(
            .continuousBubble,
            "A bubble has no tail if the group goes on, or if a thread hangs below",
            "\(group), and \(thread)"
        )
        add(.flipped, "The reader's own messages are on the trailing side", side)
        add(.centered, "System messages are in the middle", kind)
        add(
            .avatar,
            "The last message of a group of somebody else's shows the avatar",
            "\(side), and \(group)"
        )
        add(
            .avatarSizePadding,
            "A message of somebody else's that the group goes on after keeps the place "
                + "of an avatar free",
            "\(side), and \(group)"
        )
        add(
            .authorName,
            "The last message of a group of somebody else's names the author, in channels of "
                + "more than two",
            "\(side), the channel has \(memberCount) members, and \(group)"
        )
        add(
            .bubble,
            "The content is in a bubble unless it is a few emoji alone",
            isFewEmojiAlone ? "it is a few emoji alone" : "it is more than a few emoji"
        )
        add(
            .text,
            "A text is shown unless it is empty",
            message.shownText.isEmpty ? "the text is empty" : "there is a text"
        )
        add(
            .quotedMessage,
            "The message that this one answers is shown, unless this one is deleted",
            "\(message.quote == nil ? "it answers none" : "it answers one"), and \(deletion)"
        )
        add(
            .attachments,
            "Attachments are shown unless the message is deleted",
            "it has \(message.attachments.count), and \(deletion)"
        )
        add(
            .reactions,
            "Reactions are shown where the channel allows them, unless the message is deleted",
            "it has \(message.reactions.count), the channel "
                + "\(allowsReactions ? "allows" : "does not allow") them, and \(deletion)"
        )
        add(
            .threadInfo,
            "A message that begins a thread, or is part of one, says so outside of it where the "
                + "channel allows replies",
            "\(thread), and the channel \(allowsReplies ? "allows" : "does not allow") them"
        )
        add(
            .onlyVisibleForYouIndicator,
            "An ephemeral message of the reader's own says that nobody else sees it",
            "\(kind), and \(side)"
        )
        add(
            .errorIndicator,
            "A message that could not be sent says so, unless it is deleted",
            "\(sending), and \(deletion)"
        )
        add(
            .deliveryStatusIndicator,
            "The last message of a group of the reader's own shows its delivery status, "
                + "unless it could not be sent or is deleted",
            "\(side), \(sending), \(deletion), and \(group)"
        )
        return reasons
    }

    private var side: String {
        message.isSentByCurrentUser ? "the reader wrote it" : "'\(message.author.id)' wrote it"
    }

    private var kind: String { "the message is of kind '\(message.kind.rawValue)'" }

    private var deletion: String { message.isDeleted ? "it is deleted" : "it is not deleted" }

    private var sending: String {
        message.localState == .sendingFailed
            ? "it could not be sent" : "nothing says that it was not sent"
    }

    private var thread: String {
        if isInThread { return "it is shown in its thread" }
        if message.replyCount > 0 { return "it has \(message.replyCount) replies" }
        return message.parentID.map { "it is a reply to '\($0)'" } ?? "it has no replies"
    }

    private var group: String {
        switch ending {
        case nil: "it is the newest message"
        case .otherAuthor(let newer): "the group ends with it, as '\(newer)' is by somebody else"
        case .kind(let newer):
            "the group ends with it, as '\(newer)' is of a kind that stands alone"
        case .otherDay(let newer): "the group ends with it, as '\(newer)' is of another day"
        case .tooLate(let newer, let seconds, let limit):
            "the group ends with it, as '\(newer)' follows \(seconds) s later, "
                + "and the limit is \(limit.text) s"
        case .continues(let newer, let seconds, let limit):
            "the group goes on with '\(newer)', \(seconds) s later, "
                + "and the limit is \(limit.text) s"
        }
    }
}
