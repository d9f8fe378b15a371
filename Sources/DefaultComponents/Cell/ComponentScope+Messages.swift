public import Components

extension ComponentScope {
    /// Rows of messages, with everything in them, for which a function returns `true`.
    ///
    /// It reads the message and its neighbours through the content, as the row itself does: in a list, it is asked
    /// again when what it read has changed, and the row is composed again if the answer is another one.
    public static func rows(
        _ name: String = "some rows",
        where holds: @escaping @Sendable (MessageCellContent) -> Bool
    ) -> ComponentScope {
        ComponentScope(name, level: 3, where: holds)
    }

    /// Messages for which a function returns `true`.
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

    /// Messages in channels for which a function returns `true`; messages' own scopes lie further in.
    public static func channels(
        _ name: String = "some channels",
        where holds: @escaping @Sendable (ChatChannel) -> Bool
    ) -> ComponentScope {
        ComponentScope(name, level: 2) { (content: MessageCellContent) in holds(content.channel) }
    }

    /// Messages in the list of a name; scopes of channels and of messages lie further in.
    public static func list(named name: String) -> ComponentScope {
        ComponentScope("list \(name)", level: 1) { (content: MessageCellContent) in
            content.listName == name
        }
    }
}
