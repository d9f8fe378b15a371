import DefaultComponents
import Testing

@Suite struct JSONValueTests {
    private let value = JSONValue.object([
        JSONMember("title", .string("Where to?")),
        JSONMember("votes", .array([.number("3"), .number("1e2"), .null])),
    ])

    @Test func membersAreFoundByKey() {
        #expect(value["title"]?.string == "Where to?")
        #expect(value["missing"] == nil)
    }

    @Test func elementsAreReadAsWhatTheyAre() {
        #expect(value["votes"]?.elements?.map(\.int) == [3, nil, nil])
    }

    @Test func nothingIsReadAsSomethingElse() {
        #expect(value.string == nil)
        #expect(value.int == nil)
        #expect(value.elements == nil)
        #expect(value["title"]?["title"] == nil)
    }
}
