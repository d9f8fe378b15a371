public import Components
public import Views

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
