import DefaultComponents
import Testing
import Views

@Suite struct SlackAttachmentTests {
    @Test(arguments: ["from_url", "title_link"])
    func attachmentsWithAnAddressAreLinks(key: String) throws {
        let link = LinkAttachment(
            originalURL: "https://a.b/?x&y",
            title: "T & U",
            text: RichText([TextRun("b", style: TextStyle(.bold)), TextRun("\nk: v\nf")]),
            siteName: "S",
            previewURL: "https://i"
        )

        let found = try attachments(
            """
            {"\(key)": "https://a.b/?x&amp;y", "title": "T &amp; U", "text": "*b*", "footer": "f",
             "fields": [{"title": "k", "value": "v", "short": true}], "service_name": "S",
             "thumb_url": "https://i", "fallback": "no"}
            """
        )

        #expect(found == [ChatAttachment(kind: .link, payload: .link(link))])
    }

    @Test func otherAttachmentsAreCardsWithMarkup() throws {
        let card = CardAttachment(
            pretext: "p",
            title: "T",
            text: RichText([TextRun("x", style: TextStyle(target: .link("https://a")))]),
            fields: [CardField(title: "k", value: "@Ann".linked(to: .user("U1")))],
            footer: "<f>",
            imageURL: "https://i"
        )

        let found = try attachments(
            """
            {"pretext": "p", "title": "T", "text": "<https://a|x>", "footer": "&lt;f&gt;",
             "fields": [{"title": "k", "value": "<@U1>"}], "image_url": "https://i", "color": "x"}
            """
        )

        #expect(found == [ChatAttachment(kind: .card, payload: .card(card))])
    }

    @Test func fallbackStandsInForAnEmptyCard() throws {
        let found = try attachments(#"{"fallback": "1 &lt; <https://a|2>", "color": "x"}"#)

        guard case .card(let card)? = found.first?.payload else { return #expect(Bool(false)) }
        #expect(card.text?.plain == "1 < 2")
    }

    @Test(arguments: [
        ("<@U1> uploaded a file: <https://x|t>", ""),
        ("<@U1> shared a file: <https://x|t> and commented: *look*", "look"),
        ("<@U1|ann> uploaded an image: <https://x|t>", ""),
        ("<@U1> uploaded: what?", "@Ann uploaded: what?"),
        ("here it is", "here it is"),
    ])
    func sharedFilesStandWithoutSlacksSentence(text: String, plain: String) throws {
        let members =
            #""subtype": "file_share", "file": {"id": "F1", "title": "t", "size": 7, "mimetype": "a/b", "url_private": "https://f"}"#
        let file = FileAttachment(assetURL: "https://f", title: "t", mimeType: "a/b", bytes: 7)

        let message = try SlackFixture(slackMessage(text, members)).message()

        #expect(message.text.plain == plain)
        #expect(message.attachments == [ChatAttachment(kind: .file, payload: .file(file))])
    }

    @Test func everyFileStandsOnce() throws {
        let members =
            #""file": {"id": "F1", "name": "a"}, "files": [{"id": "F1"}, {"id": "F2", "permalink": "https://p"}]"#

        let files = try SlackFixture(slackMessage("", members)).message().fileAttachments

        #expect(files.map(\.title) == ["a", "F2"])
        #expect(files.map(\.assetURL) == ["", "https://p"])
    }

    @Test func fileCommentsAreTheirAuthorsWords() throws {
        let members =
            #""subtype": "file_comment", "file": {"id": "F1", "title": "t"}, "comment": {"user": "U2", "comment": "`nice`"}"#

        let message = try SlackFixture(
            #"{"ts": "1.0", "text": "<@U2> commented on a file", \#(members)}"#
        ).message()

        #expect(message.author.id == "U2")
        #expect(message.text.runs == [TextRun("nice", style: TextStyle(.code))])
        #expect(message.fileAttachments.map(\.title) == ["t"])
    }

    private func attachments(_ attachment: String) throws -> [ChatAttachment] {
        try SlackFixture(slackMessage("", #""attachments": [\#(attachment)]"#)).message()
            .attachments
    }
}

extension String {
    fileprivate func linked(to target: TextTarget) -> RichText {
        RichText([TextRun(self, style: TextStyle(target: target))])
    }
}
