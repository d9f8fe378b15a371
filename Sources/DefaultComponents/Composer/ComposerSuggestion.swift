public import Components

/// A completion that a composer suggests for the text before the cursor.
public struct ComposerSuggestion: Sendable, Hashable {
    /// The title.
    public var title: String

    /// The detail beside the title; may be empty.
    public var detail: String

    /// The end of the text before the cursor that is replaced: `@na`.
    public var typed: String

    /// The text that replaces it.
    public var replacement: String

    /// The user who is mentioned; `nil` for other suggestions.
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

/// The input of suggestions.
public struct SuggestionRequest: Sendable, Hashable {
    /// The text before the cursor.
    public var text: String

    /// The channel of the composer; `nil` while that is not known.
    public var channel: ChatChannel?

    /// The commands of the chat.
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

/// A command that a composer suggests; a plugin that adds one handles it in the slot `messageSubmission`.
public struct ComposerCommandInfo: Sendable, Hashable {
    /// The name, without the slash.
    public var name: String

    /// A short description.
    public var summary: String

    /// Creates a command.
    public init(_ name: String, summary: String = "") {
        self.name = name
        self.summary = summary
    }
}

extension ValueSlot<[ComposerCommandInfo]> {
    /// The commands that a composer suggests after a `/`; empty until plugins add some with `transform`.
    public static let composerCommands = ValueSlot("composerCommands", default: [])
}

/// Returns the suggestions of a composer, the best first.
public typealias ComposerSuggestionRule = @Sendable (SuggestionRequest) -> [ComposerSuggestion]

extension ValueSlot<ComposerSuggestionRule> {
    /// The suggestions for the text before the cursor: members of the channel after an `@`, commands after a `/`.
    public static let composerSuggestionRule = ValueSlot(
        "composerSuggestionRule",
        default: { $0.defaultSuggestions }
    )
}
