import Components
import DefaultComponents
import Testing
import Views

@Suite struct ConversationMessageTests {
    @Test func leftOutMembersHaveDefaults() throws {
        let time = try #require(Timestamp(iso8601: "2026-03-02T09:41:00Z"))

        let message = try conversationMessage(loading: #""text": null"#)

        let author = ChatUser(id: "ann", name: "Ann")
        #expect(message == ChatMessage(id: "1", author: author, createdAt: time))
    }

    @Test func runsHaveLooksAndTargets() throws {
        let text = try conversationMessage(
            loading: """
                "text": ["a", {"text": "b", "bold": true, "italic": true, "strike": false},
                    {"text": "c", "code": true}, {"text": "d", "codeBlock": true},
                    {"text": "e", "quote": true, "strike": true}, {"text": "f", "link": "x:y"},
                    {"text": "g", "user": "u"}, {"text": "h", "channel": "c"},
                    {"text": "i", "broadcast": "here"}]
                """
        ).text

        #expect(
            text.runs == [
                run("a"), run("b", [.bold, .italic]), run("c", .code), run("d", .codeBlock),
                run("e", [.quote, .strike]), run("f", target: .link("x:y")),
                run("g", target: .user("u")), run("h", target: .channel("c")),
                run("i", target: .broadcast("here")),
            ]
        )
    }

    @Test(arguments: [
        ("regular", nil), ("system", nil), ("error", nil), ("ephemeral", nil), ("poll", "poll"),
    ])
    func kindsAreAnOpenSet(kind: String, unknown: String?) throws {
        let message = try conversationMessage(loading: #""kind": "\#(kind)""#)

        #expect(message.kind == ChatMessageKind(rawValue: kind))
        #expect(message.unknownKind == unknown)
    }

    @Test(arguments: ChatMessageLocalState.allCases)
    func statesAreRead(state: ChatMessageLocalState) throws {
        #expect(try conversationMessage(loading: #""state": "\#(state)""#).localState == state)
    }

    @Test func receiptsLeaveOutTheAuthor() throws {
        let message = try conversationMessage(
            loading: #""deliveredTo": ["ann", "bob"], "readBy": ["bob", "ann"]"#
        )

        #expect(message.deliveredTo.map(\.id) == ["bob"])
        #expect(message.readBy.map(\.id) == ["bob"])
    }

    @Test func reactionsCountTheirUsersOrSaySo() throws {
        let reactions = try conversationMessage(
            loading:
                #""reactions": [{"name": "heart", "users": ["bob"]}, {"name": "x-y", "count": 4}]"#
        ).reactions

        #expect(
            reactions == [
                ChatReaction(name: "heart", emoji: "❤️", userIDs: ["bob"]),
                ChatReaction(name: "x-y", count: 4),
            ]
        )
    }

    @Test(arguments: [
        (
            #""kind": "image", "url": "u", "title": "t""#,
            AttachmentPayload.image(ImageAttachment(imageURL: "u", title: "t"))
        ),
        (
            #""kind": "video", "url": "u", "seconds": 1.5"#,
            .video(VideoAttachment(videoURL: "u", seconds: 1.5))
        ),
        (
            #""kind": "file", "url": "u", "mimeType": "a/b", "bytes": 7"#,
            .file(FileAttachment(assetURL: "u", mimeType: "a/b", bytes: 7))
        ),
        (#""kind": "giphy", "url": "u""#, .giphy(GiphyAttachment(previewURL: "u"))),
        (
            #""kind": "audio", "url": "u", "seconds": 2"#,
            .audio(AudioAttachment(audioURL: "u", seconds: 2))
        ),
        (
            #""kind": "link", "url": "u", "text": "x", "site": "s", "image": "i""#,
            .link(LinkAttachment(originalURL: "u", text: "x", siteName: "s", previewURL: "i"))
        ),
        (
            #""kind": "card", "pretext": "p", "fields": [{"title": "a", "value": "b"}]"#,
            .card(CardAttachment(pretext: "p", fields: [CardField(title: "a", value: "b")]))
        ),
        (
            #""kind": "card", "title": "t", "text": ["x"], "footer": "f", "image": "i""#,
            .card(CardAttachment(title: "t", text: "x", footer: "f", imageURL: "i"))
        ),
        (
            #""kind": "poll", "title": "t""#,
            .other(
                title: "t",
                json: .object([
                    JSONMember("kind", .string("poll")), JSONMember("title", .string("t")),
                ])
            )
        ),
        (
            #""kind": "poll", "title": 1"#,
            .other(
                title: nil,
                json: .object([
                    JSONMember("kind", .string("poll")), JSONMember("title", .number("1")),
                ])
            )
        ),
    ])
    func attachmentsAreReadByKind(attachment: String, payload: AttachmentPayload) throws {
        let message = try conversationMessage(loading: #""attachments": [{\#(attachment)}]"#)

        #expect(message.attachments.map(\.payload) == [payload])
        #expect(message.unknownFields == [])
    }

    @Test func unknownFieldsOfPartsAreKeptWithTheirPlace() throws {
        let message = try conversationMessage(
            loading: #""attachments": [{"kind": "image", "url": "u", "alt": "x"}], "a b": null"#
        )

        #expect(
            message.unknownFields == [
                JSONMember(#"["a b"]"#, .null), JSONMember("attachments[0].alt", .string("x")),
            ]
        )
    }

    private func run(
        _ text: String,
        _ traits: TextTraits = [],
        target: TextTarget? = nil
    ) -> TextRun {
        TextRun(text, style: TextStyle(traits, target: target))
    }
}
