/// A Slack workspace export: a folder with lists of users and channels and a folder per channel.
///
/// An export has no reader of its own; ``LoadOptions/currentUserId`` makes one.
public struct SlackExportFormat: ConversationFormat {
    /// Creates the format.
    public init() {}

    /// The name `slack`.
    public var name: String {
        "slack"
    }

    /// Returns whether the source is a folder with a list of users or channels.
    public func recognizes(_ source: ConversationSource) -> Bool {
        guard source.isFolder, let entries = try? source.entries() else { return false }
        return entries.contains { $0 == SlackLayout.users || SlackLayout.channelLists.contains($0) }
    }

    /// Returns the conversation of all channels, groups and direct messages.
    public func load(
        _ source: ConversationSource,
        options: LoadOptions
    ) throws(ConversationError) -> Conversation {
        var decoder = try SlackExportDecoder(source, options: options)
        return try decoder.conversation()
    }
}
