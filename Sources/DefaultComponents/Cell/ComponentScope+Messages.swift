public import Components

extension ComponentScope {
    /// A scope of the rows of messages for which a function returns `true`.
    ///
    /// The function reads the message and its neighbours through the content: in a list, it is called again when
    /// what it read has changed, and the row is composed again if the result differs.
    public static func rows(
        _ name: String = "some rows",
        where holds: @escaping @Sendable (MessageCellContent) -> Bool
    ) -> ComponentScope {
        ComponentScope(name, level: 3, where: holds)
    }

    /// A scope of the messages for which a function returns `true`.
    ///
    /// ```swift
    /// registrar.extend(.bubble, with: GoldenEdge.self, in: .messages { $0.isPinned })
    /// ```
    public static func messages(
        _ name: String = "some messages",
        where holds: @escaping @Sendable (ChatMessage) -> Bool
    ) -> ComponentScope {
        rows(name) { $0.message().map(holds) ?? false }
    }

    /// A scope of the messages in channels for which a function returns `true`; scopes of messages are further in.
    public static func channels(
        _ name: String = "some channels",
        where holds: @escaping @Sendable (ChatChannel) -> Bool
    ) -> ComponentScope {
        ComponentScope(name, level: 2) { (content: MessageCellContent) in holds(content.channel) }
    }

    /// A scope of the messages in the list of a name; scopes of channels and of messages are further in.
    public static func list(named name: String) -> ComponentScope {
        ComponentScope("list \(name)", level: 1) { (content: MessageCellContent) in
            content.listName == name
        }
    }
}
