public import Components
public import Views

/// Answers a message below the others, with a quote of it.
public struct InlineReplyActionItem: ChatMessageActionItem {
    /// `inlineReply`.
    public let id = "inlineReply"
    /// What the menu says.
    public let title: String
    /// The symbol of an answer.
    public let icon: Image?
    /// Whether something is lost by it: no.
    public let isDestructive = false

    /// Creates the action in the words of an appearance.
    public init(_ appearance: Appearance = Appearance()) {
        title = appearance.formatters.messageAction(id)
        icon = appearance.images.thread
    }
}

/// Answers a message in its thread.
public struct ThreadReplyActionItem: ChatMessageActionItem {
    /// `threadReply`.
    public let id = "threadReply"
    /// What the menu says.
    public let title: String
    /// The symbol of an answer.
    public let icon: Image?
    /// Whether something is lost by it: no.
    public let isDestructive = false

    /// Creates the action in the words of an appearance.
    public init(_ appearance: Appearance = Appearance()) {
        title = appearance.formatters.messageAction(id)
        icon = appearance.images.thread
    }
}

/// Offers the reactions that can be given to a message.
public struct AddReactionActionItem: ChatMessageActionItem {
    /// `react`.
    public let id = "react"
    /// What the menu says.
    public let title: String
    /// No symbol, and nothing is lost by it.
    public let icon: Image? = nil, isDestructive = false

    /// Creates the action in the words of an appearance.
    public init(_ appearance: Appearance = Appearance()) {
        title = appearance.formatters.messageAction(id)
    }
}

/// Changes what a message says.
public struct EditActionItem: ChatMessageActionItem {
    /// `edit`.
    public let id = "edit"
    /// What the menu says.
    public let title: String
    /// No symbol, and nothing is lost by it.
    public let icon: Image? = nil, isDestructive = false

    /// Creates the action in the words of an appearance.
    public init(_ appearance: Appearance = Appearance()) {
        title = appearance.formatters.messageAction(id)
    }
}

/// Takes the text of a message elsewhere.
public struct CopyActionItem: ChatMessageActionItem {
    /// `copy`.
    public let id = "copy"
    /// What the menu says.
    public let title: String
    /// No symbol, and nothing is lost by it.
    public let icon: Image? = nil, isDestructive = false

    /// Creates the action in the words of an appearance.
    public init(_ appearance: Appearance = Appearance()) {
        title = appearance.formatters.messageAction(id)
    }
}

/// Tries again to send a message that was not sent.
public struct ResendActionItem: ChatMessageActionItem {
    /// `resend`.
    public let id = "resend"
    /// What the menu says.
    public let title: String
    /// No symbol, and nothing is lost by it.
    public let icon: Image? = nil, isDestructive = false

    /// Creates the action in the words of an appearance.
    public init(_ appearance: Appearance = Appearance()) {
        title = appearance.formatters.messageAction(id)
    }
}

/// Takes a message away for everybody.
public struct DeleteActionItem: ChatMessageActionItem {
    /// `delete`.
    public let id = "delete"
    /// What the menu says.
    public let title: String
    /// No symbol, and something is lost by it.
    public let icon: Image? = nil, isDestructive = true

    /// Creates the action in the words of an appearance.
    public init(_ appearance: Appearance = Appearance()) {
        title = appearance.formatters.messageAction(id)
    }
}

/// Tells the moderators of a message.
public struct FlagActionItem: ChatMessageActionItem {
    /// `flag`.
    public let id = "flag"
    /// What the menu says.
    public let title: String
    /// No symbol, and nothing is lost by it.
    public let icon: Image? = nil, isDestructive = false

    /// Creates the action in the words of an appearance.
    public init(_ appearance: Appearance = Appearance()) {
        title = appearance.formatters.messageAction(id)
    }
}

/// Shows no more of the author of a message.
public struct MuteUserActionItem: ChatMessageActionItem {
    /// `muteUser`.
    public let id = "muteUser"
    /// What the menu says.
    public let title: String
    /// No symbol, and nothing is lost by it.
    public let icon: Image? = nil, isDestructive = false

    /// Creates the action in the words of an appearance.
    public init(_ appearance: Appearance = Appearance()) {
        title = appearance.formatters.messageAction(id)
    }
}

/// Gives one reaction to a message, or takes it back if the reader gave it.
public struct ReactionActionItem: ChatMessageActionItem {
    /// `react` and the name of the reaction.
    public let id: String
    /// The emoji of the reaction, or its name; marked if the reader gave it.
    public let title: String
    /// No symbol.
    public let icon: Image? = nil
    /// Whether something is lost by it: no.
    public let isDestructive = false
    /// The reaction's name without colons.
    public let name: String

    /// Creates the action of a reaction.
    public init(_ name: String, isGiven: Bool = false) {
        self.name = name
        id = "react \(name)"
        let sign = EmojiNames.emoji(name) ?? ":\(name):"
        title = isGiven ? "\(sign) ✓" : sign
    }
}

extension Slot where Value == [String], Part == Never {
    /// The names of the reactions that can be given to a message, in the order of the menu.
    public static let availableReactions = Slot(
        "availableReactions",
        default: ["thumbsup", "heart", "joy", "tada", "open_mouth", "cry"],
        contract: .stable
    )
}
