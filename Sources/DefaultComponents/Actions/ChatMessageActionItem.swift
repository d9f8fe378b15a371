public import Components
public import Views

/// Something that can be done with a message, as a menu offers it.
///
/// Tell them apart by their types: `case is EditActionItem`.
public protocol ChatMessageActionItem: Sendable {
    /// The name of the action, unique in a menu.
    var id: String { get }

    /// What the menu says.
    var title: String { get }

    /// The symbol beside the title; none for most.
    var icon: Image? { get }

    /// Whether something is lost by it.
    var isDestructive: Bool { get }
}

/// An action that somebody chose for a message.
public struct MessageActionChoice: Sendable {
    /// The action.
    public var item: any ChatMessageActionItem
    /// The message.
    public var message: ChatMessage

    /// Creates a choice.
    public init(_ item: any ChatMessageActionItem, for message: ChatMessage) {
        self.item = item
        self.message = message
    }
}

extension Event where Payload == MessageActionChoice {
    /// That somebody chose an action for a message; raised before the list's delegate is asked.
    public static let messageAction = Event("messageAction", contract: .stable)
}

extension Event where Payload == String {
    /// That somebody copies the text of a message; whoever has a clipboard handles it.
    ///
    /// If nobody does, a composer beside the list keeps the text for pasting.
    public static let copyText = Event("copyText", contract: .stable)
}
