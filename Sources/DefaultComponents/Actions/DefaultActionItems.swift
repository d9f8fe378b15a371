public import Components
public import Views

/// An action that the default components offer for a message.
///
/// Each kind is a type of its own with a short name, such as ``EditActionItem``.
public struct DefaultActionItem<Kind: DefaultActionKind>: ChatMessageActionItem {
    /// The id of the kind.
    public let id = Kind.traits.id
    /// The title in the menu.
    public let title: String
    /// An arrow for replies; `nil` for other kinds.
    public let icon: Image?
    /// Whether the action deletes content.
    public let isDestructive = Kind.traits.isDestructive

    /// Creates the action with the texts and symbols of an appearance.
    public init(_ appearance: Appearance = Appearance()) {
        title = appearance.formatters.messageAction(Kind.traits.id)
        icon = Kind.traits.isReply ? appearance.images.thread : nil
    }
}

/// A kind of ``DefaultActionItem``.
public protocol DefaultActionKind: Sendable {
    /// The properties that all actions of the kind have.
    static var traits: DefaultActionTraits { get }
}

/// The properties of a kind of ``DefaultActionItem``.
public struct DefaultActionTraits: Sendable {
    let id: String
    var isReply = false
    var isDestructive = false
}

/// The kinds of ``DefaultActionItem``.
public enum DefaultActions: Sendable {
    /// The kind with the id `inlineReply`.
    public enum InlineReply: DefaultActionKind {
        /// The properties of the kind.
        public static let traits = DefaultActionTraits(id: "inlineReply", isReply: true)
    }
    /// The kind with the id `threadReply`.
    public enum ThreadReply: DefaultActionKind {
        /// The properties of the kind.
        public static let traits = DefaultActionTraits(id: "threadReply", isReply: true)
    }
    /// The kind with the id `react`.
    public enum AddReaction: DefaultActionKind {
        /// The properties of the kind.
        public static let traits = DefaultActionTraits(id: "react")
    }
    /// The kind with the id `edit`.
    public enum Edit: DefaultActionKind {
        /// The properties of the kind.
        public static let traits = DefaultActionTraits(id: "edit")
    }
    /// The kind with the id `copy`.
    public enum Copy: DefaultActionKind {
        /// The properties of the kind.
        public static let traits = DefaultActionTraits(id: "copy")
    }
    /// The kind with the id `resend`.
    public enum Resend: DefaultActionKind {
        /// The properties of the kind.
        public static let traits = DefaultActionTraits(id: "resend")
    }
    /// The kind with the id `delete`.
    public enum Delete: DefaultActionKind {
        /// The properties of the kind.
        public static let traits = DefaultActionTraits(id: "delete", isDestructive: true)
    }
    /// The kind with the id `flag`.
    public enum Flag: DefaultActionKind {
        /// The properties of the kind.
        public static let traits = DefaultActionTraits(id: "flag")
    }
    /// The kind with the id `muteUser`.
    public enum MuteUser: DefaultActionKind {
        /// The properties of the kind.
        public static let traits = DefaultActionTraits(id: "muteUser")
    }
}

/// Replies to a message below the others, with a quote of it.
public typealias InlineReplyActionItem = DefaultActionItem<DefaultActions.InlineReply>
/// Replies to a message in its thread.
public typealias ThreadReplyActionItem = DefaultActionItem<DefaultActions.ThreadReply>
/// Offers the reactions that can be added to a message.
public typealias AddReactionActionItem = DefaultActionItem<DefaultActions.AddReaction>
/// Edits a message.
public typealias EditActionItem = DefaultActionItem<DefaultActions.Edit>
/// Copies the text of a message.
public typealias CopyActionItem = DefaultActionItem<DefaultActions.Copy>
/// Sends a message again that could not be sent.
public typealias ResendActionItem = DefaultActionItem<DefaultActions.Resend>
/// Deletes a message for all users.
public typealias DeleteActionItem = DefaultActionItem<DefaultActions.Delete>
/// Reports a message to the moderators.
public typealias FlagActionItem = DefaultActionItem<DefaultActions.Flag>
/// Hides the messages of the author of a message.
public typealias MuteUserActionItem = DefaultActionItem<DefaultActions.MuteUser>

/// Adds one reaction to a message, or removes it if the reader gave it.
public struct ReactionActionItem: ChatMessageActionItem {
    /// `react` and the name of the reaction.
    public let id: String
    /// The emoji of the reaction, or its name; marked if the reader gave it.
    public let title: String
    /// No symbol.
    public let icon: Image? = nil
    /// Whether the action deletes content: no.
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

extension ValueSlot<[String]> {
    /// The names of the reactions that can be added to a message, in the order of the menu.
    public static let availableReactions = ValueSlot(
        "availableReactions",
        default: ["thumbsup", "heart", "joy", "tada", "open_mouth", "cry"],
        contract: .stable
    )
}
