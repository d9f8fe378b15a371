import DefaultComponents
import Testing

/// Returns a document with two users and one channel, `c`, each message on a line of its own.
func conversationDocument(
    _ messages: String...,
    users: String = #"{"id": "ann", "name": "Ann"}, {"id": "bob"}"#,
    channel: String = "",
    root: String = ""
) -> ConversationSource {
    ConversationSource(
        file: "chat.json",
        text: """
            {"format": "conversation", "version": 1, \(root)"users": [\(users)], "channels": [
            {"id": "c", \(channel)"messages": [
            \(messages.joined(separator: ",\n"))
            ]}]}
            """
    )
}

/// Returns a message by Ann with more members.
func conversationMessage(_ id: String = "1", _ members: String = "") -> String {
    #"{"id": "\#(id)", "author": "ann", "time": "2026-03-02T09:4\#(id):00Z"\#(members.isEmpty ? "" : ", ")\#(members)}"#
}

/// Returns the loaded message of a document with one.
func conversationMessage(loading members: String) throws -> ChatMessage {
    let source = conversationDocument(conversationMessage("1", members))
    let conversation = try ConversationJSONFormat().load(source, options: LoadOptions())
    return try #require(conversation.channels.first?.messages.first)
}
