import DefaultComponents
import Foundation
import Testing

/// Attachments of kinds of one's own, with ids and progress.
@Suite struct AttachmentPayloadTests {
    @Test func aPayloadIsReadAsItWasGiven() throws {
        let berth = Berth(title: "Pier 7", number: 3)

        let attachment = try ChatAttachment(kind: "berth", payload: berth)

        let json: JSONValue = ["kind": "berth", "number": 3, "title": "Pier 7"]
        #expect(attachment.payload == .other(title: "Pier 7", json: json))
        #expect(try attachment.payload(as: Berth.self) == berth)
    }

    @Test func aPayloadOfAFileIsReadByItsType() throws {
        let message = try conversationMessage(
            loading: #""attachments": [{"kind": "berth", "title": "Pier 7", "number": 3, "x": []}]"#
        )

        let attachment = try #require(message.attachments.first)
        #expect(try attachment.payload() == Berth(title: "Pier 7", number: 3))
    }

    @Test func blanksOfAFileDoNotCount() throws {
        let blanks = String(repeating: " ", count: 70_000)
        let message = try conversationMessage(
            loading: #""attachments": [{"kind": "berth", "title": "Pier 7",\#(blanks)"number": 3}]"#
        )

        let attachment = try #require(message.attachments.first)
        #expect(try attachment.payload() == Berth(title: "Pier 7", number: 3))
    }

    @Test(arguments: [
        (
            #"{"kind":"image","content":{"known":{"_0":{"image":{"_0":{"imageURL":"sea.png"}}}}}}"#,
            AttachmentPayload.image(ImageAttachment(imageURL: "sea.png"))
        ),
        (
            #"{"kind":"berth","content":{"read":{"_0":{"text":"{}"}}}}"#,
            .other(title: nil, json: [:])
        ),
        (
            #"{"kind":"berth","content":{"titled":{"_0":"Pier 7","_1":{"text":"{}"}}}}"#,
            .other(title: "Pier 7", json: [:])
        ),
    ])
    func anAttachmentOfAnEarlierReleaseIsDecoded(text: String, payload: AttachmentPayload) throws {
        let attachment = try JSONDecoder().decode(ChatAttachment.self, from: Data(text.utf8))

        #expect(attachment.payload == payload)
    }

    @Test func whatHasNoMembersIsNoPayload() {
        let error = PayloadError.mismatch(path: "", expected: "an object", found: "a list")
        #expect(throws: error) { try ChatAttachment(kind: "berth", payload: [3]) }
    }

    @Test func aBuiltInKindHasNoPayloadOfItsOwn() {
        let image = ImageAttachment(imageURL: "sea.png")
        let attachment = ChatAttachment(kind: .image, payload: .image(image))

        let error = PayloadError.mismatch(
            path: "",
            expected: "a kind of its own",
            found: "the kind 'image'"
        )
        #expect(throws: error) { try attachment.payload(as: Berth.self) }
    }

    @Test(arguments: [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1), (.infinity, 1)])
    func progressIsFromZeroToOne(progress: Double, kept: Double) throws {
        var attachment = try ChatAttachment(kind: "berth", payload: Berth(title: "", number: 0))

        attachment.progress = progress
        #expect(attachment.progress == kept)
        attachment.progress = .nan

        #expect(attachment.progress == kept)
    }

    @Test func idAndProgressBelongToTheAttachment() throws {
        let plain = try ChatAttachment(kind: "berth", payload: Berth(title: "", number: 0))
        var attachment = plain

        attachment.id = "a"
        #expect(attachment != plain)
        attachment.id = nil
        attachment.progress = 0.5
        #expect(attachment != plain)
        attachment.progress = nil

        #expect(attachment == plain)
    }
}

private struct Berth: Codable, Hashable {
    var title: String
    var number: Int
}
