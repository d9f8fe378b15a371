public import Components

/// Something that a composer offers to write for what is being typed.
public struct ComposerSuggestion: Sendable, Hashable {
    /// What the reader sees.
    public var title: String

    /// What is said besides; empty for nothing.
    public var detail: String

    /// The end of the text before the cursor that it takes the place of: `@na`.
    public var typed: String

    /// What is written instead.
    public var replacement: String

    /// The person whom it mentions; none for others.
    public var user: ChatUser?

    /// Creates a suggestion.
    public init(
        _ title: String,
        detail: String = "",
        typed: String,
        replacement: String,
        user: ChatUser? = nil
    ) {
        self.title = title
        self.detail = detail
        self.typed = typed
        self.replacement = replacement
        self.user = user
    }
}

/// Everything that suggestions depend on.
public struct SuggestionRequest: Sendable, Hashable {
    /// The text before the cursor.
    public var text: String

    /// The channel that it is written in; none while that is not known.
    public var channel: ChatChannel?

    /// The commands that the chat knows.
    public var commands: [ComposerCommandInfo]

    /// Creates a request.
    public init(
        text: String,
        channel: ChatChannel? = nil,
        commands: [ComposerCommandInfo] = []
    ) {
        self.text = text
        self.channel = channel
        self.commands = commands
    }
}

/// A command that a composer offers; a plugin that adds one answers it in the slot `messageSubmission`.
public struct ComposerCommandInfo: Sendable, Hashable {
    /// The name, without the slash.
    public var name: String

    /// What it does, in a few words.
    public var summary: String

    /// Creates a command.
    public init(_ name: String, summary: String = "") {
        self.name = name
        self.summary = summary
    }
}

extension Slot where Value == [ComposerCommandInfo], Part == Never {
    /// The commands that a composer offers behind a `/`; none unless plugins add them with `transform`.
    public static let composerCommands = Slot("composerCommands", default: [])
}

/// Returns what a composer offers, the best first.
public typealias ComposerSuggestionRule = @Sendable (SuggestionRequest) -> [ComposerSuggestion]

extension Slot where Value == ComposerSuggestionRule, Part == Never {
    /// What a composer offers for what is being typed: members of the channel behind an `@`, commands behind a `/`.
    public static let composerSuggestionRule = Slot(
        "composerSuggestionRule",
        default: { $0.defaultSuggestions }
    )
}
