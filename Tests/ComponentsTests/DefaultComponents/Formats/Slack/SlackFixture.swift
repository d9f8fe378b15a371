import DefaultComponents
import Testing

/// A Slack export in memory with one channel, `general`.
struct SlackFixture {
    var users = """
        [{"id": "U1", "name": "ann", "profile": {"display_name": "Ann"}},
         {"id": "U2", "name": "bob", "real_name": "Bob &amp; Co", "profile": {"display_name": ""}}]
        """
    var channels = #"[{"id": "C1", "name": "general", "members": ["U1", "U2"]}]"#
    var days: [String: String] = [:]
    var extras: [ConversationSource] = []

    /// Creates an export with all messages in one file.
    init(_ messages: String...) {
        days["2026-03-02.json"] = "[" + messages.joined(separator: ",\n") + "]"
    }

    var source: ConversationSource {
        let files = days.map { ConversationSource(file: $0.key, text: $0.value) }
        return ConversationSource(
            folder: "export",
            entries: [
                ConversationSource(file: "users.json", text: users),
                ConversationSource(file: "channels.json", text: channels),
                ConversationSource(folder: "general", entries: files),
            ] + extras
        )
    }

    func load(_ options: LoadOptions = LoadOptions()) throws -> Conversation {
        try SlackExportFormat().load(source, options: options)
    }

    func transcript() throws -> ChannelTranscript {
        try #require(try load().channels.first { $0.channel.id == "C1" })
    }

    func message() throws -> ChatMessage {
        try #require(try transcript().messages.first)
    }
}

/// Returns a message by Ann with more members.
func slackMessage(_ text: String = "hi", ts: String = "1.0", _ members: String = "") -> String {
    #"{"type": "message", "user": "U1", "ts": "\#(ts)", "text": "\#(text)"\#(members.isEmpty ? "" : ", " + members)}"#
}

/// Returns the parsed text.
func slackText(_ text: String) throws -> ChatMessage {
    let escaped =
        text
        .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return try SlackFixture(slackMessage(escaped)).message()
}
