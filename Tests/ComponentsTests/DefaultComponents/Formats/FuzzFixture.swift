import DefaultComponents

/// Valid sources with every part that the formats read, for mutation.
enum FuzzFixture {
    /// The example of the article, which has one of everything.
    static func conversation() throws -> String {
        try ConversationArticle.example()
    }

    /// A list of users, a list of channels and two days.
    static let slack = [
        """
        [{"id": "U1", "name": "ann", "is_bot": false, "profile": {"display_name": "Ann"}},
         {"id": "U2", "name": "bob", "real_name": "Bob", "profile": {"image_72": "x"}}]
        """,
        #"[{"id": "C1", "name": "general", "members": ["U1", "U2"], "topic": {}}]"#,
        """
        [{"type": "message", "subtype": "channel_join", "user": "U1", "ts": "1.0", "text": "<@U1> j"},
         {"subtype": "bot_add", "user": "U1", "bot_id": "B1", "ts": "2.0", "text": "<https://x|git>"},
         {"subtype": "bot_message", "bot_id": "B1", "ts": "3.0", "text": "", "attachments": [
           {"pretext": "*p*", "text": "```c```", "fields": [{"title": "t", "value": "v"}]},
           {"from_url": "https://x", "title": "t", "footer": "f", "fallback": "b"}]},
         {"user": "U2", "ts": "4.000001", "text": "_a_ :tada: <!here> &lt;", "edited": {"ts": "5"},
          "reactions": [{"name": "tada", "users": ["U1"], "count": 1}], "thread_ts": "4.000001"}]
        """,
        """
        [{"user": "U1", "ts": "6.0", "thread_ts": "4.000001", "text": "r", "mood": {"a": [1]}},
         {"user": "U1", "ts": "7.0", "thread_ts": "4.000001", "subtype": "thread_broadcast", "text": ""},
         {"user": "U1", "ts": "8.0", "subtype": "file_share", "text": "<@U1> uploaded a file: <x:y|z>",
          "file": {"id": "F1", "title": "t", "size": 4}, "files": [{"id": "F2", "name": "n"}]},
         {"ts": "9.0", "subtype": "file_comment", "comment": {"user": "U2", "comment": "c"},
          "file": {"id": "F1", "url_private": "u"}}]
        """,
    ]

    /// Returns an export of four files.
    static func export(_ files: [[UInt8]]) -> ConversationSource {
        let names = ["users.json", "channels.json", "2026-03-02.json", "2026-03-03.json"]
        let sources = zip(names, files).map { ConversationSource(file: $0, bytes: $1) }
        let folder = ConversationSource(folder: "general", entries: Array(sources.suffix(2)))
        return ConversationSource(folder: "export", entries: Array(sources.prefix(2)) + [folder])
    }
}
