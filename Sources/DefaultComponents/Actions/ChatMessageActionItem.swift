public import Components
public import Views

/// An action for a message in a menu.
///
/// Distinguish those of the default components by type, `case is EditActionItem`, and each ``MessageActionItem`` by its id.
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

/// An action that a plugin or an app adds to menus, and performs in a listener of the event `messageAction`.
///
/// ```swift
/// registrar.transform(.messageActions) { next, request in
///     next(request) + [MessageActionItem("pin", title: "Pin")]
/// }
/// registrar.on(.messageAction) { choice in
///     choice.item.id == "pin" ? .handled : .passed
/// }
/// ```
public struct MessageActionItem: ChatMessageActionItem {
    /// The id of the action, unique in a menu.
    public let id: String
    /// The title in the menu.
    public let title: String
    /// The symbol beside the title; `nil` for most.
    public let icon: Image?
    /// Whether the action deletes content.
    public let isDestructive: Bool

    /// Creates an action.
    public init(_ id: String, title: String, icon: Image? = nil, isDestructive: Bool = false) {
        (self.id, self.title, self.icon, self.isDestructive) = (id, title, icon, isDestructive)
    }
}

/// An action that the reader chose for a message.
public struct MessageActionChoice: Sendable {
    /// The action.
    public var item: any ChatMessageActionItem
    /// The message.
    public var message: ChatMessage
    /// The channel of the message, as far as it is known where the event is raised.
    public var channel: ChatChannel?

    /// Creates a choice.
    public init(
        _ item: any ChatMessageActionItem,
        for message: ChatMessage,
        in channel: ChatChannel? = nil
    ) {
        (self.item, self.message, self.channel) = (item, message, channel)
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
