import ArchiveFormats
import Testing
import Views

/// Messages of Slack whose words are in blocks only.
@Suite struct SlackBlocksTests {
    @Test(arguments: [
        (
            #"""
            {"type": "table", "rows": [
              [{"type": "rich_text", "elements": [{"type": "rich_text_section",
                "elements": [{"type": "text", "text": "Day", "style": {"bold": true}}]}]},
               {"type": "raw_text", "text": "Menu"}],
              [{"type": "raw_text", "text": "Monday"}, {"type": "raw_text", "text": "Soup"}]]}
            """#,
            "Day | Menu\nMonday | Soup"
        ),
        (
            #"""
            {"type": "section", "text": {"type": "mrkdwn", "text": "*Build* of <@U1>"},
              "fields": [{"type": "mrkdwn", "text": "branch"}, {"type": "plain_text", "text": "main"}]}
            """#,
            "Build of @Ada\nbranch\nmain"
        ),
        (
            #"{"type": "section", "fields": [{"type": "plain_text", "text": "only"}, {"text": "fields"}]}"#,
            "only\nfields"
        ),
        (#"{"type": "header", "text": {"type": "plain_text", "text": "Head"}}"#, "Head"),
    ])
    func blocksBecomeLines(_ block: String, _ text: String) throws {
        let day =
            #"[{"type": "message", "user": "U1", "text": "", "ts": "1.0", "blocks": [\#(block)]}]"#
        let users = #"[{"id": "U1", "name": "ada", "profile": {"real_name": "Ada"}}]"#
        let files = ["general/2026-03-02.json": Array(day.utf8), "users.json": Array(users.utf8)]
        let reading = try ArchiveReading(ArchiveInput(path: "any", files: files), format: "slack")
        var texts: [String] = []

        try reading.readMessages { message throws(ArchiveError) in
            texts.append(message.text.plain)
        }

        #expect(texts == [text])
    }
}
