/// A Slack workspace export: a folder with lists of users and channels and a folder per channel.
///
/// An export does not say which user looks at the chat; ``LoadOptions/currentUserId`` sets that user.
public struct SlackExportFormat: ConversationFormat {
    /// Creates the format.
    public init() {}

    /// The name `slack`.
    public var name: String { "slack" }

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

/// The names of an export's files and folders.
enum SlackLayout {
    /// The list of users.
    static let users = "users.json"

    /// The lists of channels, in the order they are read.
    static let channelLists = ["channels.json", "groups.json", "dms.json", "mpims.json"]

    /// Returns whether an entry is skipped without a note in the log of the load.
    static func isExcluded(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasPrefix("__") || name.hasPrefix("FC:")
            || excluded.contains(name)
    }

    /// Returns whether a name is that of a day's messages, such as `2016-03-25.json`.
    static func isDay(_ name: String) -> Bool {
        name.utf8.count == 15 && name.hasSuffix(".json")
            && zip(name.utf8, "0000-00-00".utf8).allSatisfy { byte, sample in
                sample == UInt8(ascii: "-") ? byte == sample : byte.isDigit
            }
    }

    private static let excluded: Set<String> = [
        "canvas_in_the_conversation.json", "canvases.json", "file_conversations.json",
        "huddle_transcripts.json", "integration_logs.json", "lists.json", "org_users.json",
    ]
}
