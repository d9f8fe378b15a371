import Testing

@testable import DefaultComponents

@Suite struct UnknownContentTests {
    @Test(arguments: ["1,", "{},", "[[1]],", #"{"a":1},"#, #""é","#])
    func whatNobodyKnowsCostsItsText(piece: String) throws {
        let value = "[" + String(repeating: piece, count: 10_000) + "null]"
        let message = try conversationMessage(
            loading: #""x": \#(value), "attachments": [{"kind": "poll", "votes": \#(value)}]"#
        )

        let fields = try #require(message.details?.value.unknownFields)
        guard case .read(let field) = fields.content,
            case .read(let attachment)? = message.attachments.first?.content
        else { return #expect(Bool(false), "values were made") }
        #expect(field.text.utf8.count <= value.utf8.count + 10)
        #expect(attachment.text.utf8.count <= value.utf8.count + 30)
    }

    @Test func fieldsAreReadAgainAsOftenAsTheyAreAskedFor() throws {
        let message = try conversationMessage(loading: #""x": [1, {"y": "z"}], "b": "\u00e9""#)

        let list = JSONValue.array([.number("1"), .object([JSONMember("y", .string("z"))])])
        let fields = [JSONMember("x", list), JSONMember("b", .string("é"))]
        #expect(message.unknownFields == fields)
        #expect(message.unknownFields == fields)
    }

    @Test(arguments: [#"\""#, #"\\"#, #"\\\""#, #"\u0000"#, #"a\nb"#, "é😀", #"\u202e"#, "", "]["])
    func namesAreKeptHoweverTheyAreWritten(name: String) throws {
        let message = try conversationMessage(loading: #""\#(name)": 1, "x": 2"#)

        let names = message.unknownFields.map(\.key)
        let key = try JSONCursor(reading: Array(#"{"\#(name)": 1}"#.utf8), file: "").members()[0]
        #expect(names == [key.value.path.description, "x"])
        #expect(message.unknownFields.map(\.value.int) == [1, 2])
    }

    @Test func whatWasReadEqualsWhatWasGiven() throws {
        let members = #""x": [1,2], "attachments": [{"kind": "poll", "title": "t", "a": [3]}]"#
        let read = try conversationMessage(loading: members)
        let spaced = try conversationMessage(loading: members.replacing(",", with: " ,  "))
        var given = read
        given.unknownFields = read.unknownFields
        given.attachments = read.attachments.map {
            ChatAttachment(kind: $0.kind, payload: $0.payload)
        }

        #expect(read == given)
        #expect(read == spaced)
        #expect(Set([read, given, spaced]).count == 1)
        #expect(given.attachments.map(\.unknownTitle) == ["t"])
        #expect(read.attachments.map(\.unknownTitle) == ["t"])
        given.unknownFields = []
        #expect(read != given)
    }
}
