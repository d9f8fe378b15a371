public import Components
public import Views

/// An action for a message in a menu.
///
/// Distinguish them by type: `case is EditActionItem`.
public protocol ChatMessageActionItem: Sendable {
    /// The id of the action, unique in a menu.
    var id: String { get }

    /// The title in the menu.
    var title: String { get }

    /// The symbol beside the title; `nil` for most.
    var icon: Image? { get }

    /// Whether the action deletes content.
    var isDestructive: Bool { get }
}

/// An action that the reader chose for a message.
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
    /// An action was chosen for a message; raised before the list's delegate is called.
    public static let messageAction = Event("messageAction", contract: .stable)
}

extension Event where Payload == String {
    /// The text of a message is copied; handled by the owner of a clipboard.
    ///
    /// If it is not handled, a composer beside the list keeps the text for pasting.
    public static let copyText = Event("copyText", contract: .stable)
}
